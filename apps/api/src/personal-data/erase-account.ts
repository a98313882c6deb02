import type { Kysely } from "kysely";
import { closeOrder } from "../orders/index.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import {
  holdDueAccount,
  listFormerEmails,
  listUnpaidOrders,
  lockLicencesOfUser,
  lockOrdersOfUser,
} from "./due-deletions.ts";
import { erasePerson } from "./erase-person.ts";
import { ERASURE_WAITS_FOR_PAYMENT_MS } from "./limits.ts";
import { redactMentions } from "./redact-mentions.ts";

/** `waits`: an order may still be paid, and is settled first. `notDue`: cancelled, already erased, or locked at the moment. */
export type Erasure = "erased" | "waits" | "notDue";

/**
 * Erases an account whose deletion is due, or a sign-up that was never activated, in one transaction. The registry defines what is deleted;
 * what the law requires stays, detached from any account. A concurrent login wins if it comes first. Orders and licences are locked before
 * the account, as fulfilments, refunds and returned transfers do.
 * Source: SAFE-27, ACCT-06. See docs/decisions/0020.
 */
export function eraseAccount(deps: Pick<Deps, "db" | "clock">, userId: string): Promise<Erasure> {
  const nowMs = deps.clock.nowMs();
  return deps.db.transaction().execute(async (trx) => {
    await lockOrdersOfUser(trx, userId);
    await lockLicencesOfUser(trx, userId);
    const account = await holdDueAccount(trx, userId, new Date(nowMs));
    if (!account) return "notDue" as const;
    if (!(await closeUnpaidOrders(trx, userId, nowMs))) return "waits" as const;
    const formerEmails = await listFormerEmails(trx, userId);
    await erasePerson(trx, { userId, email: account.email });
    await redactMentions(trx, [account.email, ...formerEmails]);
    return "erased" as const;
  });
}

/** False: one of them is so young that its payment may still be on its way. */
async function closeUnpaidOrders(trx: Kysely<Database>, userId: string, nowMs: number): Promise<boolean> {
  const unpaid = await listUnpaidOrders(trx, userId);
  if (unpaid.some((order) => order.expires_at.getTime() + ERASURE_WAITS_FOR_PAYMENT_MS > nowMs)) return false;
  for (const { id } of unpaid) await closeOrder(trx, id, new Date(nowMs));
  return true;
}
