import { IDEMPOTENCY_HEADER } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/;

/** The key of a logical change, or null if the caller sent none. */
export function readIdempotencyKey(headers: Headers): Result<string | null> {
  const key = headers.get(IDEMPOTENCY_HEADER);
  if (key === null || IDEMPOTENCY_KEY.test(key)) return ok(key);
  return fail({ code: "api.badRequest", params: { path: IDEMPOTENCY_HEADER } });
}
