import type { AnalyticsSink } from "../store/ports.ts";

/** The globals of Google's tag: `gtag` of GA4, or the `dataLayer` of Tag Manager alone. */
interface TagWindow {
  readonly gtag?: (...args: readonly unknown[]) => void;
  readonly dataLayer?: unknown[];
}

/**
 * Sends events to the tag that the page has, if it has one: it is loaded after consent and by somebody else. Nothing is created here, so
 * that nothing waits for a tag that never comes.
 */
export function createAnalyticsTag(window: object): AnalyticsSink {
  const page: TagWindow = window;
  return {
    send: ({ name, params }) => {
      if (typeof page.gtag === "function") page.gtag("event", name, params);
      else if (Array.isArray(page.dataLayer))
        page.dataLayer.push({ ecommerce: null }, { event: name, ...forTagManager(params) });
      else return false;
      return true;
    },
  };
}

/** Tag Manager reads products from `ecommerce`. */
function forTagManager(params: Readonly<Record<string, unknown>>): object {
  return "items" in params ? { ecommerce: params } : params;
}
