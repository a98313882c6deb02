import type { ConsentStamp } from "@shop/api-client/contract";
import { randomUuid } from "@shop/kernel";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Deps } from "../ports/deps.ts";
import { deleteTracked } from "./drip-events.ts";
import { insertForward } from "./forwards.ts";
import { keepChoice } from "./marketing-consents.ts";

/**
 * Keeps what an account has chosen, if no newer choice is known. A withdrawal deletes everything that was tracked of it, also what still
 * waits for the marketing host, and unsubscribes it there. Source: CONSENT-01, TRACK-04.
 */
export async function reportChoice(
  deps: Deps,
  account: { readonly userId: string; readonly email: string },
  stamp: ConsentStamp,
): Promise<void> {
  const now = new Date(deps.clock.nowMs());
  const { userId, email } = account;
  await inTransaction(deps.db, async (trx) => {
    if (!(await keepChoice(trx, userId, stamp, now)) || stamp.categories.includes("marketing")) return;
    await deleteTracked(trx, userId);
    if (!deps.marketingHost) return;
    const id = randomUuid(deps.random);
    await insertForward(trx, { id, userId, call: "unsubscribe", body: { user_email: email }, now });
  });
}
