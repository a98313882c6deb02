import type { KeyValueStorage } from "@shop/kernel";

const LAST_ORDER_KEY = "shop_last_order";

/** Remembers, for this tab, the order that was just paid, so that the landing page knows which licences to wait for. */
export interface LastOrder {
  remember(orderId: string | null): void;
  orderId(): string | null;
}

export function createLastOrder(session: KeyValueStorage): LastOrder {
  return {
    remember: (orderId) => (orderId ? session.set(LAST_ORDER_KEY, orderId) : session.remove(LAST_ORDER_KEY)),
    orderId: () => session.get(LAST_ORDER_KEY) ?? null,
  };
}
