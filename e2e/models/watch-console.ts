import type { Page } from "@playwright/test";

/** Collects the browser's complaints: errors, warnings (hydration, policy), uncaught exceptions. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      complaints.push(`${page.url()} ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()} uncaught: ${error.message}`));
  return complaints;
}
