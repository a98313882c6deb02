import { randomUuid } from "@shop/kernel";
import { operations } from "../../contract/index.ts";
import { expectFault, expectResult, expectThat } from "./expectations.ts";
import type { ConformanceCheck } from "./target.ts";

/** That a change which is repeated with its key happens once. */
export const IDEMPOTENCY_CHECKS: readonly ConformanceCheck[] = [
  {
    title: "cart.add repeated with its idempotency key adds once and returns the same",
    needs: [],
    run: async (session) => {
      const { ids, random } = session.target;
      const browser = await session.newVisitor();
      const changes = { idempotencyKey: randomUuid(random) };
      const request = { product: await session.productForSale(), quantity: 1 };
      const first = await browser.call(ids.addToCart, request, changes);
      const second = await browser.call(ids.addToCart, request, changes);
      const [once, again] = [first, second].map((answer) => JSON.stringify(expectResult(operations.addToCart, answer)));
      expectThat(once === again, "the first answer again", second);
      const cart = expectResult(operations.getCart, await browser.call(ids.getCart, {}));
      expectThat(cart.products.length === 1 && cart.products[0]?.quantity === 1, "one piece in the cart");
    },
  },
  {
    title: "cart.add refuses a key that was used for another request",
    needs: [],
    run: async (session) => {
      const { ids, random } = session.target;
      const browser = await session.newVisitor();
      const changes = { idempotencyKey: randomUuid(random) };
      const product = await session.productForSale();
      expectResult(operations.addToCart, await browser.call(ids.addToCart, { product, quantity: 1 }, changes));
      const other = await browser.call(ids.addToCart, { product, quantity: 2 }, changes);
      expectFault(other, "api.idempotencyKeyReused");
    },
  },
];
