import fc from "fast-check";
import { expect, test } from "vitest";
import type { Campaign, Shopper, UnitInput } from "./cart-input.ts";
import { priceUnit, unitPercent } from "./shop/shelf.ts";

const VISITOR: Shopper = { currency: "EUR", isLoggedIn: false };
const CUSTOMER: Shopper = { currency: "EUR", isLoggedIn: true };
const PROMOTION: Campaign = { id: "promotion", percent: 25, loyaltyPercent: null };
const WINDOW: Campaign = { id: "window", percent: 20, loyaltyPercent: 35 };

test.each<[string, Partial<UnitInput>, number, number]>([
  ["nothing", {}, 0, 15],
  ["a sale", { salePercent: 30 }, 30, 45],
  ["[ENGAGE-01] a promotion: 15 points more with a login", { campaigns: [PROMOTION] }, 25, 40],
  ["[ENGAGE-01] a promotion close to the cap", { campaigns: [{ ...PROMOTION, percent: 40 }] }, 40, 50],
  ["a window with a percentage of its own for customers", { campaigns: [WINDOW] }, 20, 35],
  ["a stated price", { salePercent: 30, statedPriceMinor: 9000 }, 0, 0],
])("%s takes these points off, for a visitor and with a login", (_what, given, visitor, customer) => {
  const unit = { fullPriceMinor: 10_000, salePercent: null, ...given };
  expect([unitPercent(unit, VISITOR), unitPercent(unit, CUSTOMER)]).toEqual([visitor, customer]);
});

test("[ENGAGE-01] [PRICE-04] the advertised percentage is the one that is charged", () => {
  const percents = fc.integer({ min: 0, max: 100 });
  const campaigns = fc.array(
    fc.record({ id: fc.string(), percent: percents, loyaltyPercent: fc.option(percents, { nil: null }) }),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(fc.option(percents, { nil: null }), campaigns, fc.boolean(), (salePercent, running, isLoggedIn) => {
      const unit = { fullPriceMinor: 10_000, salePercent, campaigns: running };
      const shopper: Shopper = { currency: "EUR", isLoggedIn };
      expect(priceUnit(unit, shopper)).toBe(10_000 - 100 * unitPercent(unit, shopper));
    }),
  );
});
