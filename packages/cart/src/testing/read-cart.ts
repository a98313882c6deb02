import { formatMessage } from "@shop/kernel";
import { messages } from "../messages/index.ts";
import type { CartStore } from "../store/cart-store.ts";

/** The newest pop-up's text, in English. */
export function lastWords(cart: CartStore): string | undefined {
  const message = cart.getState().messages.at(-1);
  return message && formatMessage(messages.en[message.key], message.params);
}

/** The cart as it is shown, as `2 Ballast`. */
export function contents(cart: CartStore): string[] {
  return cart.getState().products.map((line) => `${line.quantity} ${line.name}`);
}
