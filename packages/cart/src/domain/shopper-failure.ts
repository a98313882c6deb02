import type { Failure } from "@shop/kernel";
import { type CartFailureCode, isCartFailureCode } from "../failures.ts";

/**
 * A failure as the shopper is told: one of this package's, by its own text in the shopper's language, or else (network, transport,
 * codes that we don't know) the one that stands for the whole act.
 */
export function shopperFailure(
  failure: Failure,
  fallback: CartFailureCode,
): Failure & { readonly code: CartFailureCode } {
  if (!isCartFailureCode(failure.code)) return { code: fallback };
  return failure.params ? { code: failure.code, params: failure.params } : { code: failure.code };
}
