import type { Locale } from "@shop/kernel";
import { type Currency, NO_CUSTOMER_FACTS } from "@shop/pricing";
import type { Deps } from "../ports/deps.ts";
import { findPersonalPrices } from "./personal-prices.ts";
import { findPriceFacts } from "./price-fact-rows.ts";
import { type PricingInput, type PricingItem, toPricingInput } from "./to-pricing-input.ts";

export interface AskedPricing {
  /** Null: a visitor, without anything of an account's. */
  readonly userId: string | null;
  readonly currency: Currency;
  readonly items: readonly PricingItem[];
  /** Coupons in the order in which they were added, in capitals as stored. */
  readonly codes: readonly string[];
  /** The language of the campaigns' titles. Default: English. */
  readonly locale?: Locale | undefined;
}

export interface ReadPricing extends PricingInput {
  /** By the id of a bundle of which something is owned: the ids of the parts that are owned. */
  readonly ownedPartIds: ReadonlyMap<string, readonly string[]>;
}

/**
 * Everything that the price of these items depends on now: campaigns by the server's clock, the shopper's own discounts, owned parts of
 * bundles, judged coupons. `explainCart` of its `input` is the price. Review and order use this; the cart's response is made from the same
 * data.
 */
export async function readPricingInput(deps: Pick<Deps, "db" | "clock">, asked: AskedPricing): Promise<ReadPricing> {
  const { userId, currency, items, codes, locale } = asked;
  const nowMs = deps.clock.nowMs();
  const now = new Date(nowMs);
  const personal = userId === null ? null : await findPersonalPrices(deps.db, userId, now);
  const productIds = items.map(({ productId }) => productId);
  const facts = await findPriceFacts(deps.db, { productIds, codes, userId, guestId: null, currency, now });
  const shopper = personal?.facts ?? NO_CUSTOMER_FACTS;
  const pricing = toPricingInput({
    ...{ currency, isLoggedIn: userId !== null, shopper, items, codes, facts, nowMs },
    ...(locale && { locale }),
  });
  const ownedPartIds = new Map<string, string[]>();
  for (const { bundleId, productId, isOwned } of facts.parts) {
    if (isOwned) ownedPartIds.set(bundleId, [...(ownedPartIds.get(bundleId) ?? []), productId]);
  }
  return { ...pricing, ownedPartIds };
}
