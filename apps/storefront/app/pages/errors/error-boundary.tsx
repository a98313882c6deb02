import type { Locale } from "@shop/kernel";
import { useIsOnline } from "@shop/ui";
import { lazy, Suspense, useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { useLocale } from "../../messages/use-texts.ts";
import { isLostOnItsWay } from "../../shell/lost-form.ts";
import { loadErrorPage, loadedErrorPage } from "./load-error-page.tsx";

const FETCHED: Readonly<Record<Locale, ReturnType<typeof fetchedIn>>> = {
  en: fetchedIn("en"),
  de: fetchedIn("de"),
  ja: fetchedIn("ja"),
};

/** Replaces a page that can't be shown; fetched, with its texts, on first use. */
export function ErrorBoundary() {
  const locale = useLocale();
  useLoadAgain();
  const ErrorPage = loadedErrorPage(locale) ?? FETCHED[locale];
  return (
    <Suspense fallback={null}>
      <ErrorPage />
    </Suspense>
  );
}

/**
 * Loads the page once more if its data were lost on their way: at once, or when the browser is online again. Firefox drops what is still
 * loading when a download begins.
 */
function useLoadAgain(): void {
  const { revalidate } = useRevalidator();
  const isOnline = useIsOnline();
  const isLost = isLostOnItsWay(useRouteError());
  useEffect(() => {
    if (isLost && isOnline) void revalidate();
  }, [isLost, isOnline, revalidate]);
}

function fetchedIn(locale: Locale) {
  return lazy(async () => ({ default: await loadErrorPage(locale) }));
}
