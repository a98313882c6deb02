import type { StoreApi } from "zustand/vanilla";
import type { Cart } from "../domain/cart.ts";
import { messageDurationMs } from "../domain/cart-message.ts";
import { type CartMessage, type CartNotice, freeNotice } from "../messages/cart-notice.ts";
import type { CartState } from "./cart-state.ts";

/** The pop-ups: one about the last change of the cart (its Undo must mean that change), and one for everything else. */
export function createMessageBoard(store: StoreApi<CartState>) {
  let lastId = 0;
  const say = (notice: CartNotice) => {
    lastId += 1;
    const message: CartMessage = {
      ...notice,
      id: `cart-message-${lastId}`,
      durationMs: messageDurationMs(notice.kind),
    };
    const others = store.getState().messages.filter((other) => isOfChange(other) !== isOfChange(notice));
    store.setState({ messages: [...others, message] });
  };
  return {
    say,
    /** Says which products left the cart because they are free now. */
    sayFree: ({ freeProducts }: Pick<Cart, "freeProducts">) => {
      const notice = freeNotice(freeProducts);
      if (notice) say(notice);
    },
    /** After Undo: the message about the change is no longer true. */
    withdrawChange: () => {
      store.setState({ messages: store.getState().messages.filter((message) => !isOfChange(message)) });
    },
    dismiss: (id: string) => {
      store.setState({ messages: store.getState().messages.filter((message) => message.id !== id) });
    },
  };
}

function isOfChange(notice: CartNotice): boolean {
  return notice.kind !== "other";
}

export type MessageBoard = ReturnType<typeof createMessageBoard>;
