import { fail, ok } from "@shop/kernel";
import { describe, expect, it } from "vitest";
import type { OrderReview } from "../domain/order-review.ts";
import type { PaymentSession } from "../domain/payment-session.ts";
import { buildSession } from "../testing/build-cart.ts";
import { buildReview } from "../testing/build-review.ts";
import { settleAnswers } from "../testing/checkout-steps.ts";
import { createTestCheckoutStore } from "../testing/create-test-stores.ts";
import { createFakeCheckoutGateway, orderReviewed } from "../testing/fake-checkout.ts";
import { later, openReview, TICKS, TYPED, UNTICKED } from "../testing/open-review.ts";

const BALLAST = buildReview();
const _DEARER = buildReview({ products: [{ name: "Ballast", quantity: 2 }] });

describe("[LAW-01] before an order is made", () => {
  it("its goods and amounts are shown, and nothing is ordered until the button is pressed", async () => {
    const { flow, gateway } = await openReview();
    expect(flow()).toEqual({
      ...{ name: "reviewing", purchase: { kind: "cart" }, review: BALLAST },
      ...{ isAsking: false, failure: null, change: null },
    });
    expect(gateway.calls).toEqual([]);
  });
  it("[LAW-02] it isn't made while a box is unticked: the review says so, and nothing is sent", async () => {
    const { checkout, flow, gateway, acts } = await openReview();
    checkout.setDraft({ startsNow: true });
    await checkout.order("1.en");
    expect(flow()).toMatchObject({ name: "reviewing", failure: { code: "checkout.consentNeeded" } });
    expect([gateway.calls, acts]).toEqual([[], []]);
  });
  it("[LAW-02] the boxes are unticked at the start of every purchase, and what was typed stays", async () => {
    const { checkout, draft } = await openReview();
    checkout.setDraft({ ...TYPED, ...TICKS });
    checkout.closeReview();
    await checkout.startCheckout();
    expect(draft()).toEqual({ ...TYPED, ...UNTICKED });
  });
  it("[PAY-10] an order of zero is done as it is made: no window, straight to the landing", async () => {
    const gateway = createFakeCheckoutGateway();
    gateway.payAtOnce("o-7");
    const { checkout, flow, acts } = await openReview({}, gateway);
    await orderReviewed(checkout);
    expect(flow()).toEqual({ name: "completed", purchase: { kind: "cart" }, orderId: "o-7" });
    expect(acts).toEqual(["go /account?source=purchase order o-7"]);
  });
  it("leaving it keeps the cart, and what comes of an order that was under way opens nothing", async () => {
    const session = later<PaymentSession>();
    const gateway = createFakeCheckoutGateway();
    gateway.answerWith(session.promise);
    const { checkout, flow, acts } = await openReview({}, gateway);
    void orderReviewed(checkout);
    await settleAnswers();
    await settleAnswers();
    expect(flow().name).toBe("ordering");
    checkout.closeReview();
    session.answer(ok(buildSession()));
    await settleAnswers();
    expect(flow()).toEqual({ name: "closed", purchase: { kind: "cart" } });
    expect([acts, checkout.getState().paymentUrl]).toEqual([["closed cart"], null]);
  });
  it("closing what isn't open does nothing", () => {
    const { checkout, acts } = createTestCheckoutStore();
    checkout.closeReview();
    checkout.giveUpReview("no code");
    expect([checkout.getState().flow.name, acts]).toEqual(["idle", []]);
  });
  it("a review that can't be shown is a failed purchase, reported at the button", async () => {
    const { checkout, flow, notices } = await openReview();
    checkout.giveUpReview("the dialog's code didn't come");
    expect(flow()).toMatchObject({ name: "failed", failure: { code: "checkout.failed" } });
    expect(notices.at(-1)).toMatchObject({ tone: "error", key: "checkout.failed" });
  });
});

describe("where the buyer is taxed", () => {
  it("has the amounts priced again, once for what was typed", async () => {
    const { checkout, flow, gateway } = await openReview();
    checkout.setDraft(TYPED);
    const updating = checkout.updateReview();
    expect(flow()).toMatchObject({ name: "reviewing", isAsking: true, review: BALLAST });
    await updating;
    await checkout.updateReview();
    expect(flow()).toMatchObject({ isAsking: false, change: null, review: { tax: { isReverseCharge: true } } });
    expect(gateway.reviews.map(({ request }) => request)).toMatchObject([{ place: { vatId: "" } }, { place: TYPED }]);
  });
  it("the response for what was typed last is shown, however late an earlier one comes", async () => {
    const slow = later<OrderReview>();
    const { checkout, flow, gateway } = await openReview();
    gateway.reviewWith(slow.promise);
    checkout.setDraft({ country: "FR" });
    void checkout.updateReview();
    gateway.reviewWith(null);
    checkout.setDraft({ country: "AT" });
    await checkout.updateReview();
    slow.answer(ok(buildReview({ place: { country: "FR" } })));
    await settleAnswers();
    expect(flow()).toMatchObject({ isAsking: false, review: { tax: { country: "AT" } } });
  });
  it.each(["checkout.vatIdInvalid", "checkout.countryUnknown"])(
    "refused as %s, nothing typed is lost",
    async (code) => {
      const { checkout, flow, draft, gateway, acts } = await openReview();
      gateway.reviewWith(fail({ code }));
      checkout.setDraft({ ...TYPED, ...TICKS });
      await checkout.updateReview();
      expect(flow()).toMatchObject({ name: "reviewing", failure: { code }, review: BALLAST });
      expect([draft(), acts]).toEqual([{ ...TYPED, ...TICKS }, []]);
    },
  );
  it("[LAW-07] with a VAT id that doesn't fit, the amounts are those of the chosen country without it, and no order goes out", async () => {
    const { checkout, flow, draft, gateway } = await openReview();
    gateway.refuseVatIds();
    checkout.setDraft({ ...TYPED, ...TICKS });
    await checkout.updateReview();
    const refused = { failure: { code: "checkout.vatIdInvalid" }, isAsking: false, review: { tax: { country: "AT" } } };
    expect(flow()).toMatchObject(refused);
    await checkout.updateReview();
    expect(gateway.reviews.map(({ request }) => request)).toMatchObject([
      ...[{ place: { country: null } }, { place: { country: "AT", vatId: "ATU12345675" } }],
      { place: { country: "AT", vatId: "" } },
    ]);
    await checkout.order("1.en");
    expect(flow()).toMatchObject(refused);
    expect([gateway.calls, draft()]).toEqual([[], { ...TYPED, ...TICKS }]);
  });
  it("no order goes out for amounts that were shown for another place: they are shown first", async () => {
    const { checkout, flow, gateway } = await openReview();
    checkout.setDraft({ ...TYPED, ...TICKS });
    await checkout.order("1.en");
    expect(flow()).toMatchObject({ name: "reviewing", review: { tax: { isReverseCharge: true } } });
    expect(gateway.calls).toEqual([]);
  });
});
