import type { Locale, Messages } from "@shop/kernel";
import { lazy, Suspense } from "react";
import { translate, useLocale, useTexts } from "../../messages/use-texts.ts";
import type { ErrorTextKey } from "./messages/en.ts";

const ERROR_PAGES: Readonly<Record<Locale, ReturnType<typeof errorPageIn>>> = {
  en: errorPageIn(async () => (await import("./messages/en.ts")).en),
  de: errorPageIn(async () => (await import("./messages/de.ts")).de),
  ja: errorPageIn(async () => (await import("./messages/ja.ts")).ja),
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
    <div className="frame grid justify-items-start gap-4 py-7">
      <h1>{text("loadFailed")}</h1>
    </div>
  );
}
