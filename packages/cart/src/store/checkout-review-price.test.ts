import { fail, ok } from "@shop/kernel";
import { describe, expect, it } from "vitest";
import { buildSession } from "../testing/build-cart.ts";
import { buildReview } from "../testing/build-review.ts";
import { settleAnswers } from "../testing/checkout-steps.ts";
import { createTestCheckoutStore } from "../testing/create-test-stores.ts";
import { orderReviewed } from "../testing/fake-checkout.ts";
import { openReview, TICKS, UNTICKED } from "../testing/open-review.ts";

const BALLAST = buildReview();
const DEARER = buildReview({ products: [{ name: "Ballast", quantity: 2 }] });

describe("the price", () => {
  const shownTotal = () => ({ totalMinor: BALLAST.totalMinor, currency: "EUR" as const });
  it.each([
    ["risen", BALLAST.totalMinor - 500],
    ["fallen, as by logging in", BALLAST.totalMinor + 700],
  ])("that has %s since the cart is shown with what it was", async (_how, totalMinor) => {
    const { flow } = await openReview({ shownTotal: () => ({ totalMinor, currency: "EUR" }) });
    expect(flow()).toMatchObject({ change: { fromMinor: totalMinor, toMinor: BALLAST.totalMinor } });
  });
  it("is compared with what was seen before the login, which the login may have lowered", async () => {
    let totalMinor = BALLAST.totalMinor + 700;
    let isLoggedIn = false;
    const { checkout, flow, clock } = await openReview({
      isLoggedIn: () => isLoggedIn,
      shownTotal: () => ({ totalMinor, currency: "EUR" }),
    });
    isLoggedIn = true;
    totalMinor = BALLAST.totalMinor;
    checkout.loggedIn();
    await clock.advanceAsync(500);
    expect(flow()).toMatchObject({ change: { fromMinor: BALLAST.totalMinor + 700 }, failure: null });
  });
  it("of a buy now isn't compared with the cart's", async () => {
    const { checkout } = createTestCheckoutStore({ shownTotal: () => ({ totalMinor: 1, currency: "EUR" }) });
    await checkout.buyNow([{ name: "Ballast", quantity: 1 }]);
    expect(checkout.getState().flow).toMatchObject({ name: "reviewing", change: null });
  });
  it("that has risen before the order is shown and reviewed again, with the boxes unticked, and then ordered", async () => {
    const { checkout, flow, draft, gateway } = await openReview({ shownTotal });
    gateway.answerWith(fail({ code: "checkout.priceRisen" }));
    gateway.reviewWith(ok(DEARER));
    checkout.setDraft({ company: "Ridge OG" });
    await checkout.updateReview();
    gateway.reviewWith(ok(buildReview({ products: [{ name: "Ballast", quantity: 3 }] })));
    await orderReviewed(checkout);
    expect(flow()).toMatchObject({ change: { fromMinor: DEARER.totalMinor }, failure: null, isAsking: false });
    expect(draft()).toMatchObject({ company: "Ridge OG", ...UNTICKED });
    gateway.answerWith(ok(buildSession()));
    void orderReviewed(checkout);
    await settleAnswers();
    await settleAnswers();
    expect(flow().name).toBe("open");
  });
  it.each(["checkout.priceRisen", "checkout.reviewNeeded"])(
    "an order rejected as %s though the amounts are as before says so, and needs a new agreement",
    async (code) => {
      const { checkout, flow, draft, gateway } = await openReview({ shownTotal });
      gateway.answerWith(fail({ code }));
      await orderReviewed(checkout);
      expect(flow()).toMatchObject({ name: "reviewing", change: null, failure: { code } });
      expect(draft()).toMatchObject(UNTICKED);
      expect(gateway.reviews).toHaveLength(2);
    },
  );
  it("that rises while the place is typed unticks the boxes", async () => {
    const { checkout, draft, gateway } = await openReview({ shownTotal });
    checkout.setDraft(TICKS);
    gateway.reviewWith(ok(DEARER));
    await checkout.retryReview();
    expect(draft()).toMatchObject(UNTICKED);
  });
});
