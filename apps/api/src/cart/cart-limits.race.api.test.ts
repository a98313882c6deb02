import { randomUuid } from "@shop/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, importTestContent, type TestAnswer, type TestApp, type TestBrowser } from "../testing/index.ts";
import { AT_ONCE, RACE_TIMEOUT_MS, ROUNDS } from "../testing/races.ts";

const PLUGIN = "faAlign";
const PACK = "faIR Modern Rock";
const fifty = <Value>(act: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)));

// An embedded database has one connection and so no races. Only a real server shows them.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")(
  "[SAFE-06] the limits of a cart, fifty at once, round after round",
  () => {
    let shop: TestApp;

    beforeAll(async () => {
      shop = await createTestApp();
      await importTestContent(shop.deps);
    });
    afterAll(() => shop.close());

    async function newVisitor(number: number): Promise<TestBrowser> {
      return shop.newBrowser({ address: `198.51.${(number >> 8) & 255}.${number & 255}` }).start();
    }

    const codesOf = (responses: readonly TestAnswer[]) =>
      responses.filter((answer) => !answer.valid).map((answer) => answer.code);
    const validOf = (responses: readonly TestAnswer[]) => responses.filter((answer) => answer.valid);

    test.each([
      ["[CART-02] an IR pack is in the cart once", PACK, 0, 1, "cart.packAlreadyInCart"],
      ["[CART-03] the fifth of an item goes in once", PLUGIN, 4, 5, "cart.itemLimitReached"],
    ])("%s", { timeout: RACE_TIMEOUT_MS }, async (_title, product, before, after, refusal) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const visitor = await newVisitor(round);
        if (before > 0) await visitor.call("addToCart", { product, quantity: before });
        const responses = await fifty(() =>
          visitor.call("addToCart", { product }, { idempotencyKey: randomUuid(shop.deps.random) }),
        );
        expect(validOf(responses)).toHaveLength(1);
        expect(new Set(codesOf(responses))).toEqual(new Set([refusal]));
        expect((await visitor.call("getCart")).result.products).toMatchObject([{ name: product, quantity: after }]);
      }
    });
  },
);
