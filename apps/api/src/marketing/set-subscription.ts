import { ok, type Result, randomUuid } from "@shop/kernel";
import { ALL_NEWSLETTERS, setNewsletter } from "../newsletter/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Deps } from "../ports/deps.ts";
import { findAccount } from "./find-consenting.ts";
import { insertForward } from "./forwards.ts";

/**
 * Ends the newsletter of the session's account, or begins it again with every category: at once, or after the mail's confirmation, as
 * the newsletter's own settings do. Failures: those of `findAccount` and `setNewsletter`. Source: TRACK-04.
 */
export async function setSubscription(
  deps: Deps,
  userId: string,
  call: "unsubscribe" | "resubscribe",
  request: { readonly user_email: string },
): Promise<Result<void>> {
  const account = await findAccount(deps, { userId, ...request });
  if (!account.isOk) return account;
  return inTransaction(deps.db, async (trx): Promise<Result<void>> => {
    const set = await setNewsletter({ ...deps, db: trx }, userId, call === "unsubscribe" ? 0 : ALL_NEWSLETTERS);
    if (!set.isOk) return set;
    if (!deps.marketingHost) return ok(undefined);
    const now = new Date(deps.clock.nowMs());
    const body = { user_email: account.value.email };
    await insertForward(trx, { id: randomUuid(deps.random), userId, call, body, now });
    return ok(undefined);
  });
}
