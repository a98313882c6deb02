import { randomUuid } from "@shop/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkoutCart } from "../checkout/checkout-cart.ts";
import {
  createPayingTestApp,
  fillCart,
  findBrokenInvariants,
  importTestContent,
  insertUser,
  type PayingTestApp,
  startSession,
} from "../testing/index.ts";
import { AT_ONCE, RACE_TIMEOUT_MS, ROUNDS } from "../testing/races.ts";
import { type CouponHolder, claimGrantedCoupons, grantCoupon } from "./index.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const PLUGIN = "faAlign";
const ORDER = {
  ...{ currency: "EUR" as const, landingUrl: "/account?source=purchase", backlinkUrl: "/shop" },
  agreement: {
    ...{ totalMinor: 1_000_000, currency: "EUR" as const },
    ...{ startsNow: true, knowsWithdrawalEnds: true, textVersion: "2026-11-21.en" },
  },
};
const fifty = <Value>(act: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)));

// An embedded database has one connection and so no races: only a real server shows them.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("[SAFE-06] granted coupons, fifty at once", () => {
  let shop: PayingTestApp;
  beforeAll(async () => {
    shop = await createPayingTestApp();
    await importTestContent(shop.deps);
  });
  afterAll(async () => {
    expect(await findBrokenInvariants(shop.db)).toEqual([]);
    await shop.close();
  });

  const grant = (holder: CouponHolder) =>
    grantCoupon(shop.db, shop.deps, {
      ...{ origin: "wheel", percent: 25, holder },
      endsAt: new Date(shop.clock.nowMs() + 7 * DAY_MS),
    });
  const codesLike = async (start: string) =>
    (await shop.db.selectFrom("coupons").select("code").where("code", "like", `${start}%`).execute()).length;

  test("[ENGAGE-08] fifty claims of the exit offer grant one code, and leave no other behind", {
    timeout: RACE_TIMEOUT_MS,
  }, async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      await shop.db.deleteFrom("rate_limits").execute();
      const browser = await shop.newBrowser({ address: `198.51.${100 + (round >> 8)}.${round & 255}` }).start();
      await startSession(shop.deps, browser, await insertUser(shop.deps));
      const claims = await fifty(() => browser.call("claimExitOffer"));
      expect(new Set(claims.map(({ result }) => result.code)).size).toBe(1);
      expect(claims[0]?.result).toMatchObject({ code: expect.stringMatching(/^STAY-/), percent: 5 });
      expect(await codesLike("STAY-")).toBe(round);
    }
  });

  test("[PRICE-09] fifty orders of a cart with a granted code are one order, which reserves the code once", {
    timeout: RACE_TIMEOUT_MS,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const userId = await insertUser(shop.deps);
      const { code } = await grant({ userId });
      await fillCart(shop.deps, userId, { [PLUGIN]: 1 }, [code]);
      await fifty(() => checkoutCart(shop.deps, { userId, ...ORDER }));
      const uses = shop.db.selectFrom("coupon_uses").select(["user_id", "state"]).where("code", "=", code);
      expect(await uses.execute()).toEqual([{ user_id: userId, state: "held" }]);
      const { uses: counted } = await shop.db
        .selectFrom("coupons")
        .select("uses")
        .where("code", "=", code)
        .executeTakeFirstOrThrow();
      expect(counted).toBe(1);
    }
  });

  test("[ENGAGE-03] a visitor's code goes to one of fifty accounts that log in at once", {
    timeout: RACE_TIMEOUT_MS,
  }, async () => {
    const users: string[] = [];
    for (let index = 0; index < AT_ONCE; index += 1) users.push(await insertUser(shop.deps));
    for (let round = 0; round < ROUNDS; round += 1) {
      const guestId = randomUuid(shop.deps.random);
      const { code } = await grant({ guestId });
      const ownerOf = () =>
        shop.db.selectFrom("coupon_grants").select(["user_id", "visitor_id"]).where("code", "=", code).execute();
      await fifty((index) => claimGrantedCoupons(shop.db, { guestId, userId: users[index] ?? "" }));
      const first = await ownerOf();
      expect(first).toEqual([{ user_id: expect.stringMatching(/^[0-9a-f-]{36}$/), visitor_id: null }]);
      await fifty((index) => claimGrantedCoupons(shop.db, { guestId, userId: users[index] ?? "" }));
      expect(await ownerOf()).toEqual(first);
    }
  });
});
