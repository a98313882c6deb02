import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createPayingTestApp,
  findBrokenInvariants,
  importTestContent,
  newPayingCustomer,
  type PayingTestApp,
} from "../testing/index.ts";

const PLUGIN = "faAlign";
const DAY_MS = 86_400_000;

let shop: PayingTestApp;
beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
});
afterAll(async () => {
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
  await shop.close();
});

test("[ENGAGE-08] an account that has bought nothing gets a coupon of 5 percent for seven days, which lowers its cart's price", async () => {
  const { browser } = await newPayingCustomer(shop);
  const { result: before } = await browser.call("addToCart", { product: PLUGIN });
  const { result: offer } = await browser.call("claimExitOffer");
  expect(offer).toEqual({
    code: expect.stringMatching(/^STAY-/),
    percent: 5,
    ends_at: new Date(shop.clock.nowMs() + 7 * DAY_MS).toISOString(),
  });
  const { result: cart } = await browser.call("addCoupon", { coupon: offer.code });
  const off = before.total_discount - cart.total_discount;
  expect(cart.coupon_discounts).toEqual([{ code: offer.code, amount: off }]);
  expect(off).toBeGreaterThan(0);
});

test("[ENGAGE-08] claiming again returns the same coupon, also at once", async () => {
  const { browser } = await newPayingCustomer(shop);
  const claims = await Promise.all(Array.from({ length: 10 }, () => browser.call("claimExitOffer")));
  const { result: later } = await browser.call("claimExitOffer");
  expect(new Set(claims.map(({ result }) => result.code))).toEqual(new Set([later.code]));
});

test("[ENGAGE-08] an account that has paid for something is refused, and a visitor has to log in", async () => {
  const customer = await newPayingCustomer(shop);
  await customer.browser.call("addToCart", { product: PLUGIN });
  const order = await customer.orderCart({});
  expect(await customer.browser.call("claimExitOffer")).toMatchObject({ valid: true });
  await shop.sendWebhook(customer.eventOf(order, "paid"));
  expect(await customer.browser.call("claimExitOffer")).toMatchObject({
    valid: false,
    code: "engagement.boughtBefore",
    error: "This offer is for accounts that have bought nothing yet.",
  });
  const visitor = await shop.newBrowser().start();
  expect(await visitor.call("claimExitOffer")).toMatchObject({ code: "api.loginRequired" });
});
