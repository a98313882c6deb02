import { randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import { takePoint } from "../platform/rate-limits.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { PIN_LIFE_MS, PIN_REQUESTS } from "./limits.ts";
import { hashPin, newPin, type PinPurpose } from "./new-pin.ts";
import { insertPinRequest, voidPinRequests } from "./pin-requests.ts";

/** The key under which an account's PINs are counted, for all purposes. */
export function pinKey(userId: string): string {
  return `pin:${userId}`;
}

/** Counts one more PIN of an account and returns whether it is allowed. Source: SAFE-10, SAFE-20. */
export function mayHavePin(deps: Deps, userId: string): Promise<boolean> {
  return takePoint(deps.db, pinKey(userId), PIN_REQUESTS, deps.clock.nowMs());
}

/**
 * Creates a PIN and stores its hash, in the caller's transaction, which must have locked the account. The account's older PINs for the same
 * purpose end, so that only one request can be tried. The PIN itself is only for its mail.
 */
export async function writePinRequest(
  trx: Kysely<Database>,
  deps: Deps,
  request: { readonly userId: string; readonly purpose: PinPurpose; readonly newEmail: string | null },
): Promise<{ readonly requestId: string; readonly pin: string }> {
  const nowMs = deps.clock.nowMs();
  const now = new Date(nowMs);
  const requestId = randomUuid(deps.random);
  const pin = newPin(deps.random);
  await voidPinRequests(trx, request.userId, now, request.purpose);
  await insertPinRequest(trx, {
    ...request,
    id: requestId,
    pinHash: hashPin(deps.settings.secret, { ...request, requestId }, pin),
    now,
    expiresAt: new Date(nowMs + PIN_LIFE_MS),
  });
  return { requestId, pin };
}
