import type { CartInput, UncheckedCart } from "../cart-input.ts";
import { parseCartInput as parseCartInputFor } from "../parse-cart-input.ts";
import type { Result } from "../result.ts";
import { CURRENCY_STEPS } from "./currency.ts";

/** The only way to create a cart's input. Failures: see `parseCartInput` in ../parse-cart-input.ts. */
export function parseCartInput(given: unknown): Result<CartInput> {
  return parseCartInputFor(given, CURRENCY_STEPS);
}

/** `parseCartInput` for a cart that code has put together from checked values. Throws a RangeError if there is a mistake in it. */
export function toCartInput(cart: UncheckedCart): CartInput {
  const parsed = parseCartInput(cart);
  if (parsed.isOk) return parsed.value;
  throw new RangeError(`A cart can't be priced: ${parsed.failure.code}, ${JSON.stringify(parsed.failure.params)}.`);
}
