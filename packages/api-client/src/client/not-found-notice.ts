import type { ApiClient } from "./api-client.ts";

/** Tells the shop's team of an address that doesn't exist. */
export interface NotFoundNotice {
  /** `pageView` tells one view from the next (the history entry's key): however often it is drawn, it is reported once. */
  report(pageView: string, url: string): void;
}

/** Reports each missing address once a page view. A report that fails is logged by the client and not repeated. Source: API-09. */
export function createNotFoundNotice(client: Pick<ApiClient, "callDirect">): NotFoundNotice {
  let lastReported: string | undefined;
  return {
    report: (pageView, url) => {
      const view = `${pageView} ${url}`;
      if (view === lastReported) return;
      lastReported = view;
      void client.callDirect("notifyNotFound", { url });
    },
  };
}
