import type { Currency } from "@shop/pricing";
import { itemCount } from "../domain/item-count.ts";
import type { CartStore } from "../store/cart-store.ts";

/** The `detail` of `shop:cart-changed`. Amounts in minor units: hundredths, of yen too. */
export interface CartChangedDetail {
  readonly count: number;
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
}

/** The `detail` of `shop:error`: the failure's code, and the product that it belongs to, if it does to one. */
export interface ErrorDetail {
  readonly code: string;
  readonly product?: string;
}

/** The events sent to the host page. `shop:checkout` can be cancelled: the page then handles it itself. */
export interface EmbedEvents {
  "shop:cart-changed": CartChangedDetail;
  "shop:cart-opened": null;
  "shop:cart-closed": null;
  "shop:checkout": CartChangedDetail;
  "shop:error": ErrorDetail;
}

/** Dispatches an event from one of our elements into the host's page. Returns false if the page cancelled it. */
export function dispatch<Name extends keyof EmbedEvents>(
  from: EventTarget,
  name: Name,
  detail: EmbedEvents[Name],
): boolean {
  return from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
}

/** The cart in the server's last response. */
export function detailOf({ getState }: Pick<CartStore, "getState">): CartChangedDetail {
  const { products, totalDiscountMinor, currency } = getState().confirmed;
  const lines = products.map(({ name, quantity }) => ({ name, quantity }));
  return { count: itemCount(products), totalMinor: totalDiscountMinor, currency, lines };
}

/**
 * Dispatches an event for every cart that the server returned and for every act that failed. `speakers` returns the elements
 * that dispatch it, at that moment.
 */
export function dispatchChanges(
  cart: Pick<CartStore, "getState" | "subscribe">,
  speakers: () => Iterable<EventTarget>,
): () => void {
  const dispatchAll = <Name extends keyof EmbedEvents>(name: Name, detail: EmbedEvents[Name]) => {
    for (const speaker of speakers()) dispatch(speaker, name, detail);
  };
  let before = cart.getState();
  return cart.subscribe(() => {
    const last = before;
    const state = cart.getState();
    before = state;
    if (state.confirmed !== last.confirmed) dispatchAll("shop:cart-changed", detailOf(cart));
    if (state.failure && state.failure !== last.failure) dispatchAll("shop:error", { code: state.failure.code });
    for (const [product, failure] of Object.entries(state.failureByName)) {
      if (failure !== last.failureByName[product]) dispatchAll("shop:error", { code: failure.code, product });
    }
  });
}
