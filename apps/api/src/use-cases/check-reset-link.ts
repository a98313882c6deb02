import { fail, ok, type Result } from "@shop/kernel";
import { findLinkHolder } from "../db/repositories/link-keys.ts";
import { findUser, type UserRow } from "../db/repositories/users.ts";
import type { Deps } from "../deps.ts";
import { isUuid } from "../is-uuid.ts";
import { hashSecret } from "../secrets.ts";

/**
 * Whose reset link this is, if it is good now. Nothing is used up.
 * Failure: `auth.resetLinkExpired` (unknown, used, expired, of another purpose). Source: AUTH-15, SAFE-09.
 */
export async function checkResetLink(
  deps: Deps,
  link: { readonly id: string; readonly key: string },
): Promise<Result<UserRow>> {
  if (!isUuid(link.id)) return fail({ code: "auth.resetLinkExpired" });
  const asked = {
    id: link.id,
    purpose: "reset" as const,
    keyHash: hashSecret(link.key),
    now: new Date(deps.clock.nowMs()),
  };
  const userId = await findLinkHolder(deps.db, asked);
  const user = userId === null ? undefined : await findUser(deps.db, userId);
  return user ? ok(user) : fail({ code: "auth.resetLinkExpired" });
}
