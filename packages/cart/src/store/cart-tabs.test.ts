import { createFakeClock, createFakeSharedStorage, FAKE_NOW_MS } from "@shop/kernel/testing";
import { describe, expect, it } from "vitest";
import { createTestCartStore } from "../testing/create-test-stores.ts";
import { createFakeCartGateway } from "../testing/fake-cart-gateway.ts";
import { contents } from "../testing/read-cart.ts";
import { findOnShelf } from "../testing/shelf.ts";
import { CART_CHANGED_KEY } from "./cart-changed-key.ts";
import { RESERVATION_KEY } from "./reservation-keeper.ts";

const BALLAST = findOnShelf("Ballast");
const PACK = findOnShelf("faIR Greenback 4x12");

describe("reservation", () => {
  const MINUTE_MS = 60_000;

  it("[CART-10] starts with the first item, restarts with the next, and goes on after a removal", async () => {
    const clock = createFakeClock();
    const { cart } = createTestCartStore({ clock });
    await cart.refresh();
    expect(cart.getState().reservation).toBeNull();
    await cart.add(BALLAST);
    expect(cart.getState().reservation).toEqual({ endsAtMs: FAKE_NOW_MS + 15 * MINUTE_MS });
    clock.advance(MINUTE_MS);
    await cart.add(PACK);
    expect(cart.getState().reservation).toEqual({ endsAtMs: FAKE_NOW_MS + 16 * MINUTE_MS });
    clock.advance(MINUTE_MS);
    await cart.remove("Ballast");
    expect(cart.getState().reservation).toEqual({ endsAtMs: FAKE_NOW_MS + 16 * MINUTE_MS });
    await cart.clear();
    expect(cart.getState().reservation).toBeNull();
  });
  it("[CART-10] resumes from the stored end time after a reload, and is full where that is over", async () => {
    const clock = createFakeClock();
    const storage = createFakeSharedStorage();
    const gateway = createFakeCartGateway();
    await createTestCartStore({ clock, storage, gateway }).cart.add(BALLAST);
    clock.advance(14 * MINUTE_MS);
    const reloaded = createTestCartStore({ clock, storage, gateway }).cart;
    await reloaded.refresh();
    expect(reloaded.getState().reservation).toEqual({ endsAtMs: FAKE_NOW_MS + 15 * MINUTE_MS });
    clock.advance(MINUTE_MS);
    const muchLater = createTestCartStore({ clock, storage, gateway }).cart;
    await muchLater.refresh();
    expect(muchLater.getState().reservation).toEqual({ endsAtMs: FAKE_NOW_MS + 30 * MINUTE_MS });
  });
  it("[CART-10] resets to 15:00 when it runs out before the shopper's eyes, until the tab is left", async () => {
    const clock = createFakeClock();
    const { cart } = createTestCartStore({ clock });
    const disconnect = cart.connect();
    await cart.add(BALLAST);
    clock.advance(15 * MINUTE_MS);
    expect(cart.getState().reservation).toEqual({ endsAtMs: FAKE_NOW_MS + 30 * MINUTE_MS });
    disconnect();
    clock.advance(15 * MINUTE_MS);
    expect(cart.getState().reservation).toEqual({ endsAtMs: FAKE_NOW_MS + 30 * MINUTE_MS });
  });
  it("does not run where no tab is connected, on a server for instance", async () => {
    const clock = createFakeClock();
    const { cart } = createTestCartStore({ clock });
    await cart.add(BALLAST);
    clock.advance(20 * MINUTE_MS);
    expect(cart.getState().reservation).toEqual({ endsAtMs: FAKE_NOW_MS + 15 * MINUTE_MS });
  });
  it("a shop without one has none and stores none", async () => {
    const storage = createFakeSharedStorage();
    const { cart } = createTestCartStore({ storage, hasReservation: false });
    await cart.add(BALLAST);
    expect(cart.getState().reservation).toBeNull();
    expect(storage.get(RESERVATION_KEY)).toBeUndefined();
  });
});

describe("tabs", () => {
  it("[CART-11] a change in another tab is loaded into this one", async () => {
    const storage = createFakeSharedStorage();
    const gateway = createFakeCartGateway([{ name: "Ballast", quantity: 1 }]);
    const { cart } = createTestCartStore({ gateway, storage });
    await cart.refresh();
    const disconnect = cart.connect();
    gateway.changeElsewhere([{ name: "Sidechain Lab", quantity: 2 }]);
    storage.changeElsewhere(CART_CHANGED_KEY, "1.1");
    await cart.refresh();
    expect(gateway.calls).toEqual(["get", "get", "get"]);
    expect(contents(cart)).toEqual(["2 Sidechain Lab"]);
    disconnect();
    storage.changeElsewhere(CART_CHANGED_KEY, "2.1");
    expect(gateway.calls).toHaveLength(3);
  });
  it("[CART-11] coupons and Undo are in step too", async () => {
    const storage = createFakeSharedStorage();
    const gateway = createFakeCartGateway([{ name: "Ballast", quantity: 1 }]);
    const { cart: other } = createTestCartStore({ gateway });
    const { cart } = createTestCartStore({ gateway, storage });
    await cart.refresh();
    cart.connect();
    await other.addCoupon("TEN");
    storage.changeElsewhere(CART_CHANGED_KEY, "1.1");
    await cart.settled();
    expect(cart.getState()).toMatchObject({ coupons: ["TEN"], totalDiscountMinor: 4410, canUndo: true });
    await other.undo();
    storage.changeElsewhere(CART_CHANGED_KEY, "2.1");
    await cart.settled();
    expect(cart.getState()).toMatchObject({ coupons: [], totalDiscountMinor: 4900, canUndo: false });
  });
  it("every change, a coupon and an undo too, leaves a mark for the others", async () => {
    const storage = createFakeSharedStorage();
    const { cart } = createTestCartStore({ storage });
    const marks = [];
    for (const act of [() => cart.add(BALLAST), () => cart.addCoupon("TEN"), () => cart.undo(), () => cart.clear()]) {
      await act();
      marks.push(storage.get(CART_CHANGED_KEY));
    }
    expect(new Set(marks).size).toBe(4);
  });
  it("every change leaves another mark, even within one millisecond", async () => {
    const storage = createFakeSharedStorage();
    const { cart } = createTestCartStore({ storage });
    await cart.add(BALLAST);
    const first = storage.get(CART_CHANGED_KEY);
    await cart.add(BALLAST);
    expect(first).toBeDefined();
    expect(storage.get(CART_CHANGED_KEY)).not.toBe(first);
  });
  it("another tab's reservation is this one's", async () => {
    const storage = createFakeSharedStorage();
    const { cart } = createTestCartStore({
      storage,
      gateway: createFakeCartGateway([{ name: "Ballast", quantity: 1 }]),
    });
    await cart.refresh();
    cart.connect();
    storage.changeElsewhere(RESERVATION_KEY, `${FAKE_NOW_MS + 5000}`);
    expect(cart.getState().reservation).toEqual({ endsAtMs: FAKE_NOW_MS + 5000 });
  });
});

describe("the end of a session", () => {
  it("empties what this tab knows, with the reservation", async () => {
    const storage = createFakeSharedStorage();
    const { cart } = createTestCartStore({ storage });
    await cart.add(BALLAST);
    cart.forget();
    expect(cart.getState()).toEqual(cart.getInitialState());
    expect(storage.get(RESERVATION_KEY)).toBeUndefined();
  });
  it("drops a cart that was being loaded", async () => {
    const gateway = createFakeCartGateway([{ name: "Sidechain Lab", quantity: 1 }]);
    const { cart } = createTestCartStore({ gateway });
    await cart.add(BALLAST);
    const release = gateway.hold();
    const late = cart.refresh();
    await Promise.resolve();
    cart.forget();
    release();
    await late;
    expect(cart.getState()).toEqual(cart.getInitialState());
  });
  it("drops responses that come after it: they show somebody else's cart", async () => {
    const gateway = createFakeCartGateway([{ name: "Sidechain Lab", quantity: 1 }]);
    const { cart } = createTestCartStore({ gateway });
    await cart.refresh();
    const release = gateway.hold();
    const late = [cart.add(BALLAST), cart.refresh()];
    await Promise.resolve();
    cart.forget();
    release();
    await late[0];
    expect(cart.getState()).toEqual(cart.getInitialState());
    await late[1];
  });
});
