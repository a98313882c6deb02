import { describe, expect, it } from "vitest";
import { createTestCartStore } from "../testing/create-test-stores.ts";
import { createFakeCartGateway } from "../testing/fake-cart-gateway.ts";
import { lastWords } from "../testing/read-cart.ts";
import { findOnShelf, pricingIn } from "../testing/shelf.ts";

async function load() {
  const gateway = createFakeCartGateway([{ name: "Ballast", quantity: 2 }]);
  const { cart } = createTestCartStore({ gateway });
  await cart.refresh();
  return { gateway, cart };
}
const EUROS = { currency: "EUR", totalDiscountMinor: 9065, priced: { currency: "EUR", totalMinor: 9065 } };
const YEN = { currency: "JPY", totalDiscountMinor: 906_500, priced: { currency: "JPY", totalMinor: 906_500 } };

describe("another currency", () => {
  it("[PRICE-01] reprices the cart at once; until the response every amount is the old currency's, and marked", async () => {
    const { cart, gateway } = await load();
    gateway.changeCurrency("JPY");
    const release = gateway.hold();
    const repriced = cart.reprice();
    expect(cart.getState()).toMatchObject({ isRepricing: true, ...EUROS });
    release();
    await repriced;
    expect(cart.getState()).toMatchObject({ isRepricing: false, ...YEN });
  });
  it("chosen twice in a row is repriced until the last response", async () => {
    const { cart, gateway } = await load();
    gateway.changeCurrency("JPY");
    const first = cart.reprice();
    gateway.changeCurrency("EUR");
    const second = cart.reprice();
    await first;
    expect(cart.getState().isRepricing).toBe(true);
    await second;
    expect(cart.getState()).toMatchObject({ isRepricing: false, ...EUROS });
  });
  it("[CART-06] never mixes with what is added meanwhile, which the page prices in the new one", async () => {
    const { cart, gateway } = await load();
    gateway.changeCurrency("JPY");
    const release = gateway.hold();
    void cart.reprice();
    const tape = findOnShelf("Tape Room");
    const shopper = { currency: "JPY", isLoggedIn: false } as const;
    const added = cart.add({ ...tape, pricing: pricingIn("JPY", tape.pricing), shopper });
    expect(cart.getState()).toMatchObject({ ...EUROS, pendingByName: { "Tape Room": "add" } });
    release();
    await added;
    expect(cart.getState()).toMatchObject({ currency: "JPY", products: [{}, { name: "Tape Room" }] });
  });
  it("that can't be loaded says so, and the cart keeps its amounts and their currency", async () => {
    const { cart, gateway } = await load();
    gateway.changeCurrency("JPY");
    gateway.refuseNext();
    await cart.reprice();
    expect(cart.getState()).toMatchObject({ isRepricing: false, status: "ready", ...EUROS });
    expect(lastWords(cart)).toMatch(/^Your cart could not be priced in the other currency/);
  });
  it("[CART-04] in which a product is free has it no longer, and says so", async () => {
    const { cart, gateway } = await load();
    gateway.changeCurrency("JPY");
    gateway.makeFree("Ballast");
    await cart.reprice();
    expect(cart.getState()).toMatchObject({ products: [], totalDiscountMinor: 0 });
    expect(lastWords(cart)).toBe(
      "Now free and no longer in your cart: Ballast. You find free products on your account page.",
    );
    await cart.refresh();
    expect(cart.getState().messages).toHaveLength(1);
  });
  it("[CART-04] a product that became free leaves the cart with the next change, which says so beside its own message", async () => {
    const { cart, gateway } = await load();
    gateway.makeFree("Ballast");
    await cart.add(findOnShelf("Tape Room"));
    expect(cart.getState().products).toMatchObject([{ name: "Tape Room" }]);
    expect(cart.getState().messages).toMatchObject([
      { key: "cart.added" },
      { key: "cart.becameFree", params: { names: ["Ballast"] } },
    ]);
  });
  it("of an empty cart has nothing to reprice", async () => {
    const { cart } = createTestCartStore();
    const repriced = cart.reprice();
    expect(cart.getState().isRepricing).toBe(false);
    await repriced;
  });
});
