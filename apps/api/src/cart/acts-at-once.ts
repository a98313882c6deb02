import type { OperationName } from "@shop/api-client/contract";
import type { CallContext } from "../http/call-context.ts";
import { type EnvelopeAnswer, validAnswer } from "../http/envelope.ts";
import type { KeyedAct } from "../http/idempotency-keys.ts";
import type { Deps } from "../ports/deps.ts";
import { createAddToCartAtOnce } from "./add-to-cart-at-once.ts";
import type { CartSource } from "./cart-source.ts";
import { priceSource } from "./read-cart.ts";

/** A keyed act in one statement that keeps what its answer is made from. Null: it did nothing, and the handler has to. */
export type ActAtOnce = (
  deps: Deps,
  context: CallContext,
  payload: unknown,
  keyed: KeyedAct,
) => Promise<EnvelopeAnswer | null>;

/** The operations that have such an act beside their handler. */
export function createActsAtOnce(): { readonly [Name in OperationName]?: ActAtOnce } {
  const addToCart = createAddToCartAtOnce();
  return {
    addToCart: async (deps, context, payload, keyed) => {
      // The payload has just passed this operation's schema.
      const added = await addToCart(deps, context, payload as Parameters<typeof addToCart>[2], keyed);
      return added && validAnswer(added);
    },
  };
}

/** The kept answer of such an act, made from what it was made from the first time. */
export function remakeAnswer(operation: string, source: unknown): EnvelopeAnswer {
  if (operation !== "addToCart") throw new Error(`Nothing says how an answer to ${operation} is made again.`);
  return validAnswer(priceSource(source as CartSource));
}
