import type { Failure } from "@shop/kernel";
import { type CartFailureCode, isCartFailureCode } from "../failures.ts";

/**
 * The failure to show to the shopper: one of this package's, with its own text in the shopper's language; or else (network,
 * transport, unknown codes) the one for the whole act.
 */
export function shopperFailure(
  failure: Failure,
  fallback: CartFailureCode,
): Failure & { readonly code: CartFailureCode } {
  if (!isCartFailureCode(failure.code)) return { code: fallback };
  return failure.params ? { code: failure.code, params: failure.params } : { code: failure.code };
}
