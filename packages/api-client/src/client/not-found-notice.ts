import type { ApiClient } from "./api-client.ts";

/** Reports an address that doesn't exist to the shop's team. */
export interface NotFoundNotice {
  /** `pageView` identifies one page view (the history entry's key): a view is reported once, however often it renders. */
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
