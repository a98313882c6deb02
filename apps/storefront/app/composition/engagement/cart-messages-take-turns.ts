import type { CartOfParts } from "@shop/cart/store";
import type { AttentionStore } from "@shop/engagement/store";
import type { Clock } from "@shop/kernel";

/** The cart's messages take their turn among the pop-ups: all of them together, for as long as there are any. Source: ENGAGE-12. */
export function cartMessagesTakeTurns({
  attention,
  cart,
  clock,
}: {
  readonly attention: Pick<AttentionStore, "ask">;
  readonly cart: Pick<CartOfParts, "getState" | "subscribe">;
  readonly clock: Pick<Clock, "nowMs">;
}): () => void {
  let withdraw: (() => void) | null = null;
  const look = () => {
    const hasMessages = cart.getState().messages.length > 0;
    if (hasMessages === (withdraw !== null)) return;
    if (hasMessages) withdraw = attention.ask({ kind: "cartMessage", id: "cart", earliestMs: clock.nowMs() });
    else {
      withdraw?.();
      withdraw = null;
    }
  };
  look();
  const unsubscribe = cart.subscribe(look);
  return () => {
    unsubscribe();
    withdraw?.();
  };
}
