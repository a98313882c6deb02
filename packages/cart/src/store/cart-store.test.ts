import { fail } from "@shop/kernel";
import { describe, expect, it } from "vitest";
import { MAX_ITEM_QUANTITY } from "../domain/limits.ts";
import { buildPricedCart } from "../testing/build-cart.ts";
import { createTestCartStore } from "../testing/create-test-stores.ts";
import { createFakeCartGateway } from "../testing/fake-cart-gateway.ts";
import { contents, lastWords } from "../testing/read-cart.ts";
import { findOnShelf } from "../testing/shelf.ts";
import type { CartStore } from "./cart-store.ts";
import { lineStatus, selectItemCount, selectQuantityOf } from "./selectors.ts";

const BALLAST = findOnShelf("Ballast");
const PACK = findOnShelf("faIR Greenback 4x12");

describe("loading", () => {
  it("[CART-01] the cart's products, totals, coupons, last removed product and count are there", async () => {
    const products = [
      { name: "Ballast", quantity: 2 },
      { name: "Sidechain Lab", quantity: 1 },
    ];
    const { cart } = createTestCartStore({ gateway: createFakeCartGateway(products, { coupons: ["LAB20"] }) });
    await cart.refresh();
    await cart.remove("Ballast", 1);
    expect(cart.getState()).toMatchObject({
      status: "ready",
      products: [
        { name: "Ballast", quantity: 1, priceMinor: 4900, priceDiscountMinor: 4900, subtotalMinor: 4900 },
        { name: "Sidechain Lab", quantity: 1, priceMinor: 8900, priceDiscountMinor: 6230, subtotalMinor: 6230 },
      ],
      totalRegularMinor: 13800,
      // The most expensive unit in full, the other less 15 %; 20 % off the one that the coupon is for.
      totalDiscountMinor: 4984 + 4165,
      currency: "EUR",
      coupons: ["LAB20"],
      lastRemovedProduct: { name: "Ballast", quantity: 1 },
    });
    expect(selectItemCount(cart.getState())).toBe(2);
    expect(selectQuantityOf("Ballast")(cart.getState())).toBe(1);
  });
  it("before it, on a server too, the cart is empty and idle", () => {
    const { cart } = createTestCartStore();
    expect(cart.getState()).toMatchObject({ status: "idle", products: [], reservation: null, messages: [] });
  });
  it("that fails says so and is logged; a later one succeeds", async () => {
    const gateway = createFakeCartGateway([{ name: "Ballast", quantity: 1 }]);
    const { cart, logged } = createTestCartStore({ gateway });
    gateway.refuseNext();
    await cart.refresh();
    expect(cart.getState()).toMatchObject({ status: "failed", failure: { code: "cart.couldNotLoad" } });
    expect(logged).toEqual([{ act: "cart.get", failure: { code: "api.unreachable" } }]);
    await cart.refresh();
    expect(cart.getState()).toMatchObject({ status: "ready", failure: null });
  });
  it("that fails after one that went well keeps what is shown", async () => {
    const gateway = createFakeCartGateway([{ name: "Ballast", quantity: 1 }]);
    const { cart } = createTestCartStore({ gateway });
    await cart.refresh();
    gateway.refuseNext();
    await cart.refresh();
    expect(cart.getState()).toMatchObject({ status: "ready", failure: null, products: [{ name: "Ballast" }] });
  });
});

describe("adding", () => {
  it("is shown before the server has responded, with the known price", async () => {
    const gateway = createFakeCartGateway();
    const { cart } = createTestCartStore({ gateway });
    const release = gateway.hold();
    const added = cart.add(BALLAST);
    expect(contents(cart)).toEqual(["1 Ballast"]);
    expect(cart.getState()).toMatchObject({ totalDiscountMinor: 4900, pendingByName: { Ballast: "add" } });
    release();
    await added;
    const confirmed = buildPricedCart([{ name: "Ballast", quantity: 1 }], { canUndo: true });
    const { freeProducts: _none, ...shown } = confirmed;
    expect(cart.getState()).toMatchObject({ pendingByName: {}, pending: [], ...shown, confirmed });
    expect(lastWords(cart)).toBe("Ballast is in your cart.");
    expect(cart.getState().messages).toMatchObject([{ kind: "added", durationMs: 45_000 }]);
  });
  it("is reverted when the server rejects it, and the rejection is shown at the product", async () => {
    const gateway = createFakeCartGateway([{ name: "Sidechain Lab", quantity: 1 }]);
    const { cart, logged } = createTestCartStore({ gateway });
    await cart.refresh();
    gateway.refuseNext();
    await cart.add(BALLAST);
    expect(contents(cart)).toEqual(["1 Sidechain Lab"]);
    expect(cart.getState()).toMatchObject({
      pendingByName: {},
      failureByName: { Ballast: { code: "cart.couldNotAdd" } },
      lastChange: null,
    });
    expect(logged).toEqual([{ act: "cart.add", failure: { code: "api.unreachable" } }]);
    await cart.add(BALLAST);
    expect(cart.getState().failureByName).toEqual({});
  });
  it("two at once are sent in turn, and both are in the cart", async () => {
    const gateway = createFakeCartGateway();
    const { cart } = createTestCartStore({ gateway });
    await Promise.all([cart.add(BALLAST), cart.add(PACK), cart.add(BALLAST)]);
    expect(gateway.calls).toEqual(["add Ballast 1", "add faIR Greenback 4x12 1", "add Ballast 1"]);
    expect(contents(cart)).toEqual(["2 Ballast", "1 faIR Greenback 4x12"]);
  });
  it("[CART-06] several changes of one line are shown at once, sent in their order, and the line is pending until the last", async () => {
    const gateway = createFakeCartGateway([{ name: "Ballast", quantity: 1 }]);
    const { cart } = createTestCartStore({ gateway });
    await cart.refresh();
    const release = gateway.hold();
    const changes = [cart.add(BALLAST), cart.setQuantity("Ballast", 3), cart.remove("Ballast", 2)];
    expect(contents(cart)).toEqual(["1 Ballast"]);
    expect(lineStatus(cart.getState(), "Ballast")).toBe("removing");
    expect(lineStatus(cart.getState(), "Tape Room")).toBe("settled");
    release();
    await changes[1];
    expect(lineStatus(cart.getState(), "Ballast")).toBe("removing");
    await changes[2];
    expect(gateway.calls).toEqual(["get", "add Ballast 1", "add Ballast 1", "remove Ballast 2"]);
    expect(contents(cart)).toEqual(["1 Ballast"]);
    expect(lineStatus(cart.getState(), "Ballast")).toBe("settled");
  });
  it("one that is refused leaves the others alone", async () => {
    const gateway = createFakeCartGateway();
    const { cart } = createTestCartStore({ gateway });
    gateway.refuseNext();
    await Promise.all([cart.add(BALLAST), cart.add(PACK)]);
    expect(contents(cart)).toEqual(["1 faIR Greenback 4x12"]);
  });
  it.each([
    ["[CART-02] a pack a second time", PACK, 1, 1, "You already have that IR Pack in your cart."],
    ["[CART-03] one more than a full line", BALLAST, MAX_ITEM_QUANTITY, 1, "Reached cart limit for this item."],
    [
      "[CART-04] a free product",
      findOnShelf("Loudness Meter"),
      0,
      1,
      "Error: Can't add a free product. Go to the account page for free products.",
    ],
    ["[CART-05] a product that is not for sale", findOnShelf("Old Gate"), 0, 1, "Error. Could not add item to cart."],
  ])("%s is rejected at once with its text, without a call", async (_what, product, inCart, more, words) => {
    const gateway = createFakeCartGateway(inCart > 0 ? [{ name: product.name, quantity: inCart }] : []);
    const { cart } = createTestCartStore({ gateway });
    await cart.refresh();
    await cart.add(product, more);
    expect(lastWords(cart)).toBe(words);
    expect(cart.getState().messages).toMatchObject([{ kind: "other", tone: "error", durationMs: 5000 }]);
    expect(gateway.calls).toEqual(["get"]);
    expect(selectItemCount(cart.getState())).toBe(inCart);
  });
  it("[CART-05] any other refusal by the server has the text for it", async () => {
    const gateway = createFakeCartGateway();
    const { cart } = createTestCartStore({ gateway });
    gateway.refuseNext({ code: "api.internal", serverText: "relation cart does not exist" });
    await cart.add(BALLAST);
    expect(lastWords(cart)).toBe("Error. Could not add item to cart.");
  });
});

describe("choosing a quantity", () => {
  it.each([
    [3, "add Ballast 1", ["3 Ballast"]],
    [1, "remove Ballast 1", ["1 Ballast"]],
    [0, "remove Ballast 2", []],
    [2, undefined, ["2 Ballast"]],
  ])("[CART-06] %s of two asks for the difference", async (quantity, call, left) => {
    const gateway = createFakeCartGateway([{ name: "Ballast", quantity: 2 }]);
    const { cart } = createTestCartStore({ gateway });
    await cart.refresh();
    expect((await cart.setQuantity("Ballast", quantity)).isOk).toBe(true);
    expect(gateway.calls[1]).toBe(call);
    expect(contents(cart)).toEqual(left);
  });
  it.each([
    ["[CART-03] more than the limit", "Ballast", MAX_ITEM_QUANTITY + 1, "cart.itemLimitReached"],
    ["[CART-05] no whole number", "Ballast", 2.5, "cart.couldNotAdd"],
    ["[CART-05] of what is not in the cart", "Tape Room", 1, "cart.couldNotAdd"],
  ])("%s is rejected at the line, without a call", async (_what, name, quantity, code) => {
    const gateway = createFakeCartGateway([{ name: "Ballast", quantity: 2 }]);
    const { cart } = createTestCartStore({ gateway });
    await cart.refresh();
    expect(await cart.setQuantity(name, quantity)).toEqual(fail({ code }));
    expect(cart.getState().failureByName).toEqual({ [name]: { code } });
    expect(gateway.calls).toEqual(["get"]);
  });
});

describe("a cart that another tab or device has changed meanwhile", () => {
  it.each([
    [
      "[CART-03] a full line",
      { name: "Ballast", quantity: MAX_ITEM_QUANTITY },
      (cart: CartStore) => cart.add(BALLAST),
      "cart.itemLimitReached",
    ],
    ["a line that has gone", null, (cart: CartStore) => cart.remove("Ballast"), "cart.notInCart"],
  ])("is loaded again where the server rejects what was shown as possible: %s", async (_what, line, act, code) => {
    const gateway = createFakeCartGateway([{ name: "Ballast", quantity: 1 }]);
    const { cart } = createTestCartStore({ gateway });
    await cart.refresh();
    gateway.changeElsewhere(line ? [line] : []);
    expect(await act(cart)).toEqual(fail({ code }));
    await cart.settled();
    expect(contents(cart)).toEqual(line ? [`${line.quantity} Ballast`] : []);
    expect(cart.getState().failureByName.Ballast).toEqual({ code });
  });
});

describe("removing and emptying", () => {
  it("all of a product go where no quantity is given", async () => {
    const gateway = createFakeCartGateway([{ name: "Ballast", quantity: 3 }]);
    const { cart } = createTestCartStore({ gateway });
    await cart.refresh();
    await cart.remove("Ballast");
    expect(gateway.calls).toEqual(["get", "remove Ballast 3"]);
    expect(cart.getState().messages).toMatchObject([{ kind: "removed", durationMs: 15_000 }]);
  });
  it("a quantity of nothing is refused and takes nothing out", async () => {
    const gateway = createFakeCartGateway([{ name: "Ballast", quantity: 3 }]);
    const { cart } = createTestCartStore({ gateway });
    await cart.refresh();
    await cart.remove("Ballast", 0);
    expect(contents(cart)).toEqual(["3 Ballast"]);
    expect(gateway.calls).toEqual(["get"]);
  });
  it("a refused removal puts the line back", async () => {
    const gateway = createFakeCartGateway([{ name: "Ballast", quantity: 3 }]);
    const { cart } = createTestCartStore({ gateway });
    await cart.refresh();
    gateway.refuseNext();
    const removed = cart.remove("Ballast");
    expect(contents(cart)).toEqual([]);
    await removed;
    expect(contents(cart)).toEqual(["3 Ballast"]);
    expect(cart.getState().failureByName).toEqual({ Ballast: { code: "cart.couldNotRemove" } });
  });
  it("a refused emptying puts everything back and says that it is safe", async () => {
    const gateway = createFakeCartGateway([{ name: "Ballast", quantity: 3 }]);
    const { cart } = createTestCartStore({ gateway });
    await cart.refresh();
    gateway.refuseNext();
    const cleared = cart.clear();
    expect(cart.getState()).toMatchObject({ products: [], isClearing: true });
    await cleared;
    expect(contents(cart)).toEqual(["3 Ballast"]);
    expect(cart.getState()).toMatchObject({ isClearing: false, failure: { code: "cart.couldNotClear" } });
  });
});
