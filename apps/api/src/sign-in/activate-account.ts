import { fail, ok, type Result } from "@shop/kernel";
import type { Kysely } from "kysely";
import { claimWaitingTransfers, grantFreePlugins } from "../licences/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { isUuid } from "../platform/is-uuid.ts";
import { hashSecret } from "../platform/secrets.ts";
import type { Database } from "../ports/database.ts";
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
  /** The visitor who opens the link: if that visitor has signed up for this account, that sign-up applies. */
  readonly visitorId: string | null;
}

/**
 * Consumes an activation link: the account is active and gets every public free plugin, once. Returns the address. Any link of the account
 * proves that the mails arrive. The password is that of the opener's own sign-up, else of the sign-up that the mail named.
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
