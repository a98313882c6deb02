import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, importTestContent, insertCoupon, type TestApp, type TestBrowser } from "../testing/index.ts";
import { invitationTo } from "./invitation.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const PACK = "faIR Modern Rock";
const OFFER = { code: "LETTER25", percent: 25, products: [PACK], dripPage: "fair-modern-rock" };

let browser: TestBrowser;
async function open(dripOffers: "everyone" | "invited"): Promise<TestApp> {
  const shop = await createTestApp({ settings: { dripOffers } });
  await importTestContent(shop.deps);
  return shop;
}

describe.each(["everyone", "invited"] as const)("offers for %s", (dripOffers) => {
  let shop: TestApp;
  const page = { page: "fair-modern-rock" };
  const invited = () => ({
    ...page,
    invitation: invitationTo(shop.deps.settings, "fair-modern-rock", shop.clock.nowMs() + DAY_MS),
  });
  beforeAll(async () => {
    shop = await open(dripOffers);
  });
  beforeEach(async () => {
    await shop.db.deleteFrom("cart_coupons").execute();
    await shop.db.deleteFrom("coupons").execute();
    await insertCoupon(shop.deps, OFFER);
    browser = await shop.newBrowser().start();
    await browser.call("addToCart", { product: PACK });
  });
  afterAll(() => shop.close());

  test("[ROUTE-10] by a signed link the offer's own coupon is on the cart with one call, and lowers its price", async () => {
    expect((await browser.call("getDripOffer", invited())).result.offer).toMatchObject({
      state: "open",
      isForCaller: true,
    });
    expect((await browser.call("claimDripOffer", invited())).result).toMatchObject({ coupon: "LETTER25" });
    const { coupons, total_discount } = (await browser.call("getCart")).result;
    expect(JSON.stringify(coupons)).toContain("LETTER25");
    expect(total_discount).toBe(3675);
  });

  test("[ROUTE-10] on an empty cart the coupon waits for its product, and applies once that is there", async () => {
    const empty = await shop.newBrowser().start();
    expect((await empty.call("claimDripOffer", invited())).result).toMatchObject({ coupon: "LETTER25" });
    await empty.call("addToCart", { product: PACK });
    expect((await empty.call("getCart")).result.total_discount).toBe(3675);
  });

  test("[ROUTE-10] claiming twice is no failure and one coupon", async () => {
    await browser.call("claimDripOffer", invited());
    expect(await browser.call("claimDripOffer", invited())).toMatchObject({ valid: true });
    expect(await shop.db.selectFrom("cart_coupons").selectAll().execute()).toHaveLength(1);
  });

  test("[ROUTE-10] the offer is described without its code", async () => {
    const { result } = await browser.call("getDripOffer", page);
    expect(JSON.stringify(result)).not.toContain("LETTER25");
    expect(result.offer).toMatchObject({ percent: 25, amount: null, products: [PACK], startDate: null, endDate: null });
  });

  test("[ROUTE-10] an offer names the cart total that it needs, by currency", async () => {
    expect((await browser.call("getDripOffer", page)).result.offer).toMatchObject({ minimum: null });
    await insertCoupon(shop.deps, { ...OFFER, code: "LETTER26", dripPage: "from-50", minimum: { EUR: 5000 } });
    expect((await browser.call("getDripOffer", { page: "from-50" })).result.offer).toMatchObject({
      minimum: { EUR: 5000, USD: null, JPY: null },
    });
  });

  test("[ROUTE-10] an offer that is over or to come isn't applied", async () => {
    await shop.db.deleteFrom("cart_coupons").execute();
    await shop.db.deleteFrom("coupons").execute();
    const bounds = { startDate: "2020-01-01T00:00", endDate: "2020-02-01T00:00", timeZone: "UTC" };
    await insertCoupon(shop.deps, { ...OFFER, ...bounds });
    expect((await browser.call("getDripOffer", invited())).result.offer).toMatchObject({ state: "over" });
    expect((await browser.call("claimDripOffer", invited())).code).toBe("cart.couponExpired");
  });

  test("[ROUTE-10] a page without an offer has none to give", async () => {
    expect((await browser.call("getDripOffer", { page: "none" })).result.offer).toBeNull();
    expect((await browser.call("claimDripOffer", { page: "none" })).code).toBe("drip.unknown");
  });

  test("[ROUTE-10] without a link the setting decides, for the press and for the code alike", async () => {
    const isOpen = dripOffers === "everyone";
    expect((await browser.call("getDripOffer", page)).result.offer.isForCaller).toBe(isOpen);
    expect((await browser.call("claimDripOffer", page)).code).toBe(isOpen ? null : "drip.notInvited");
    await shop.db.deleteFrom("cart_coupons").execute();
    expect((await browser.call("addCoupon", { coupon: "letter25" })).code).toBe(isOpen ? null : "cart.couponUnknown");
  });

  test("[ROUTE-10] an invitation to another page, or one that is over, counts as none", async () => {
    const other = { ...page, invitation: invitationTo(shop.deps.settings, "other", shop.clock.nowMs() + DAY_MS) };
    const past = { ...page, invitation: invitationTo(shop.deps.settings, "fair-modern-rock", shop.clock.nowMs()) };
    const codes = [
      (await browser.call("claimDripOffer", other)).code,
      (await browser.call("claimDripOffer", past)).code,
    ];
    expect(codes).toEqual(dripOffers === "everyone" ? [null, null] : ["drip.notInvited", "drip.notInvited"]);
  });
});
