import { createFakeClock, createFakeRandom, createMemoryStorage } from "@shop/kernel/testing";
import { describe, expect, it } from "vitest";
import { keepWaitingChanges } from "../adapters/keep-waiting-changes.ts";
import { createTestCartStore } from "../testing/create-test-stores.ts";
import { createFakeCartGateway } from "../testing/fake-cart-gateway.ts";
import { contents, lastWords } from "../testing/read-cart.ts";
import { findOnShelf } from "../testing/shelf.ts";
import type { CartStore } from "./cart-store.ts";
import { createLateCart } from "./late-cart.ts";

const BALLAST = findOnShelf("Ballast");

/** One tab of a shop: each page finds what the previous one left. */
function openTab() {
  const gateway = createFakeCartGateway();
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  const random = createFakeRandom();
  const openPage = () => {
    const waiting = keepWaitingChanges({ storage, clock, random });
    const page = createTestCartStore({ gateway, clock, waiting });
    const connected = async () => {
      page.cart.connect();
      return page.cart;
    };
    const openLate = (load: () => Promise<CartStore> = connected) =>
      createLateCart({ load, storage, clock, packPrefix: "faIR", currency: "EUR" });
    return { ...page, openLate };
  };
  /** A reloaded page: the tab is the same, everything else starts again. */
  const reload = async (): Promise<CartStore> => {
    const { cart, openLate } = openPage();
    const late = openLate();
    late.takeUp();
    await late.load();
    await cart.settled();
    await cart.settled();
    return cart;
  };
  return { gateway, clock, openPage, reload };
}

describe("a reload at once after an add", () => {
  it.each(["call", "answer"] as const)(
    "[SAFE-05] [CART-06] loses nothing and adds nothing twice: the %s was lost",
    async (what) => {
      const { gateway, openPage, reload } = openTab();
      gateway.loseNext(what);
      void openPage().cart.add(BALLAST);
      await Promise.resolve();
      const cart = await reload();
      expect(contents(cart)).toEqual(["1 Ballast"]);
      expect(new Set(gateway.keys).size).toBe(1);
      expect(lastWords(cart)).toBe("Ballast is in your cart.");
      const again = await reload();
      await again.refresh();
      expect(contents(again)).toEqual(["1 Ballast"]);
    },
  );
  it("keeps several of them, in their order, each once", async () => {
    const { gateway, openPage, reload } = openTab();
    const { cart } = openPage();
    await cart.refresh();
    await cart.add(findOnShelf("Tape Room"));
    gateway.loseNext("answer");
    void cart.add(BALLAST, 2);
    void cart.remove("Ballast", 1);
    void cart.addCoupon("TEN");
    await Promise.resolve();
    const reloaded = await reload();
    expect(contents(reloaded)).toEqual(["1 Tape Room", "1 Ballast"]);
    expect(reloaded.getState().coupons).toEqual(["TEN"]);
    expect(gateway.calls.slice(2)).toEqual([
      "add Ballast 2",
      "add Ballast 2",
      "remove Ballast 1",
      "addCoupon TEN",
      "get",
    ]);
  });
  it("five reloads send one key five times, and it is in the cart once", async () => {
    const { gateway, openPage, reload } = openTab();
    gateway.loseNext("answer");
    void openPage().cart.add(BALLAST);
    await Promise.resolve();
    for (let page = 0; page < 4; page += 1) {
      gateway.loseNext("answer");
      openPage().cart.connect();
      await Promise.resolve();
    }
    expect(contents(await reload())).toEqual(["1 Ballast"]);
    expect(gateway.calls.filter((call) => call === "add Ballast 1").length).toBeGreaterThanOrEqual(5);
    expect(new Set(gateway.keys).size).toBe(1);
  });
  it("a change that was accepted, or whose rejection was shown, is not sent again", async () => {
    const { gateway, openPage, reload } = openTab();
    const { cart } = openPage();
    await cart.add(BALLAST);
    gateway.refuseNext();
    await cart.add(BALLAST);
    await reload();
    expect(gateway.calls).toEqual(["add Ballast 1", "add Ballast 1"]);
  });
  it("what is older than five minutes is left alone", async () => {
    const { gateway, clock, openPage, reload } = openTab();
    gateway.loseNext("call");
    void openPage().cart.add(BALLAST);
    await Promise.resolve();
    clock.advance(5 * 60_000);
    const cart = await reload();
    await cart.refresh();
    expect(contents(cart)).toEqual([]);
  });
  it("the end of the session ends what waits", async () => {
    const { gateway, openPage, reload } = openTab();
    gateway.loseNext("call");
    const { cart } = openPage();
    void cart.add(BALLAST);
    await Promise.resolve();
    cart.forget();
    expect(contents(await reload())).toEqual([]);
    expect(gateway.calls).toEqual(["add Ballast 1"]);
  });
});

describe("a reload while the cart's code is still on its way", () => {
  const offline = () => Promise.reject(new Error("offline"));
  it("[CART-06] loses no add either", async () => {
    const { openPage, reload } = openTab();
    void openPage()
      .openLate(() => new Promise(() => {}))
      .add(BALLAST, 2);
    expect(contents(await reload())).toEqual(["2 Ballast"]);
  });
  it("an add that the store then makes is made once", async () => {
    const { openPage, reload, gateway } = openTab();
    const { openLate, cart } = openPage();
    await openLate().add(BALLAST);
    await reload();
    expect(contents(cart)).toEqual(["1 Ballast"]);
    expect(gateway.calls).toEqual(["add Ballast 1"]);
  });
  it("[SAFE-05] an add that the store has begun is kept by one of the two: a reload then sends it once", async () => {
    const { openPage, reload, gateway } = openTab();
    gateway.loseNext("call");
    void openPage().openLate().add(BALLAST);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    expect(gateway.calls).toEqual(["add Ballast 1"]);
    expect(contents(await reload())).toEqual(["1 Ballast"]);
  });
  it("an add that failed, and said so, is not made by the next page", async () => {
    const { openPage, reload, gateway } = openTab();
    await openPage().openLate(offline).add(BALLAST);
    await reload();
    expect(gateway.calls).toEqual([]);
  });
  it("an add older than five minutes is left alone", async () => {
    const { openPage, reload, gateway, clock } = openTab();
    void openPage()
      .openLate(() => new Promise(() => {}))
      .add(BALLAST);
    clock.advance(5 * 60_000);
    await reload();
    expect(gateway.calls).toEqual([]);
  });
});
