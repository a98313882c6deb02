import type { PopUpTabs, TabNews } from "../store/ports.ts";

/** The part of a `BroadcastChannel` that is used. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  removeEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
}

/** The other tabs, by a channel: `createBroadcastTabs(new BroadcastChannel("shop_pop_ups"))`. Without one, a tab is on its own. */
export function createBroadcastTabs(channel: TabChannel | null): PopUpTabs {
  return {
    post: (news) => channel?.postMessage(news),
    listen: (listener) => {
      const hear = ({ data }: { readonly data: unknown }) => {
        if (isNews(data)) listener(data);
      };
      channel?.addEventListener("message", hear);
      return () => channel?.removeEventListener("message", hear);
    },
  };
}

/** A tab with another version of the shop may still be open. */
function isNews(data: unknown): data is TabNews {
  const { tab, shown, dismissed } = (data ?? {}) as Partial<Record<keyof TabNews, unknown>>;
  return typeof tab === "number" && Array.isArray(shown) && Array.isArray(dismissed);
}
