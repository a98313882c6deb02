import { fail, ok, type Result } from "@shop/kernel";
import { isUuid } from "../platform/is-uuid.ts";
import { isEqualSecret } from "../platform/secrets.ts";
import type { Deps } from "../ports/deps.ts";
import { PIN_TRIES } from "./limits.ts";
import { hashPin, type PinPurpose, readPin } from "./new-pin.ts";
import { countPinTry } from "./pin-requests.ts";

/**
 * Checks the digits of a request's PIN. The try is counted before the comparison, in its own statement: call it outside a transaction, so
 * that a rollback doesn't undo the count. Somebody else's request counts as missing.
 * Failures: `account.pinWrong`, `account.tooManyTries`, `account.pinExpired` (unknown, used, expired, replaced, of another purpose).
 * Source: SAFE-10.
 */
export async function checkPin(
  deps: Deps,
  request: {
    readonly requestId: string;
    readonly userId: string;
    readonly purpose: PinPurpose;
    readonly pin: string;
  },
): Promise<Result<void>> {
  const { requestId, userId, purpose } = request;
  if (!isUuid(requestId)) return fail({ code: "account.pinExpired" });
  const asked = { id: requestId, userId, purpose, now: new Date(deps.clock.nowMs()), maxTries: PIN_TRIES };
  const counted = await countPinTry(deps.db, asked);
  if (!counted) return fail({ code: "account.pinExpired" });
  if (counted.pin_hash === null) return fail({ code: "account.tooManyTries" });
  const isRight = isEqualSecret(counted.pin_hash, hashPin(deps.settings.secret, request, readPin(request.pin)));
  return isRight ? ok(undefined) : fail({ code: "account.pinWrong" });
}
