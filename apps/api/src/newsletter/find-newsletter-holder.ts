import { fail, ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import { findUser, type UserRow } from "../users/index.ts";
import { readUnsubscribeLink, type UnsubscribeLink } from "./unsubscribe-link.ts";

/**
 * Whose newsletter settings a call refers to: the link's if it has one, else the logged-in customer's own. Consumes nothing.
 * Failures: `newsletter.linkInvalid`, `api.loginRequired`. Source: ACCT-04, ACCT-08.
 */
export async function findNewsletterHolder(
  deps: Deps,
  asked: { readonly link: UnsubscribeLink | null; readonly userId: string | null },
): Promise<Result<UserRow>> {
  const { link } = asked;
  if (!link) {
    const user = asked.userId === null ? undefined : await findUser(deps.db, asked.userId);
    return user ? ok(user) : fail({ code: "api.loginRequired" });
  }
  const userId = readUnsubscribeLink(deps.settings, link);
  const user = userId === null ? undefined : await findUser(deps.db, userId);
  return user ? ok(user) : fail({ code: "newsletter.linkInvalid" });
}
