import type { Page } from "@playwright/test";

/** Collects what a browser complains of: errors, warnings (hydration, policy), exceptions that nobody caught. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      complaints.push(`${page.url()} ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()} uncaught: ${error.message}`));
  return complaints;
}
