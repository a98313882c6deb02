import { fail, ok } from "@shop/kernel";
import { describe, expect, it } from "vitest";
import { buildSession } from "../testing/build-cart.ts";
import { buildReview } from "../testing/build-review.ts";
import { settleAnswers } from "../testing/checkout-steps.ts";
import { createTestCheckoutStore } from "../testing/create-test-stores.ts";
import { createFakeCheckoutGateway, orderReviewed } from "../testing/fake-checkout.ts";
import { openReview, TICKS, TYPED, UNTICKED } from "../testing/open-review.ts";

const BALLAST = buildReview();
const _DEARER = buildReview({ products: [{ name: "Ballast", quantity: 2 }] });

describe("what goes wrong in the review", () => {
  it.each([
    ["the cart's, any reason", "cart", { code: "api.internal" }, "checkout.failed"],
    ["buy now's, a time-out", "buyNow", { code: "api.timeout" }, "checkout.buyNowFailed"],
    ["the provider is down", "cart", { code: "checkout.paymentUnavailable" }, "checkout.paymentUnavailable"],
    ["there is no session", "buyNow", { code: "checkout.noSessionId" }, "checkout.noSessionId"],
    ["the cart was bought in another tab", "cart", { code: "cart.empty" }, "cart.empty"],
  ] as const)(
    "[PAY-06] a rejected order (%s) is reported, keeps all that was typed, and can be tried again",
    async (...given) => {
      const [, kind, reason, code] = given;
      const gateway = createFakeCheckoutGateway();
      gateway.answerWith(fail(reason));
      const { checkout } = createTestCheckoutStore({ gateway });
      await (kind === "cart" ? checkout.startCheckout() : checkout.buyNow([{ name: "Ballast", quantity: 1 }]));
      checkout.setDraft({ company: "Ridge OG" });
      await checkout.updateReview();
      await orderReviewed(checkout);
      expect(checkout.getState()).toMatchObject({
        flow: { name: "reviewing", failure: { code } },
        draft: { company: "Ridge OG", ...TICKS },
      });
      gateway.answerWith(ok(buildSession()));
      void checkout.order("1.en");
      await settleAnswers();
      expect(checkout.getState().flow.name).toBe("open");
    },
  );
  it.each(["review", "order"] as const)(
    "[CART-04] a cart with something free in it is refused at the %s, and loaded so that it leaves",
    async (where) => {
      const gateway = createFakeCheckoutGateway();
      let loads = 0;
      const onCartRejected = () => {
        loads += 1;
      };
      const { checkout } = createTestCheckoutStore({ gateway, onCartRejected });
      const refusal = fail({ code: "cart.freeProduct" });
      if (where === "review") gateway.reviewWith(refusal);
      else gateway.answerWith(refusal);
      await checkout.startCheckout();
      if (where === "order") await orderReviewed(checkout);
      expect(checkout.getState().flow).toMatchObject({ name: "reviewing", failure: { code: "cart.freeProduct" } });
      expect(loads).toBe(1);
    },
  );
  it("amounts that can't be loaded are reported, and can be requested again", async () => {
    const gateway = createFakeCheckoutGateway();
    gateway.reviewWith(fail({ code: "api.unreachable" }));
    const { checkout, flow } = await openReview({}, gateway);
    expect(flow()).toMatchObject({ name: "reviewing", review: null, failure: { code: "checkout.failed" } });
    gateway.reviewWith(null);
    await checkout.retryReview();
    expect(flow()).toMatchObject({ review: BALLAST, failure: null });
  });
  it.each(["review", "order"] as const)(
    "a login that ended at the %s is requested again; then the review continues with what was typed",
    async (where) => {
      const { checkout, flow, draft, gateway, clock, acts } = await openReview();
      checkout.setDraft(TYPED);
      await checkout.updateReview();
      const ended = fail({ code: "api.loginRequired" });
      if (where === "review") {
        gateway.reviewWith(ended);
        await checkout.retryReview();
      } else {
        gateway.answerWith(ended);
        await orderReviewed(checkout);
      }
      expect(flow()).toEqual({ name: "needsLogin", purchase: { kind: "cart" } });
      expect(acts).toEqual(["login checkout.loginToContinue"]);
      gateway.reviewWith(null);
      checkout.loggedIn();
      await clock.advanceAsync(500);
      expect(flow()).toMatchObject({ name: "reviewing", review: { tax: { country: "AT", isReverseCharge: true } } });
      expect(draft()).toEqual({ ...TYPED, ...UNTICKED });
    },
  );
  it("a login that is given up forgets what was typed before it ended", async () => {
    const { checkout, flow, draft, gateway } = await openReview();
    checkout.setDraft(TYPED);
    gateway.answerWith(fail({ code: "api.loginRequired" }));
    await checkout.updateReview();
    await orderReviewed(checkout);
    checkout.loginAbandoned();
    expect([flow().name, draft()]).toEqual(["idle", { country: null, company: "", vatId: "", ...UNTICKED }]);
  });
  it("a logout forgets what was typed", async () => {
    const { checkout, draft, flow } = await openReview();
    checkout.setDraft({ ...TYPED, ...TICKS });
    checkout.reset();
    expect([flow().name, draft()]).toEqual(["idle", { country: null, company: "", vatId: "", ...UNTICKED }]);
  });
});
