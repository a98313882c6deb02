import type { CartMessageKind } from "../domain/cart-message.ts";
import type { CartMessageKey } from "./index.ts";

/** What a pop-up says: the key of its text and what fills it. */
export interface CartNotice {
  readonly kind: CartMessageKind;
  readonly tone: "success" | "info" | "error";
  readonly key: CartMessageKey;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A pop-up that is shown or waits to be. */
export interface CartMessage extends CartNotice {
  readonly id: string;
  /** How long it stays while nobody hovers over it or has the focus in it. */
  readonly durationMs: number;
}
