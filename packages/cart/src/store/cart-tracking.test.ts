import { describe, expect, it } from "vitest";
import type { TrackedItem } from "../domain/tracked-items.ts";
import { createTestCartStore } from "../testing/create-test-stores.ts";
import { createFakeCartGateway } from "../testing/fake-cart-gateway.ts";
import { contents } from "../testing/read-cart.ts";
import { findOnShelf } from "../testing/shelf.ts";

const BALLAST = findOnShelf("Ballast");

describe("the listener that counts what enters and leaves the cart", () => {
  it("is called once for each change that the server has accepted, and for nothing else", async () => {
    const tracked: TrackedItem[] = [];
    const gateway = createFakeCartGateway();
    const { cart } = createTestCartStore({ gateway, onTracked: (item) => tracked.push(item) });
    const release = gateway.hold();
    const added = cart.add(BALLAST, 2);
    await Promise.resolve();
    expect(tracked).toEqual([]);
    release();
    await added;
    gateway.refuseNext();
    await cart.remove("Ballast", 1);
    await cart.addCoupon("TEN");
    await cart.refresh();
    await cart.clear();
    await cart.undo();
    const item = { name: "Ballast", quantity: 2, priceMinor: 4900, currency: "EUR" };
    expect(tracked).toEqual([
      { ...item, kind: "added" },
      { ...item, kind: "removed" },
      { ...item, kind: "added" },
    ]);
  });
  it("can't harm the cart: what it throws is logged", async () => {
    const { cart, logged } = createTestCartStore({
      onTracked: () => {
        throw new Error("blocked");
      },
    });
    expect((await cart.add(BALLAST)).isOk).toBe(true);
    expect(contents(cart)).toEqual(["1 Ballast"]);
    expect(logged).toEqual([
      { act: "cart.track", failure: { code: "cart.trackingFailed", params: { reason: "Error: blocked" } } },
    ]);
  });
});
