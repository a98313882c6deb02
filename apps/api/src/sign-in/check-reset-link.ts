import { fail, ok, type Result } from "@shop/kernel";
import { isUuid } from "../platform/is-uuid.ts";
import { hashSecret } from "../platform/secrets.ts";
import type { Deps } from "../ports/deps.ts";
import { findLinkHolder, findUser, type UserRow } from "../users/index.ts";

/**
 * The user of a reset link, if it is valid now. Consumes nothing.
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
