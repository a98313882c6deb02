import { createFakeSharedStorage } from "@shop/kernel/testing";
import { describe, expect, it } from "vitest";
import { MAX_ITEM_QUANTITY } from "../domain/limits.ts";
import { createTestCartStore } from "../testing/create-test-stores.ts";
import { createFakeCartGateway } from "../testing/fake-cart-gateway.ts";
import { contents, lastWords } from "../testing/read-cart.ts";
import { findOnShelf } from "../testing/shelf.ts";
import { CART_CHANGED_KEY } from "./cart-changed-key.ts";
import type { CartStore } from "./cart-store.ts";
import { selectCanUndo } from "./selectors.ts";

const BALLAST = findOnShelf("Ballast");
const PACK = findOnShelf("faIR Greenback 4x12");
const BOTH = [
  { name: "Ballast", quantity: 2 },
  { name: "faIR Greenback 4x12", quantity: 1 },
];

const EVERY_CHANGE: ReadonlyArray<[string, (cart: CartStore) => Promise<unknown>]> = [
  ["an add", (cart) => cart.add(BALLAST, MAX_ITEM_QUANTITY - 2)],
  ["a removal", (cart) => cart.remove("Ballast")],
  ["a smaller quantity", (cart) => cart.setQuantity("Ballast", 1)],
  ["a larger quantity", (cart) => cart.setQuantity("Ballast", MAX_ITEM_QUANTITY)],
  ["an emptying", (cart) => cart.clear()],
  ["a coupon", (cart) => cart.addCoupon("fiver")],
  ["a coupon less", (cart) => cart.removeCoupon("TEN")],
];

async function loadBoth(hostIsPlain = false) {
  const gateway = createFakeCartGateway(BOTH, { coupons: ["TEN"], isPlain: hostIsPlain });
  const storage = createFakeSharedStorage();
  const { cart } = createTestCartStore({ gateway, storage });
  await cart.refresh();
  return { gateway, storage, cart };
}
const sorted = (cart: CartStore) => [...contents(cart), ...cart.getState().coupons].sort();
const BEFORE = ["1 faIR Greenback 4x12", "2 Ballast", "TEN"];

describe("[CART-07] undo", () => {
  it.each(EVERY_CHANGE)("reverts %s, once", async (_what, change) => {
    const { cart } = await loadBoth();
    const total = cart.getState().totalDiscountMinor;
    await change(cart);
    expect(sorted(cart)).not.toEqual(BEFORE);
    expect(selectCanUndo(cart.getState())).toBe(true);
    await cart.undo();
    expect(sorted(cart)).toEqual(BEFORE);
    expect(cart.getState().totalDiscountMinor).toBe(total);
    expect(lastWords(cart)).toBe("Your last change was undone.");
    expect(selectCanUndo(cart.getState())).toBe(false);
    await cart.undo();
    expect(lastWords(cart)).toBe("No previous action to undo");
    expect(sorted(cart)).toEqual(BEFORE);
  });
  it.each(EVERY_CHANGE)("of %s is shown before the server has responded", async (_what, change) => {
    const { cart, gateway } = await loadBoth();
    await change(cart);
    const release = gateway.hold();
    const undone = cart.undo();
    await Promise.resolve();
    expect(sorted(cart)).toEqual(BEFORE);
    const { isUndoing, canUndo, totalDiscountMinor, priced } = cart.getState();
    expect({ isUndoing, canUndo }).toEqual({ isUndoing: true, canUndo: true });
    release();
    await undone;
    expect(cart.getState()).toMatchObject({ isUndoing: false, canUndo: false, totalDiscountMinor });
    expect(cart.getState().priced.multiBuyMinor).toBe(priced.multiBuyMinor);
  });
  it("marks the lines that it moves", async () => {
    const { cart, gateway } = await loadBoth();
    await cart.remove("Ballast");
    gateway.hold();
    void cart.undo();
    await Promise.resolve();
    expect(cart.getState().pendingByName).toEqual({ Ballast: "add" });
  });
  it.each(EVERY_CHANGE)("stays possible after a reload: %s", async (_what, change) => {
    const { cart, gateway } = await loadBoth();
    await change(cart);
    const { cart: reloaded } = createTestCartStore({ gateway });
    await reloaded.refresh();
    expect(selectCanUndo(reloaded.getState())).toBe(true);
    await reloaded.undo();
    expect(sorted(reloaded)).toEqual(BEFORE);
  });
  it("works from another tab, and both tabs then know that nothing is left to undo", async () => {
    const { cart, gateway, storage } = await loadBoth();
    const { cart: other } = createTestCartStore({ gateway });
    await cart.remove("Ballast");
    cart.connect();
    await other.refresh();
    await other.undo();
    storage.changeElsewhere(CART_CHANGED_KEY, "1.9");
    await cart.settled();
    expect(sorted(cart)).toEqual(BEFORE);
    expect(selectCanUndo(cart.getState())).toBe(false);
  });
  it("shows nothing made up where the last change was another tab's", async () => {
    const { cart, gateway } = await loadBoth();
    const { cart: other } = createTestCartStore({ gateway });
    await cart.add(BALLAST);
    await other.refresh();
    await other.remove("faIR Greenback 4x12");
    await cart.refresh();
    gateway.hold();
    void cart.undo();
    await Promise.resolve();
    expect(cart.getState().isUndoing).toBe(true);
    expect(contents(cart)).toEqual(["3 Ballast"]);
  });
  it("that another tab was first with says so, and the cart is loaded again", async () => {
    const { cart, gateway } = await loadBoth();
    const { cart: other } = createTestCartStore({ gateway });
    await cart.remove("Ballast");
    await other.refresh();
    await other.undo();
    expect(await cart.undo()).toMatchObject({ failure: { code: "cart.nothingToUndo" } });
    expect(lastWords(cart)).toBe("No previous action to undo");
    await cart.settled();
    expect(sorted(cart)).toEqual(BEFORE);
    expect(selectCanUndo(cart.getState())).toBe(false);
  });
  it("with nothing before it says that there is nothing, without a call", async () => {
    const { cart, gateway } = await loadBoth();
    expect(await cart.undo()).toEqual({ isOk: false, failure: { code: "cart.nothingToUndo" } });
    expect(lastWords(cart)).toBe("No previous action to undo");
    expect(gateway.calls).toEqual(["get"]);
  });
  it("before the cart was loaded asks the server, which alone can know", async () => {
    const gateway = createFakeCartGateway(BOTH);
    const { cart: earlier } = createTestCartStore({ gateway });
    await earlier.refresh();
    await earlier.remove("Ballast", 1);
    const { cart } = createTestCartStore({ gateway });
    await cart.undo();
    expect(contents(cart)).toEqual(["2 Ballast", "1 faIR Greenback 4x12"]);
  });
  it("that fails says so, shows the cart as it is, and can be tried again", async () => {
    const { cart, gateway } = await loadBoth();
    await cart.remove("Ballast");
    gateway.refuseNext();
    await cart.undo();
    expect(lastWords(cart)).toBe("Error undoing last action");
    expect(contents(cart)).toEqual(["1 faIR Greenback 4x12"]);
    expect(cart.getState()).toMatchObject({ canUndo: true, isUndoing: false });
    await cart.undo();
    expect(sorted(cart)).toEqual(BEFORE);
  });
  it("that the server ended, since nothing of it can come back, is no longer offered", async () => {
    const { cart, gateway } = await loadBoth();
    await cart.remove("Ballast");
    gateway.changeElsewhere([], []);
    gateway.endUndo();
    expect(await cart.undo()).toMatchObject({ failure: { code: "cart.undoFailed" } });
    await cart.settled();
    expect(lastWords(cart)).toBe("Error undoing last action");
    expect(selectCanUndo(cart.getState())).toBe(false);
  });
  it("pressed while a change is on its way reverts that change, not the one before", async () => {
    const { cart } = await loadBoth();
    await cart.add(BALLAST);
    await Promise.all([cart.remove("faIR Greenback 4x12"), cart.undo()]);
    expect(contents(cart).sort()).toEqual(["1 faIR Greenback 4x12", "3 Ballast"]);
  });
  it("is there after this tab's own changes, where a host does not say whether it is", async () => {
    const { cart } = await loadBoth(true);
    expect(selectCanUndo(cart.getState())).toBe(false);
    await cart.remove("Ballast");
    expect(selectCanUndo(cart.getState())).toBe(true);
    await cart.undo();
    expect(sorted(cart)).toEqual(BEFORE);
    expect(selectCanUndo(cart.getState())).toBe(false);
  });
});

describe("pop-ups", () => {
  it("that of a change goes when the change is taken back", async () => {
    const { cart } = createTestCartStore();
    await cart.add(BALLAST);
    await cart.undo();
    expect(cart.getState().messages.map((message) => message.key)).toEqual(["cart.undone"]);
  });
  it("that of a change takes the place of the change before, so that its Undo means what it says", async () => {
    const { cart } = createTestCartStore();
    await cart.add(BALLAST);
    await cart.remove("Ballast");
    await cart.add(PACK);
    cart.say({ kind: "other", tone: "info", key: "checkout.quickStarting" });
    expect(cart.getState().messages.map((message) => message.kind)).toEqual(["added", "other"]);
    expect(lastWords(cart)).toBe("Quick checkout starting...");
    for (const { id } of cart.getState().messages) cart.dismiss(id);
    expect(cart.getState().messages).toEqual([]);
  });
  it("[CART-07] Undo stays possible after the pop-up of its change has gone", async () => {
    const { cart } = await loadBoth();
    await cart.remove("Ballast");
    for (const { id } of cart.getState().messages) cart.dismiss(id);
    expect(selectCanUndo(cart.getState())).toBe(true);
  });
  it("that of a change goes when another tab has changed the cart, and stays when nothing has changed", async () => {
    const { cart, gateway } = await loadBoth();
    await cart.remove("Ballast");
    await cart.refresh();
    expect(cart.getState().messages.map((message) => message.kind)).toEqual(["removed"]);
    gateway.changeElsewhere(BOTH);
    await cart.refresh();
    expect(cart.getState().messages).toEqual([]);
  });
  it.each([
    ["[CART-08] after adding stays 45 s", (cart: CartStore) => cart.add(BALLAST), "added", 45_000],
    ["[CART-08] after removing stays 15 s", (cart: CartStore) => cart.remove("Ballast"), "removed", 15_000],
    ["[CART-08] after emptying stays 15 s", (cart: CartStore) => cart.clear(), "removed", 15_000],
    [
      "[CART-08] after taking a coupon off stays 15 s",
      (cart: CartStore) => cart.removeCoupon("TEN"),
      "removed",
      15_000,
    ],
    ["[CART-08] of any other kind stays 5 s", (cart: CartStore) => cart.addCoupon("FIVER"), "other", 5000],
  ])("that %s", async (_what, act, kind, durationMs) => {
    const { cart } = await loadBoth();
    await act(cart);
    expect(cart.getState().messages).toMatchObject([{ kind, durationMs }]);
  });
});
