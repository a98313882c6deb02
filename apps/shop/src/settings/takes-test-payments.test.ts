import { expect, test } from "vitest";
import { mustSayTestPayments, startWarnings } from "./takes-test-payments.ts";

const TEST = { SHOP_PAYMENT_PROVIDER: "test", SHOP_STRIPE_SECRET_KEY: undefined } as const;
const STRIPE_TEST = { SHOP_PAYMENT_PROVIDER: "stripe", SHOP_STRIPE_SECRET_KEY: "sk_test_1" } as const;
const STRIPE_LIVE = { SHOP_PAYMENT_PROVIDER: "stripe", SHOP_STRIPE_SECRET_KEY: "sk_live_1" } as const;

test.each([
  ["production", TEST, true],
  ["production", STRIPE_TEST, true],
  ["production", STRIPE_LIVE, false],
  ["demo", TEST, false],
  ["demo", STRIPE_TEST, false],
] as const)("%s with %o has to say that payments are a test: %s", (mode, payment, expected) => {
  expect(mustSayTestPayments({ SHOP_MODE: mode, ...payment })).toBe(expected);
});

test("the start of a production shop with test payments says so, and by whom", () => {
  expect(startWarnings({ SHOP_MODE: "production", ...TEST })).toEqual([
    "Payments are a test (the built-in test provider): no money is taken, and every page says so. SHOP_ALLOW names test-payments.",
  ]);
  expect(startWarnings({ SHOP_MODE: "production", ...STRIPE_TEST })[0]).toContain("(Stripe's test keys)");
  expect(startWarnings({ SHOP_MODE: "production", ...STRIPE_LIVE })).toEqual([]);
});
