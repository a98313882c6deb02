import { randomUuid } from "@shop/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  agreeTo,
  createPayingTestApp,
  importTestContent,
  insertUser,
  type PayingTestApp,
  RETURN_URLS,
  startSession,
  type TestAnswer,
  type TestBrowser,
} from "../testing/index.ts";

const AT_ONCE = 50;
/** `npm run bench -- races` asks for two hundred. */
const ROUNDS = Number(process.env.SHOP_RACE_ROUNDS ?? 20);
const TIMEOUT_MS = 60_000 + ROUNDS * 3000;
const PLUGIN = "faAlign";
const PACK = "faIR Modern Rock";
const fifty = <Value>(act: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)));

// An embedded database has one connection and so no races: only a real server tells.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")(
  "[SAFE-06] the last of its kind, fifty at once, round after round",
  () => {
    let shop: PayingTestApp;

    beforeAll(async () => {
      shop = await createPayingTestApp();
      await importTestContent(shop.deps);
    });
    afterAll(() => shop.close());

    async function newVisitor(number: number): Promise<TestBrowser> {
      return shop.newBrowser({ address: `198.51.${(number >> 8) & 255}.${number & 255}` }).start();
    }

    async function newCustomer(number: number): Promise<TestBrowser> {
      const browser = await newVisitor(number);
      await startSession(shop.deps, browser, await insertUser(shop.deps));
      await browser.call("addToCart", { product: PLUGIN });
      return browser;
    }

    const codesOf = (answers: readonly TestAnswer[]) =>
      answers.filter((answer) => !answer.valid).map((answer) => answer.code);
    const validOf = (answers: readonly TestAnswer[]) => answers.filter((answer) => answer.valid);

    test("[PRICE-09] the last use of a coupon goes to one order", { timeout: TIMEOUT_MS }, async () => {
      const customers = await fifty(newCustomer);
      for (let round = 0; round < ROUNDS; round += 1) {
        const code = `LAST-${round}`;
        await insertLastCoupon(code);
        const review = await agreeTo(customers[0] as TestBrowser);
        const answers = await fifty((index) =>
          (customers[index] as TestBrowser).call("checkout", { ...RETURN_URLS, review }),
        );
        expect(new Set(codesOf(answers))).toEqual(new Set(["checkout.priceRisen"]));
        expect(validOf(answers)).toHaveLength(1);
        expect(await usesOf(code)).toEqual({ counted: 1, held: 1 });
      }
    });

    /** A coupon with one use, on every cart that has no user's other coupon. */
    async function insertLastCoupon(code: string): Promise<void> {
      await shop.db.deleteFrom("cart_coupons").execute();
      const windowless = { time_zone: null, starts_local: null, ends_local: null, starts_at: null, ends_at: null };
      const amounts = { amount_eur_minor: null, amount_usd_minor: null, amount_jpy_minor: null };
      await shop.db
        .insertInto("coupons")
        .values({ code, percent: 10, ...amounts, ...windowless, max_uses: 1, max_uses_per_user: null })
        .execute();
      const added_at = new Date(shop.clock.nowMs());
      await shop.db
        .insertInto("cart_coupons")
        .columns(["cart_id", "code", "added_at"])
        .expression((eb) =>
          eb.selectFrom("carts").select((of) => ["id", of.val(code).as("code"), of.val(added_at).as("added_at")]),
        )
        .execute();
    }

    async function usesOf(code: string): Promise<{ counted: number; held: number }> {
      const { uses } = await shop.db
        .selectFrom("coupons")
        .select("uses")
        .where("code", "=", code)
        .executeTakeFirstOrThrow();
      const rows = await shop.db.selectFrom("coupon_uses").select("state").where("code", "=", code).execute();
      return { counted: uses, held: rows.filter((row) => row.state === "held").length };
    }

    test.each([
      ["[CART-02] an IR pack is in the cart once", PACK, 0, 1, "cart.packAlreadyInCart"],
      ["[CART-03] the fifth of an item goes in once", PLUGIN, 4, 5, "cart.itemLimitReached"],
    ])("%s", { timeout: TIMEOUT_MS }, async (_title, product, before, after, refusal) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const visitor = await newVisitor(round);
        if (before > 0) await visitor.call("addToCart", { product, quantity: before });
        const answers = await fifty(() =>
          visitor.call("addToCart", { product }, { idempotencyKey: randomUuid(shop.deps.random) }),
        );
        expect(validOf(answers)).toHaveLength(1);
        expect(new Set(codesOf(answers))).toEqual(new Set([refusal]));
        expect((await visitor.call("getCart")).result.products).toMatchObject([{ name: product, quantity: after }]);
      }
    });

    test("[PAY-09] one cart is one order and one payment session", { timeout: TIMEOUT_MS }, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const customer = await newCustomer(round);
        const review = await agreeTo(customer);
        const answers = await fifty(() =>
          customer.call("checkout", { ...RETURN_URLS, review }, { idempotencyKey: randomUuid(shop.deps.random) }),
        );
        const sessions = new Set(answers.map((answer) => answer.result?.session_id));
        expect(sessions.size).toBe(1);
        const [session] = sessions;
        const orders = await shop.db
          .selectFrom("orders")
          .select("id")
          .where("provider_session_id", "=", session)
          .execute();
        expect(orders).toHaveLength(1);
      }
    });
  },
);
