import { createFakeApiClient } from "@shop/api-client/testing";
import { fail, ok } from "@shop/kernel";
import { describe, expect, it } from "vitest";
import { EMPTY_DRAFT } from "../domain/agreement.ts";
import { buildSession } from "../testing/build-cart.ts";
import { createCheckoutGateway } from "./checkout-gateway.ts";

const PATHS = { back: "/shop", landing: "/account?source=purchase" };
const URLS = { backlink_url: "/shop", landing_page_url: "/account?source=purchase" };
const PRODUCTS = [{ name: "Ballast", quantity: 2, priceMinor: 1 }];
const BARE = [{ name: "Ballast", quantity: 2 }];
const NOWHERE = { country: null, company: "", vatId: "" };
const AGREEMENT = {
  ...{ totalMinor: 4200, currency: "EUR" as const, country: "AT", company: "", vatId: "" },
  ...{ startsNow: true, knowsWithdrawalEnds: true, textVersion: "1.en" },
};
const REVIEW = {
  ...{ total: 4200, currency: "EUR", country: "AT" },
  ...{ starts_now: true, knows_withdrawal_ends: true, text_version: "1.en" },
};
const STEP = {
  rule: "regular",
  units: 1,
  firstUnit: 2,
  baseMinor: 4900,
  percent: null,
  amountMinor: 0,
  resultMinor: 4900,
};
const LINE = {
  ...{ name: "Ballast", type: "plugin" as const, quantity: 2, price: 4900, price_discount: 4200, subtotal: 8400 },
  ...{ multi_buy: 600, coupon: 100, total: 7700, net: 6471, vat: 1229, vat_rate_basis_points: 1900 },
  trail: [STEP, { rule: "fullMoon", units: 1, baseMinor: 1, amountMinor: 1, resultMinor: 0 }, { rule: "sale" }],
  owned_parts: ["Gate"],
};
const WIRE = {
  ...{ currency: "EUR" as const, lines: [LINE], total_regular: 9800, subtotal: 8400, multi_buy: 600, total: 7700 },
  coupons: [{ code: "TEN", amount: 100 }],
  tax: {
    ...{ country: "DE", is_reverse_charge: false, company: null, vat_id: null, vat: 1229, net: 6471 },
    rates: [{ rate_basis_points: 1900, gross: 7700, vat: 1229, net: 6471 }],
  },
  buyer: { name: "Ada Example", email: "ada@example.com" },
  countries: ["DE", "AT"],
};

function connect() {
  const apiClient = createFakeApiClient();
  return { apiClient, gateway: createCheckoutGateway(apiClient) };
}

describe("an order by the shop's API", () => {
  it("sends the addresses and what was agreed to, and returns the session", async () => {
    const { apiClient, gateway } = connect();
    apiClient.answer("checkout", ok({ session_id: "s1", cart_url: "/pay/s1" }));
    const session = buildSession({ sessionId: "s1", url: "/pay/s1" });
    expect(await gateway.checkout(PATHS, AGREEMENT)).toEqual(ok({ isPaid: false, session }));
    expect(apiClient.calls).toMatchObject([{ name: "checkout", request: { ...URLS, review: REVIEW } }]);
  });
  it("[PAY-05] buy now sends names and quantities, addresses and stop_on_error, and reads the session from cart_url", async () => {
    const { apiClient, gateway } = connect();
    const url = "https://pay.example/session/abc";
    apiClient.answer("buyNow", ok({ cart_url: url }));
    const session = { sessionId: "abc", url };
    expect(await gateway.buyNow(PRODUCTS, PATHS, AGREEMENT)).toEqual(ok({ isPaid: false, session }));
    expect(apiClient.calls.map((call) => call.request)).toEqual([
      { products: BARE, ...URLS, stop_on_error: true, review: REVIEW },
    ]);
  });
  it("[PAY-10] of zero is paid without a session", async () => {
    const { apiClient, gateway } = connect();
    apiClient.answer("checkout", ok({ is_paid: true, order_id: "o-1" }));
    expect(await gateway.checkout(PATHS, AGREEMENT)).toEqual(ok({ isPaid: true, orderId: "o-1" }));
  });
  it("without a session is a failure, and a failure stays one", async () => {
    const { apiClient, gateway } = connect();
    apiClient.answer("checkout", ok({}), fail({ code: "cart.empty" }));
    expect(await gateway.checkout(PATHS, AGREEMENT)).toEqual(fail({ code: "checkout.noSessionId" }));
    expect(await gateway.checkout(PATHS, AGREEMENT)).toEqual(fail({ code: "cart.empty" }));
  });
});

describe("the review of an order by the shop's API", () => {
  it.each([
    ["of the cart, without a country", { kind: "cart" } as const, NOWHERE, {}],
    [
      "of products at once, for a business",
      { kind: "buyNow", products: PRODUCTS } as const,
      { country: "AT", company: "Ridge OG", vatId: "ATU12345675" },
      { products: BARE, country: "AT", company: "Ridge OG", vat_id: "ATU12345675" },
    ],
  ])("asks %s", async (_what, purchase, place, request) => {
    const { apiClient, gateway } = connect();
    apiClient.answer("reviewOrder", ok(WIRE));
    await gateway.review(purchase, { ...EMPTY_DRAFT, ...place });
    expect(apiClient.calls).toMatchObject([{ name: "reviewOrder" }]);
    expect(apiClient.calls.map((call) => call.request)).toEqual([request]);
  });
  it("[LAW-01] returns lines with their reasons, amounts and tax; a reason that it doesn't know is left out", async () => {
    const { apiClient, gateway } = connect();
    apiClient.answer("reviewOrder", ok(WIRE));
    expect(await gateway.review({ kind: "cart" }, NOWHERE)).toEqual(
      ok({
        ...{ currency: "EUR", totalRegularMinor: 9800, subtotalMinor: 8400, multiBuyMinor: 600, totalMinor: 7700 },
        lines: [
          {
            ...{ name: "Ballast", type: "plugin", quantity: 2, unitRegularMinor: 4900, unitPriceMinor: 4200 },
            ...{ subtotalMinor: 8400, totalMinor: 7700, ownedParts: ["Gate"] },
            trail: [{ ...STEP, roundingTenThousandths: 0, label: null }],
          },
        ],
        coupons: [{ code: "TEN", amountMinor: 100 }],
        tax: {
          ...{ country: "DE", isReverseCharge: false, vatIdCheck: null, vatMinor: 1229, netMinor: 6471 },
          rates: [{ rateBasisPoints: 1900, vatMinor: 1229 }],
        },
        buyer: { name: "Ada Example", email: "ada@example.com" },
        lastCountry: null,
        countries: ["DE", "AT"],
      }),
    );
  });
  it("that is refused stays refused", async () => {
    const { apiClient, gateway } = connect();
    apiClient.answer("reviewOrder", fail({ code: "checkout.vatIdInvalid" }));
    expect(await gateway.review({ kind: "cart" }, NOWHERE)).toEqual(fail({ code: "checkout.vatIdInvalid" }));
  });
});
