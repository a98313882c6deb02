import type { MessageParams } from "@shop/kernel";
import type { CartMessageKind } from "../domain/cart-message.ts";
import type { CartMessageKey } from "./index.ts";

/** A pop-up's text: its key and its parameters. */
export interface CartNotice {
  readonly kind: CartMessageKind;
  readonly tone: "success" | "info" | "error";
  readonly key: CartMessageKey;
  readonly params?: MessageParams;
}

/** The notice about products that left the cart because they are free now; null if there are none. */
export function freeNotice(freeProducts: readonly string[]): CartNotice | null {
  if (freeProducts.length === 0) return null;
  return { kind: "other", tone: "info", key: "cart.becameFree", params: { names: freeProducts } };
}

/** The notice after a removal: that the product was removed, or how many of it remain. */
export function removedNotice(name: string, left: number): CartNotice {
  const said = { kind: "removed", tone: "info" } as const;
  if (left === 0) return { ...said, key: "cart.removed", params: { name } };
  return { ...said, key: "cart.quantityLeft", params: { name, quantity: left } };
}

/** A pop-up that is shown or waits to be. */
export interface CartMessage extends CartNotice {
  readonly id: string;
  /** How long it is shown while it is neither hovered nor focused. */
  readonly durationMs: number;
}
