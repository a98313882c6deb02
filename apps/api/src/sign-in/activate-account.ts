import { fail, ok, type Result } from "@shop/kernel";
import type { Kysely } from "kysely";
import { claimWaitingTransfers, grantFreePlugins } from "../licences/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { isUuid } from "../platform/is-uuid.ts";
import { hashSecret } from "../platform/secrets.ts";
import type { Deps } from "../ports/deps.ts";
import {
  activateUser,
  findLinkUser,
  findSignUpOfVisitor,
  lockUser,
  takeLinkKey,
  voidLinkKeys,
} from "../users/index.ts";

interface ActivationInput {
  readonly id: string;
  readonly key: string;
  /** Who opens the link: where that visitor has signed up for this account, it is that sign-up which comes into force. */
  readonly visitorId: string | null;
}

/**
 * Uses an activation link up: the account is open and holds every public free plugin, once. Answers the address. Any link of
 * the account proves that the mails arrive; whose password counts is the opener's own, else that of the sign-up the mail named.
 * Failure: `auth.linkInvalid` (unknown, used, expired, of another purpose). Source: AUTH-13, AUTH-20, SAFE-09.
 */
export async function activateAccount(deps: Deps, input: ActivationInput): Promise<Result<string>> {
  if (!isUuid(input.id)) return fail({ code: "auth.linkInvalid" });
  const email = await inTransaction(deps.db, (trx) => openAccount(trx, deps, input));
  return email === null ? fail({ code: "auth.linkInvalid" }) : ok(email);
}

async function openAccount(trx: Kysely<Database>, deps: Deps, input: ActivationInput): Promise<string | null> {
  const now = new Date(deps.clock.nowMs());
  const userId = await findLinkUser(trx, input.id, "activation");
  if (!userId) return null;
  // Before any of its links: two links of one account, opened at once, would else wait for each other.
  await lockUser(trx, userId);
  const link = { id: input.id, purpose: "activation" as const, keyHash: hashSecret(input.key), now };
  const taken = await takeLinkKey(trx, link);
  if (!taken) return null;
  const own = input.visitorId && (await findSignUpOfVisitor(trx, userId, input.visitorId));
  const user = await activateUser(trx, userId, own || taken.payload, now);
  if (!user) return null;
  await voidLinkKeys(trx, user.id, "activation", now);
  await grantFreePlugins(trx, deps, user.id);
  await claimWaitingTransfers(trx, deps, user);
  return user.email;
}
