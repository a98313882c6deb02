import { describe, expect, test } from "vitest";
import { offerPrice } from "./offer-price.ts";

const PRICE = { priceMinor: 5900, salePercent: 20, campaign: null, completion: null };
const OFFER = { title: "with this offer", percent: 25, amount: null, minimum: null };
const amounts = (EUR: number | null) => ({ EUR, USD: null, JPY: null });

describe("[ROUTE-10] the price of a unit with a page's offer", () => {
  test("a percentage comes off what the shopper would pay without it, rounded as the cart rounds", () => {
    expect(offerPrice(PRICE, "EUR", OFFER)).toEqual({ ...PRICE, priceMinor: 4425, offerTitle: "with this offer" });
    expect(offerPrice({ ...PRICE, priceMinor: 590_000 }, "JPY", OFFER).priceMinor).toBe(442_500);
  });

  test("an amount comes off once, and never more than the price", () => {
    expect(offerPrice(PRICE, "EUR", { ...OFFER, percent: null, amount: amounts(1000) }).priceMinor).toBe(4900);
    expect(offerPrice(PRICE, "EUR", { ...OFFER, percent: null, amount: amounts(9000) }).priceMinor).toBe(0);
  });

  test.each([
    ["has no amount in the currency", { percent: null, amount: amounts(1000) }, "USD"],
    ["has no minimum in the currency", { minimum: amounts(5000) }, "USD"],
    ["needs more than this product costs", { minimum: amounts(6000) }, "EUR"],
  ] as const)("a coupon that %s changes nothing", (_why, offer, currency) => {
    expect(offerPrice(PRICE, currency, { ...OFFER, ...offer })).toEqual(PRICE);
  });
});
