import { fail, ok, type Result } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { describe, expect, it } from "vitest";
import type { OrderReview } from "../domain/order-review.ts";
import type { PaymentSession } from "../domain/payment-session.ts";
import { buildSession } from "../testing/build-cart.ts";
import { buildReview } from "../testing/build-review.ts";
import { createTestCheckoutStore } from "../testing/create-test-stores.ts";
import { createFakeCheckoutGateway, orderReviewed } from "../testing/fake-checkout.ts";
import type { CheckoutStoreDeps } from "./checkout-store.ts";

const BALLAST = buildReview();
const DEARER = buildReview({ products: [{ name: "Ballast", quantity: 2 }] });
const TYPED = { country: "AT", company: "Ridge OG", vatId: "ATU12345675" };
const TICKS = { startsNow: true, knowsWithdrawalEnds: true };
const UNTICKED = { startsNow: false, knowsWithdrawalEnds: false };
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
/** An answer that comes when the test says so. */
function later<Value>() {
  let answer = (_value: Result<Value>) => {};
  const promise = new Promise<Result<Value>>((resolve) => {
    answer = resolve;
  });
  return { promise, answer: (value: Result<Value>) => answer(value) };
}

/** A shopper who has the cart's review before them. */
async function openReview(deps: Partial<CheckoutStoreDeps> = {}, gateway = createFakeCheckoutGateway()) {
  const clock = createFakeClock();
  const store = createTestCheckoutStore({ clock, gateway, ...deps });
  await store.checkout.startCheckout();
  const flow = () => store.checkout.getState().flow;
  const draft = () => store.checkout.getState().draft;
  return { ...store, clock, gateway, flow, draft };
}

describe("[LAW-01] before an order is made", () => {
  it("its goods and amounts are shown, and nothing is ordered until the button is pressed", async () => {
    const { flow, gateway } = await openReview();
    expect(flow()).toEqual({
      ...{ name: "reviewing", purchase: { kind: "cart" }, review: BALLAST },
      ...{ isAsking: false, failure: null, change: null },
    });
    expect(gateway.calls).toEqual([]);
  });
  it("[LAW-02] it isn't made while a box is unticked: the shopper is told, and nothing is sent", async () => {
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
    await settle();
    await settle();
    expect(flow().name).toBe("ordering");
    checkout.closeReview();
    session.answer(ok(buildSession()));
    await settle();
    expect(flow()).toEqual({ name: "closed", purchase: { kind: "cart" } });
    expect([acts, checkout.getState().paymentUrl]).toEqual([["closed cart"], null]);
  });
  it("closing what isn't open does nothing", () => {
    const { checkout, acts } = createTestCheckoutStore();
    checkout.closeReview();
    checkout.giveUpReview("no code");
    expect([checkout.getState().flow.name, acts]).toEqual(["idle", []]);
  });
  it("a review that can't be shown is a failed purchase, told at the button", async () => {
    const { checkout, flow, notices } = await openReview();
    checkout.giveUpReview("the dialog's code didn't come");
    expect(flow()).toMatchObject({ name: "failed", failure: { code: "checkout.failed" } });
    expect(notices.at(-1)).toMatchObject({ tone: "error", key: "checkout.failed" });
  });
});

describe("where the buyer is taxed", () => {
  it("has the amounts priced anew, once for what was typed", async () => {
    const { checkout, flow, gateway } = await openReview();
    checkout.setDraft(TYPED);
    const updating = checkout.updateReview();
    expect(flow()).toMatchObject({ name: "reviewing", isAsking: true, review: BALLAST });
    await updating;
    await checkout.updateReview();
    expect(flow()).toMatchObject({ isAsking: false, change: null, review: { tax: { isReverseCharge: true } } });
    expect(gateway.reviews.map(({ request }) => request)).toMatchObject([{ place: { vatId: "" } }, { place: TYPED }]);
  });
  it("the answer for what was typed last is shown, however late an earlier one comes", async () => {
    const slow = later<OrderReview>();
    const { checkout, flow, gateway } = await openReview();
    gateway.reviewWith(slow.promise);
    checkout.setDraft({ country: "FR" });
    void checkout.updateReview();
    gateway.reviewWith(null);
    checkout.setDraft({ country: "AT" });
    await checkout.updateReview();
    slow.answer(ok(buildReview({ place: { country: "FR" } })));
    await settle();
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
  it("no order goes out for amounts that were shown for another place: they are shown first", async () => {
    const { checkout, flow, gateway } = await openReview();
    checkout.setDraft({ ...TYPED, ...TICKS });
    await checkout.order("1.en");
    expect(flow()).toMatchObject({ name: "reviewing", review: { tax: { isReverseCharge: true } } });
    expect(gateway.calls).toEqual([]);
  });
});

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
  it("that has risen before the order is shown and asked again, with the boxes unticked, and then ordered", async () => {
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
    await settle();
    await settle();
    expect(flow().name).toBe("open");
  });
  it.each(["checkout.priceRisen", "checkout.reviewNeeded"])(
    "an order refused as %s though the amounts are as before says so, and is agreed to anew",
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

describe("what goes wrong in the review", () => {
  it.each([
    ["the cart's, any reason", "cart", { code: "api.internal" }, "checkout.failed"],
    ["buy now's, a time-out of 10 s", "buyNow", { code: "api.timeout" }, "checkout.buyNowFailed"],
    ["the provider is down", "cart", { code: "checkout.paymentUnavailable" }, "checkout.paymentUnavailable"],
    ["there is no session", "buyNow", { code: "checkout.noSessionId" }, "checkout.noSessionId"],
    ["the cart was bought in another tab", "cart", { code: "cart.empty" }, "cart.empty"],
  ] as const)(
    "[PAY-06] an order that is refused (%s) is told, keeps all that was typed, and can be tried again",
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
      await settle();
      expect(checkout.getState().flow.name).toBe("open");
    },
  );
  it("amounts that can't be had are told, and can be asked for again", async () => {
    const gateway = createFakeCheckoutGateway();
    gateway.reviewWith(fail({ code: "api.unreachable" }));
    const { checkout, flow } = await openReview({}, gateway);
    expect(flow()).toMatchObject({ name: "reviewing", review: null, failure: { code: "checkout.failed" } });
    gateway.reviewWith(null);
    await checkout.retryReview();
    expect(flow()).toMatchObject({ review: BALLAST, failure: null });
  });
  it.each(["review", "order"] as const)(
    "a login that ended at the %s is asked for again; then it goes on with what was typed",
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
