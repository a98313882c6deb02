import { isHadForNothing } from "../licences/index.ts";
import type { Deps } from "../ports/deps.ts";
import { findUser } from "../users/index.ts";

/** Whether free products are kept from this account until it subscribes to the newsletter: to any category. Source: AUTH-06, CAT-08. */
export async function lacksSubscription(deps: Deps, userId: string): Promise<boolean> {
  if (deps.settings.newsletterPolicy === "free") return false;
  const user = await findUser(deps.db, userId);
  return (user?.newsletter_setting ?? 0) === 0;
}

/** The same for one product that the account has: only where it has it for nothing. */
export async function needsNewsletter(
  deps: Deps,
  licence: { readonly userId: string; readonly productId: string },
): Promise<boolean> {
  if (!(await lacksSubscription(deps, licence.userId))) return false;
  return isHadForNothing(deps.db, licence.userId, licence.productId);
}
