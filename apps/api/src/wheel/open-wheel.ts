import { WHEEL_LIFE_MS, type WheelSegment } from "@shop/engagement";
import { randomUuid } from "@shop/kernel";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { newSecret } from "../platform/secrets.ts";
import type { Deps } from "../ports/deps.ts";
import { type CallContext, lockUser } from "../users/index.ts";
import { listWheelSegments } from "./wheel-segments.ts";
import { claimWheel, deleteEndedWheelsOf, insertWheel, listWheels, type WheelHolder, type WheelRow } from "./wheels.ts";

/** The caller's wheel, and every wheel whose spins count against the caller. */
export interface OpenWheel {
  readonly own: WheelRow;
  readonly all: readonly WheelRow[];
}

export function holderOf({ session, guestId }: Pick<CallContext, "session" | "guestId">): WheelHolder {
  return { userId: session?.userId ?? null, guestId };
}

/** Of the wheels that count for a holder its own: the account's, without a login the visitor's. */
export function ownWheel(all: readonly WheelRow[], { userId, guestId }: WheelHolder): WheelRow | null {
  const isOwn = (row: WheelRow) => (userId === null ? row.visitor_id === guestId : row.user_id === userId);
  return all.find(isOwn) ?? null;
}

/** The caller's wheel, made if there is none yet. Null: the shop has no wheel. Source: ENGAGE-03. */
export async function openWheel(deps: Deps, holder: WheelHolder): Promise<OpenWheel | null> {
  const now = new Date(deps.clock.nowMs());
  const found = await listWheels(deps.db, holder, now);
  const own = ownWheel(found, holder);
  if (own) return { own, all: found };
  const segments = await listWheelSegments(deps.db);
  if (segments.length === 0) return null;
  return inTransaction(deps.db, async (trx) => {
    await makeWheel({ ...deps, db: trx }, holder, { segments, now });
    const all = await listWheels(trx, holder, now);
    const made = ownWheel(all, holder);
    return made && { own: made, all };
  });
}

/**
 * A login takes the visitor's wheel along, with the spins that were used. An account's new wheel is this browser's too, so that logging out
 * gives no new spins.
 */
async function makeWheel(
  trxDeps: Deps,
  holder: WheelHolder,
  { segments, now }: { readonly segments: readonly WheelSegment[]; readonly now: Date },
): Promise<void> {
  const { userId, guestId } = holder;
  if (userId !== null) await lockUser(trxDeps.db, userId);
  await deleteEndedWheelsOf(trxDeps.db, holder, now);
  if (userId !== null && guestId !== null) await claimWheel(trxDeps.db, guestId, userId);
  const row = {
    id: randomUuid(trxDeps.random),
    user_id: userId,
    visitor_id: guestId,
    segments: JSON.stringify(segments),
    seeds: JSON.stringify([newSecret(trxDeps.random), newSecret(trxDeps.random), newSecret(trxDeps.random)]),
    created_at: now,
    ends_at: new Date(now.getTime() + WHEEL_LIFE_MS),
  };
  if (await insertWheel(trxDeps.db, row)) return;
  // The browser has another account's wheel, or this account has one by now.
  if (userId !== null) await insertWheel(trxDeps.db, { ...row, visitor_id: null });
}
