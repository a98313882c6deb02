import { fail } from "@shop/kernel";
import { describe, expect, it } from "vitest";
import { messages } from "../messages/index.ts";
import { createTestCartStore } from "../testing/create-test-stores.ts";
import { createFakeCartGateway } from "../testing/fake-cart-gateway.ts";
import { REFUSED_COUPONS } from "../testing/fake-coupons.ts";
import { lastWords } from "../testing/read-cart.ts";

const BALLAST = [{ name: "Ballast", quantity: 1 }];

async function load(coupons: readonly string[] = []) {
  const gateway = createFakeCartGateway(BALLAST, { coupons });
  const { cart, logged } = createTestCartStore({ gateway });
  await cart.refresh();
  return { gateway, cart, logged };
}

describe("a coupon that is put on the cart", () => {
  it("[CART-06] waits for the server's response, and takes nothing off before", async () => {
    const { cart, gateway } = await load();
    const release = gateway.hold();
    const added = cart.addCoupon(" TEN ");
    expect(cart.getState()).toMatchObject({ couponPending: "TEN", coupons: [], totalDiscountMinor: 4900 });
    release();
    await added;
    expect(cart.getState()).toMatchObject({ couponPending: null, coupons: ["TEN"], totalDiscountMinor: 4410 });
    expect(cart.getState().priced.coupons).toEqual([{ code: "TEN", amountMinor: 490 }]);
    expect(lastWords(cart)).toBe("Coupon TEN was applied.");
    expect(gateway.calls).toEqual(["get", "addCoupon TEN"]);
  });
  it("is named as the shop spells it, and a typing error isn't logged", async () => {
    const { cart, logged } = await load();
    await cart.addCoupon("typo");
    await cart.addCoupon("ten");
    expect(lastWords(cart)).toBe("Coupon TEN was applied.");
    expect(logged).toEqual([]);
  });
  it("combines with another one", async () => {
    const { cart } = await load(["TEN"]);
    await cart.addCoupon("FIVER");
    expect(cart.getState()).toMatchObject({ coupons: ["TEN", "FIVER"], totalDiscountMinor: 3910 });
  });
  it.each([...Object.entries(REFUSED_COUPONS), ["TYPO", "cart.couponUnknown"] as const])(
    "[CART-06] and is refused (%s, %s) leaves all as it was, with what was typed and why at the field, and no pop-up",
    async (code, reason) => {
      const { cart } = await load(["TEN"]);
      expect(await cart.addCoupon(code)).toEqual(fail({ code: reason }));
      expect(cart.getState()).toMatchObject({
        couponPending: null,
        couponFailure: { code: reason, coupon: code },
        coupons: ["TEN"],
        totalDiscountMinor: 4410,
        messages: [],
      });
      expect(messages.en[reason]).toMatch(/\.$/);
    },
  );
  it("says what the shopper can do after too many tries, or without a response", async () => {
    const { cart, gateway } = await load();
    gateway.refuseNext({ code: "api.tooManyCalls" });
    await cart.addCoupon("TEN");
    expect(cart.getState().couponFailure?.code).toBe("cart.tooManyCouponTries");
    gateway.refuseNext();
    await cart.addCoupon("TEN");
    expect(cart.getState().couponFailure).toEqual({ code: "cart.couldNotAddCoupon", coupon: "TEN" });
    await cart.addCoupon("TEN");
    expect(cart.getState().couponFailure).toBeNull();
  });
  it("without a code is rejected at once, without a call", async () => {
    const { cart, gateway } = await load();
    expect(await cart.addCoupon("  ")).toEqual(fail({ code: "cart.couponMissing" }));
    expect(gateway.calls).toEqual(["get"]);
  });
});

describe("a coupon that no longer counts", () => {
  it("[PRICE-09] stays on the cart with why, takes nothing off, and can be removed at once", async () => {
    const refusedCoupons = [{ coupon: "OLD", code: "cart.couponExpired" }];
    const gateway = createFakeCartGateway(BALLAST, { coupons: ["TEN"], refusedCoupons });
    const { cart } = createTestCartStore({ gateway });
    await cart.refresh();
    expect(cart.getState()).toMatchObject({ coupons: ["TEN", "OLD"], refusedCoupons, totalDiscountMinor: 4410 });
    const release = gateway.hold();
    const removed = cart.removeCoupon("OLD");
    expect(cart.getState()).toMatchObject({ coupons: ["TEN"], refusedCoupons: [], totalDiscountMinor: 4410 });
    release();
    await removed;
    expect(cart.getState()).toMatchObject({ coupons: ["TEN"], refusedCoupons: [], totalDiscountMinor: 4410 });
  });
});

describe("a coupon that is taken off", () => {
  it("[CART-06] is gone at once, with what it took off", async () => {
    const { cart, gateway } = await load(["TEN"]);
    const release = gateway.hold();
    const removed = cart.removeCoupon("TEN");
    expect(cart.getState()).toMatchObject({ coupons: [], totalDiscountMinor: 4900, priced: { coupons: [] } });
    release();
    await removed;
    expect(cart.getState()).toMatchObject({ coupons: [], totalDiscountMinor: 4900 });
    expect(lastWords(cart)).toBe("Coupon TEN was removed.");
  });
  it("[CART-06] is back where the server could not be reached, and the field says so", async () => {
    const { cart, gateway, logged } = await load(["TEN"]);
    gateway.refuseNext();
    await cart.removeCoupon("TEN");
    expect(cart.getState()).toMatchObject({
      coupons: ["TEN"],
      totalDiscountMinor: 4410,
      couponFailure: { code: "cart.couldNotRemoveCoupon", coupon: "TEN" },
    });
    expect(logged).toEqual([{ act: "cart.removeCoupon", failure: { code: "api.unreachable" } }]);
  });
});
