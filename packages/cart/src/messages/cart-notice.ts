import type { CartMessageKind } from "../domain/cart-message.ts";
import type { CartMessageKey } from "./index.ts";

/** What a pop-up says: the key of its text and what fills it. */
export interface CartNotice {
  readonly kind: CartMessageKind;
  readonly tone: "success" | "info" | "error";
  readonly key: CartMessageKey;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What is said of products that have left the cart because they are free now; null where none has. */
export function freeNotice(freeProducts: readonly string[]): CartNotice | null {
  if (freeProducts.length === 0) return null;
  return { kind: "other", tone: "info", key: "cart.becameFree", params: { names: freeProducts.join(", ") } };
}

/** What is said after a removal: that the product is gone, or how many of it are left. */
export function removedNotice(name: string, left: number): CartNotice {
  const said = { kind: "removed", tone: "info" } as const;
  if (left === 0) return { ...said, key: "cart.removed", params: { name } };
  return { ...said, key: "cart.quantityLeft", params: { name, quantity: left } };
}

/** A pop-up that is shown or waits to be. */
export interface CartMessage extends CartNotice {
  readonly id: string;
  /** How long it stays while nobody hovers over it or has the focus in it. */
  readonly durationMs: number;
}
