import { describe, expect, it } from "vitest";
import { createTestCartStore } from "../testing/create-test-stores.ts";
import { createFakeCartGateway } from "../testing/fake-cart-gateway.ts";
import { contents, lastWords } from "../testing/read-cart.ts";
import { findOnShelf } from "../testing/shelf.ts";
import type { CartStore } from "./cart-store.ts";
import { selectCanUndo } from "./selectors.ts";

const BALLAST = findOnShelf("Ballast");
const PACK = findOnShelf("faIR Greenback 4x12");

describe("undo", () => {
  const BOTH = [
    { name: "Ballast", quantity: 2 },
    { name: "faIR Greenback 4x12", quantity: 1 },
  ];

  it.each([
    ["an add", (cart: CartStore) => cart.add(BALLAST, 2)],
    ["a removal", (cart: CartStore) => cart.remove("Ballast")],
    ["a smaller quantity", (cart: CartStore) => cart.remove("Ballast", 1)],
    ["an emptying", (cart: CartStore) => cart.clear()],
  ])("[CART-07] reverts %s, once", async (_what, change) => {
    const { cart } = createTestCartStore({ gateway: createFakeCartGateway(BOTH) });
    await cart.refresh();
    await change(cart);
    expect(selectCanUndo(cart.getState())).toBe(true);
    await cart.undo();
    expect(contents(cart).sort()).toEqual(["1 faIR Greenback 4x12", "2 Ballast"]);
    expect(lastWords(cart)).toBe("Your last change was taken back.");
    await cart.undo();
    expect(lastWords(cart)).toBe("No previous action to undo");
    expect(contents(cart).sort()).toEqual(["1 faIR Greenback 4x12", "2 Ballast"]);
  });
  it("[CART-07] with nothing before it says that there is nothing", async () => {
    const gateway = createFakeCartGateway();
    const { cart } = createTestCartStore({ gateway });
    expect(await cart.undo()).toEqual({ isOk: false, failure: { code: "cart.nothingToUndo" } });
    expect(lastWords(cart)).toBe("No previous action to undo");
    expect(gateway.calls).toEqual([]);
  });
  it("[CART-07] that fails says so and can be tried again", async () => {
    const gateway = createFakeCartGateway(BOTH);
    const { cart } = createTestCartStore({ gateway });
    await cart.refresh();
    await cart.remove("Ballast");
    gateway.refuseNext();
    await cart.undo();
    expect(lastWords(cart)).toBe("Error undoing last action");
    expect(contents(cart)).toEqual(["1 faIR Greenback 4x12"]);
    await cart.undo();
    expect(contents(cart).sort()).toEqual(["1 faIR Greenback 4x12", "2 Ballast"]);
  });
  it("that fails half-way goes on where it stopped", async () => {
    const gateway = createFakeCartGateway(BOTH);
    const { cart } = createTestCartStore({ gateway });
    await cart.refresh();
    await cart.clear();
    const release = gateway.hold();
    const undone = cart.undo();
    await Promise.resolve();
    expect(contents(cart).sort()).toEqual(["1 faIR Greenback 4x12", "2 Ballast"]);
    expect(cart.getState().isUndoing).toBe(true);
    gateway.changeElsewhere([{ name: "faIR Greenback 4x12", quantity: 1 }]);
    release();
    await undone;
    expect(contents(cart).sort()).toEqual(["1 faIR Greenback 4x12", "2 Ballast"]);
    expect(cart.getState()).toMatchObject({
      isUndoing: false,
      lastChange: { inverse: [{ kind: "add", name: "faIR Greenback 4x12" }] },
    });
  });
  it("pressed while a change is on its way reverts that change, not the one before", async () => {
    const { cart } = createTestCartStore({ gateway: createFakeCartGateway(BOTH) });
    await cart.refresh();
    await cart.add(BALLAST);
    await Promise.all([cart.remove("faIR Greenback 4x12"), cart.undo()]);
    expect(contents(cart).sort()).toEqual(["1 faIR Greenback 4x12", "3 Ballast"]);
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
});
