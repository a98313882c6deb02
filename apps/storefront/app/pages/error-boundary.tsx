import type { Locale, Messages } from "@shop/kernel";
import { lazy, Suspense } from "react";
import type { ErrorTextKey } from "../messages/errors/en.ts";
import { translate, useLocale, useTexts } from "../messages/use-texts.ts";

const ERROR_PAGES: Readonly<Record<Locale, ReturnType<typeof errorPageIn>>> = {
  en: errorPageIn(async () => (await import("../messages/errors/en.ts")).en),
  de: errorPageIn(async () => (await import("../messages/errors/de.ts")).de),
  ja: errorPageIn(async () => (await import("../messages/errors/ja.ts")).ja),
};

/** Replaces a page that can't be shown; fetched, with its texts, on first use. */
export function ErrorBoundary() {
  const ErrorPage = ERROR_PAGES[useLocale()];
  return (
    <Suspense fallback={null}>
      <ErrorPage />
    </Suspense>
  );
}

function errorPageIn(loadTexts: () => Promise<Messages<ErrorTextKey>>) {
  return lazy(() =>
    Promise.all([import("./error-page.tsx"), loadTexts()]).then(
      ([{ ErrorPage }, texts]) => ({ default: () => <ErrorPage text={translate(texts)} /> }),
      // Not even the error page can be fetched: the connection is lost.
      () => ({ default: WithoutErrorPage }),
    ),
  );
}

function WithoutErrorPage() {
  const text = useTexts();
  return (
    <div className="frame error-page">
      <h1>{text("loadFailed")}</h1>
    </div>
  );
}
