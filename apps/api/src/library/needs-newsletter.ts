import { isHadForNothing } from "../licences/index.ts";
import type { Deps } from "../ports/deps.ts";
import { findUser } from "../users/index.ts";

/** Whether this account must subscribe to the newsletter, in any category, before it gets free products. Source: AUTH-06, CAT-08. */
export async function lacksSubscription(deps: Deps, userId: string): Promise<boolean> {
  if (deps.settings.newsletterPolicy === "free") return false;
  const user = await findUser(deps.db, userId);
  return (user?.newsletter_setting ?? 0) === 0;
}

/** The same for one product of the account: only if the account got it for free. */
export async function needsNewsletter(
  deps: Deps,
  licence: { readonly userId: string; readonly productId: string },
): Promise<boolean> {
  if (!(await lacksSubscription(deps, licence.userId))) return false;
  return isHadForNothing(deps.db, licence.userId, licence.productId);
}
