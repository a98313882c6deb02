import { fail } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { describe, expect, it } from "vitest";
import { BOUGHT_NOW, orderInWindow, settleAnswers } from "../testing/checkout-steps.ts";
import { createTestCheckoutStore } from "../testing/create-test-stores.ts";
import { createFakeCheckoutGateway, orderReviewed } from "../testing/fake-checkout.ts";

describe("[PAY-02] the start of a checkout", () => {
  it("is reported before its amounts are requested, with what is bought, once per purchase", async () => {
    const started: unknown[] = [];
    const gateway = createFakeCheckoutGateway();
    const { checkout } = createTestCheckoutStore({
      gateway,
      onCheckoutStarted: (purchase) => started.push([purchase, gateway.reviews.length]),
    });
    void checkout.startCheckout();
    await settleAnswers();
    await checkout.retryReview();
    await orderInWindow(checkout);
    checkout.finishPayment({ outcome: "closed" });
    await settleAnswers();
    void checkout.buyNow(BOUGHT_NOW);
    await settleAnswers();
    expect(started).toEqual([
      [{ kind: "cart" }, 0],
      [{ kind: "buyNow", products: BOUGHT_NOW }, 2],
    ]);
  });
  it.each(["review", "order"] as const)("is reported once, even if the login had ended at the %s", async (where) => {
    const started: unknown[] = [];
    const clock = createFakeClock();
    const gateway = createFakeCheckoutGateway();
    const ended = fail({ code: "api.loginRequired" });
    if (where === "review") gateway.reviewWith(ended);
    else gateway.answerWith(ended);
    const { checkout } = createTestCheckoutStore({
      clock,
      gateway,
      onCheckoutStarted: (purchase) => started.push(purchase),
    });
    await checkout.startCheckout();
    await orderReviewed(checkout);
    expect(checkout.getState().flow.name).toBe("needsLogin");
    gateway.reviewWith(null);
    checkout.loggedIn();
    await clock.advanceAsync(1000);
    expect(checkout.getState().flow.name).toBe("reviewing");
    expect(started).toEqual([{ kind: "cart" }]);
  });
  it("is not reported while the shopper is logged out", async () => {
    const started: unknown[] = [];
    const { checkout } = createTestCheckoutStore({
      isLoggedIn: () => false,
      onCheckoutStarted: (purchase) => started.push(purchase),
    });
    await checkout.startCheckout();
    expect(started).toEqual([]);
  });
});
