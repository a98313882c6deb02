import type { PopUpTabs, TabNews } from "../store/ports.ts";

export interface FakeBrowser {
  /** Another tab of the browser. */
  openTab(): PopUpTabs;
  /** Delivers what was posted since, in order. Without it, news arrives at once. */
  deliver(): void;
}

/** The tabs of one browser. With `isSlow`, news waits for `deliver`. */
export function createFakeBrowser({ isSlow = false } = {}): FakeBrowser {
  const listeners = new Map<PopUpTabs, Set<(news: TabNews) => void>>();
  const waiting: Array<() => void> = [];
  return {
    openTab: () => {
      const own = new Set<(news: TabNews) => void>();
      const tab: PopUpTabs = {
        post: (news) => {
          const send = () => {
            for (const [other, heard] of listeners) if (other !== tab) for (const listener of heard) listener(news);
          };
          if (isSlow) waiting.push(send);
          else send();
        },
        listen: (listener) => {
          own.add(listener);
          return () => own.delete(listener);
        },
      };
      listeners.set(tab, own);
      return tab;
    },
    deliver: () => {
      for (const send of waiting.splice(0)) send();
    },
  };
}
