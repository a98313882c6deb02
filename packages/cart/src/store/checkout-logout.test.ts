import { ok, type Result } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { describe, expect, it } from "vitest";
import type { PaymentSession } from "../domain/payment-session.ts";
import { buildSession } from "../testing/build-cart.ts";
import { orderInWindow, settleAnswers } from "../testing/checkout-steps.ts";
import { createTestCheckoutStore } from "../testing/create-test-stores.ts";
import { createFakeCheckoutGateway, createFakePaymentWindow } from "../testing/fake-checkout.ts";

describe("after logout", () => {
  it("a session that comes late opens no window", async () => {
    let answer = (_session: Result<PaymentSession>) => {};
    const gateway = createFakeCheckoutGateway();
    gateway.answerWith(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const window = createFakePaymentWindow();
    const { checkout, acts } = createTestCheckoutStore({ gateway, window });
    await checkout.startCheckout();
    await orderInWindow(checkout);
    expect(checkout.getState().flow.name).toBe("ordering");
    checkout.reset();
    answer(ok(buildSession()));
    await settleAnswers();
    expect(window.opened).toEqual([]);
    expect(checkout.getState()).toMatchObject(checkout.getInitialState());
    expect(acts).toEqual([]);
  });
  it("a provider's script that comes late gets no place", async () => {
    const clock = createFakeClock();
    const { checkout } = createTestCheckoutStore({
      window: {
        open: async (_session, frame) => {
          await new Promise<void>((resolve) => {
            clock.after(1000, resolve);
          });
          return ok(await frame.hold(() => () => {}));
        },
      },
    });
    await checkout.startCheckout();
    await orderInWindow(checkout);
    expect(checkout.getState().flow.name).toBe("waitingForProvider");
    checkout.reset();
    await clock.advanceAsync(1000);
    expect(checkout.getState().paymentMount).toBeUndefined();
    expect(checkout.getState().flow).toEqual({ name: "idle" });
  });
  it("an open window is closed without a message", async () => {
    const { checkout, acts, notices } = createTestCheckoutStore();
    void checkout.startCheckout();
    await orderInWindow(checkout);
    expect(checkout.getState().flow.name).toBe("open");
    checkout.reset();
    await settleAnswers();
    expect(checkout.getState()).toMatchObject(checkout.getInitialState());
    expect([...acts, ...notices]).toEqual([]);
  });
  it("a purchase that was to go on does not", async () => {
    const clock = createFakeClock();
    const gateway = createFakeCheckoutGateway();
    const { checkout } = createTestCheckoutStore({ clock, gateway, isLoggedIn: () => false });
    await checkout.startCheckout();
    checkout.loggedIn();
    checkout.reset();
    await clock.advanceAsync(1000);
    expect(gateway.reviews).toEqual([]);
  });
});
