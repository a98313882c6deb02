import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_ITEM_QUANTITY } from "../domain/limits.ts";
import { createTestCartStore } from "../testing/create-test-stores.ts";
import { createFakeCartGateway } from "../testing/fake-cart-gateway.ts";
import { FAKE_COUPONS } from "../testing/fake-coupons.ts";
import { findOnShelf, pricingIn, SHELF } from "../testing/shelf.ts";
import type { CartStore } from "./cart-store.ts";

const NAMES = SHELF.filter((product) => product.isForSale && !product.isFree).map((product) => product.name);
const CODES = FAKE_COUPONS.map((coupon) => coupon.code);

const currency = fc.constantFrom("EUR" as const, "USD" as const, "JPY" as const);
const shopper = fc.record({
  currency,
  isLoggedIn: fc.boolean(),
  hasFirstPurchase: fc.boolean(),
  eduPercent: fc.constantFrom(0, 20),
});
const line = fc.record({ name: fc.constantFrom(...NAMES), quantity: fc.integer({ min: 1, max: MAX_ITEM_QUANTITY }) });
const products = fc.uniqueArray(line, { maxLength: 5, selector: ({ name }) => name });
const act = fc.oneof(
  line.map((added) => ({ kind: "add" as const, ...added })),
  line.map((removed) => ({ kind: "remove" as const, ...removed })),
  line.map((chosen) => ({ kind: "setQuantity" as const, ...chosen })),
  fc.constant({ kind: "clear" as const }),
  fc.constantFrom(...CODES).map((coupon) => ({ kind: "removeCoupon" as const, coupon })),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

function perform(cart: CartStore, wanted: Act): Promise<unknown> {
  switch (wanted.kind) {
    case "add": {
      const product = findOnShelf(wanted.name);
      const pricing = pricingIn(cart.getState().currency, product.pricing);
      return cart.add({ ...product, pricing }, wanted.quantity);
    }
    case "remove":
      return cart.remove(wanted.name, wanted.quantity);
    case "setQuantity":
      return cart.setQuantity(wanted.name, wanted.quantity);
    case "clear":
      return cart.clear();
    case "removeCoupon":
      return cart.removeCoupon(wanted.coupon);
  }
}

/** Everything of the cart that a shopper sees, the lines in the order of their names: an undo may put one back at the end. */
function seen(cart: CartStore) {
  const { products: shown, priced, totalRegularMinor, totalDiscountMinor, coupons } = cart.getState();
  const { multiBuyOffer, doubledParts } = cart.getState();
  const byName = <Line extends { readonly name: string }>(lines: readonly Line[]) =>
    [...lines].sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    lines: byName(shown).map(({ id: _id, ...amounts }) => amounts),
    priced: { ...priced, lines: byName(priced.lines) },
    ...{ totalRegularMinor, totalDiscountMinor, coupons: [...coupons].sort() },
    ...{ offers: byName(multiBuyOffer?.more ?? []), hasOffer: multiBuyOffer !== null, doubled: byName(doubledParts) },
  };
}

describe("what is shown at once", () => {
  it("[PRICE-11] [CART-06] equals, to the last cent and reason, what the server then says: any changes of any cart, several on their way", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          products,
          shopper,
          coupons: fc.subarray(CODES),
          acts: fc.array(act, { minLength: 1, maxLength: 5 }),
        }),
        async ({ products: inCart, acts, ...shop }) => {
          const packsOnce = inCart.map((one) => (one.name.startsWith("faIR") ? { ...one, quantity: 1 } : one));
          const gateway = createFakeCartGateway(packsOnce, shop);
          const { cart } = createTestCartStore({ gateway });
          await cart.refresh();
          const release = gateway.hold();
          for (const wanted of acts) void perform(cart, wanted);
          const shown = seen(cart);
          release();
          await cart.settled();
          expect(cart.getState().pending).toEqual([]);
          expect(seen(cart)).toEqual(shown);
        },
      ),
      { numRuns: 300, seed: 4 },
    );
  });
  it("[PRICE-11] [CART-07] and so does what Undo shows", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ products, shopper, coupons: fc.subarray(CODES), act }),
        async ({ products: inCart, act: wanted, ...shop }) => {
          const packsOnce = inCart.map((one) => (one.name.startsWith("faIR") ? { ...one, quantity: 1 } : one));
          const gateway = createFakeCartGateway(packsOnce, shop);
          const { cart } = createTestCartStore({ gateway });
          await cart.refresh();
          const before = seen(cart);
          await perform(cart, wanted);
          fc.pre(cart.getState().canUndo);
          const release = gateway.hold();
          const undone = cart.undo();
          await Promise.resolve();
          const shown = seen(cart);
          release();
          await undone;
          expect(shown).toEqual(before);
          expect(seen(cart)).toEqual(before);
        },
      ),
      { numRuns: 200, seed: 4 },
    );
  });
  it("[PRICE-11] is right before the cart was loaded too, where the page says for whom its prices are", async () => {
    const facts = { currency: "JPY", isLoggedIn: true } as const;
    const gateway = createFakeCartGateway([], { shopper: facts });
    const { cart } = createTestCartStore({ gateway });
    const tape = findOnShelf("Tape Room");
    const release = gateway.hold();
    const added = cart.add({ ...tape, pricing: pricingIn("JPY", tape.pricing), shopper: facts }, 2);
    const shown = seen(cart);
    expect(shown.totalDiscountMinor).toBe(414_000 + 351_900);
    release();
    await added;
    expect(seen(cart)).toEqual(shown);
    expect(cart.getState().currency).toBe("JPY");
  });
  it("is right on a host with rules of its own as soon as it has responded", async () => {
    const gateway = createFakeCartGateway([{ name: "Ballast", quantity: 1 }], { isPlain: true });
    const { cart } = createTestCartStore({ gateway });
    await cart.refresh();
    const release = gateway.hold();
    const added = cart.add(findOnShelf("Ballast"));
    expect(cart.getState()).toMatchObject({ totalDiscountMinor: 9800, multiBuyOffer: null, doubledParts: [] });
    release();
    await added;
    expect(cart.getState()).toMatchObject({ totalDiscountMinor: 9065, products: [{ quantity: 2 }] });
  });
});
