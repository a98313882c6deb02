import type { Locale } from "@shop/kernel";
import { lazy, Suspense } from "react";
import { useLocale } from "../../messages/use-texts.ts";
import { loadErrorPage, loadedErrorPage } from "./load-error-page.tsx";

const FETCHED: Readonly<Record<Locale, ReturnType<typeof fetchedIn>>> = {
  en: fetchedIn("en"),
  de: fetchedIn("de"),
  ja: fetchedIn("ja"),
};

/** Replaces a page that can't be shown; fetched, with its texts, on first use. */
export function ErrorBoundary() {
  const locale = useLocale();
  const ErrorPage = loadedErrorPage(locale) ?? FETCHED[locale];
  return (
    <Suspense fallback={null}>
      <ErrorPage />
    </Suspense>
  );
}

function fetchedIn(locale: Locale) {
  return lazy(async () => ({ default: await loadErrorPage(locale) }));
}
