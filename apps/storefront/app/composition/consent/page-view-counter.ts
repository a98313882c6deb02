import type { ConsentStore } from "@shop/consent/store";
import { OWN_STATISTICS } from "./own-services.ts";

export interface PageViewCounter {
  /** The page that is shown now. It is counted once, as soon as that is allowed. */
  show(path: string): void;
}

/** Counts the pages that a visitor opens while they allow it. Source: CONSENT-02. */
export function createPageViewCounter({
  consent,
  isFromElsewhere,
  send,
}: {
  readonly consent: Pick<ConsentStore, "getState" | "subscribe">;
  /** Whether the tab's first page was reached from another site, by a bookmark, or by typing. */
  readonly isFromElsewhere: boolean;
  readonly send: (view: { readonly path: string; readonly isVisit: boolean }) => void;
}): PageViewCounter {
  let shown: string | null = null;
  let counted: string | null = null;
  let isVisit = isFromElsewhere;
  const look = () => {
    if (shown === null || shown === counted || !consent.getState().allowed.includes(OWN_STATISTICS)) return;
    counted = shown;
    send({ path: shown, isVisit });
    isVisit = false;
  };
  consent.subscribe(look);
  return {
    show: (path) => {
      shown = path;
      look();
    },
  };
}
