import type { WireUser } from "@shop/api-client/contract";
import { isNewAccount } from "@shop/catalog";
import { findWaitingEmailChange } from "../email-change/index.ts";
import { firstActivationLicenceAt } from "../licences/index.ts";
import { DRIP_EVENTS_OF_USER, listDripEvents } from "../marketing/index.ts";
import type { Deps } from "../ports/deps.ts";
import { findPersonalPrices } from "../sales/index.ts";
import { findUser } from "../users/index.ts";

/** The logged-in customer as the client sees them; null if the account is gone. Source: AUTH-21, AUTH-20. */
export async function describeUser(deps: Deps, userId: string): Promise<WireUser | null> {
  const user = await findUser(deps.db, userId);
  if (!user) return null;
  const nowMs = deps.clock.nowMs();
  const prices = await findPersonalPrices(deps.db, userId, new Date(nowMs));
  const firstPlugin = await firstActivationLicenceAt(deps.db, userId);
  const change = await findWaitingEmailChange(deps.db, userId);
  return {
    email_address: user.email,
    name: `${user.first_name} ${user.last_name}`.trim(),
    first_name: user.first_name,
    last_name: user.last_name,
    registration_name: user.registration_name,
    email_change: change
      ? { new_email: change.new_email, takes_effect_at: change.takes_effect_at.toISOString() }
      : null,
    is_logged_in: true,
    account_is_active: user.is_active,
    newsletterSettings: user.newsletter_setting,
    newsletter_pending: user.newsletter_pending,
    dripEvents: await listDripEvents(deps.db, userId, DRIP_EVENTS_OF_USER),
    preferredCurrency: user.preferred_currency,
    wants_fewer_pop_ups: user.wants_fewer_pop_ups,
    userLoginMail: user.email,
    isNewAccount: isNewAccount(firstPlugin ? [firstPlugin.getTime()] : [], nowMs),
    price_facts: prices.facts,
    first_purchase_ends_at:
      prices.firstPurchaseEndsAtMs === null ? null : new Date(prices.firstPurchaseEndsAtMs).toISOString(),
  };
}
