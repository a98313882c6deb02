import { fail, ok, type Result } from "@shop/kernel";
import type { Kysely } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { isUuid } from "../platform/is-uuid.ts";
import { hashSecret } from "../platform/secrets.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { findLinkUser, findUser, lockUser, takeLinkKey } from "../users/index.ts";
import { setNewsletterState } from "./newsletter-settings.ts";
import { noteNewsletterChange } from "./note-newsletter-change.ts";

interface ConfirmationInput {
  readonly id: string;
  readonly key: string;
}

/**
 * Consumes a mailed link and applies the newsletter settings that waited for it. Returns their sum.
 * Failure: `newsletter.linkInvalid` (unknown, used, expired, of another purpose). Source: ACCT-04, SAFE-09.
 */
export async function confirmNewsletter(deps: Deps, input: ConfirmationInput): Promise<Result<number>> {
  if (!isUuid(input.id)) return fail({ code: "newsletter.linkInvalid" });
  const setting = await inTransaction(deps.db, (trx) => putIntoForce(trx, deps, input));
  return setting === null ? fail({ code: "newsletter.linkInvalid" }) : ok(setting);
}

async function putIntoForce(trx: Kysely<Database>, deps: Deps, input: ConfirmationInput): Promise<number | null> {
  const userId = await findLinkUser(trx, input.id, "newsletter");
  if (!userId) return null;
  // Locked before its link: a change of the settings that is under way ends the link, and this call sees that.
  await lockUser(trx, userId);
  const user = await findUser(trx, userId);
  const now = new Date(deps.clock.nowMs());
  const link = { id: input.id, purpose: "newsletter" as const, keyHash: hashSecret(input.key), now };
  const isTaken = (await takeLinkKey(trx, link)) !== undefined;
  const setting = user?.newsletter_pending ?? null;
  if (!isTaken || !user || setting === null) return null;
  await setNewsletterState(trx, userId, { setting, pending: null });
  await noteNewsletterChange(trx, deps, user, setting);
  return setting;
}
