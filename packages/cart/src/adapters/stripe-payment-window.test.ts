// @vitest-environment jsdom
import { fail, ok } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { describe, expect, it } from "vitest";
import type { PaymentOutcome } from "../domain/payment-message.ts";
import type { PaymentFrame, PaymentMount } from "../store/ports.ts";
import { buildSession } from "../testing/build-cart.ts";
import { createStripePaymentWindow, type StripeScript } from "./stripe-payment-window.ts";

const EMBED = { clientSecret: "cs_1_secret", publishableKey: "pk_test_1", orderId: "o-1" };
const session = buildSession({ embed: EMBED });
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

/** Stripe's script with everything that is done to it, in order. */
function createScript() {
  const acts: string[] = [];
  let complete = () => {};
  const script: StripeScript = {
    createEmbeddedCheckoutPage: async ({ clientSecret, onComplete }) => {
      acts.push(`open ${clientSecret}`);
      complete = onComplete;
      return {
        mount: (place) => acts.push(`mount ${typeof place === "string" ? place : place.tagName}`),
        unmount: () => acts.push("unmount"),
        destroy: () => acts.push("destroy"),
      };
    },
  };
  return { script, acts, complete: () => complete() };
}

/** A dialog that mounts its content and stays open until it is finished. */
function createFrame() {
  let finish = (_outcome: PaymentOutcome) => {};
  let held: PaymentMount | null = null;
  const frame: PaymentFrame = {
    show: () => Promise.reject(new Error("no page is shown")),
    hold: (mount) =>
      new Promise((resolve) => {
        held = mount;
        finish = resolve;
      }),
  };
  return {
    frame,
    draw: () => held?.(document.createElement("div"), (outcome) => finish(outcome)),
    close: () => finish({ outcome: "closed" }),
  };
}

describe("paying by Stripe's script", () => {
  it("mounts Stripe's page by the client secret, and is completed by Stripe's message, with the order", async () => {
    const { script, acts, complete } = createScript();
    const { frame, draw } = createFrame();
    const keys: string[] = [];
    const window = createStripePaymentWindow({
      clock: createFakeClock(),
      loadScript: async (key) => {
        keys.push(key);
        return script;
      },
    });
    const left = window.open(session, frame);
    await settle();
    const clear = draw();
    complete();
    clear?.();
    expect(await left).toEqual(ok({ outcome: "completed", orderId: "o-1" }));
    expect(keys).toEqual(["pk_test_1"]);
    expect(acts).toEqual(["open cs_1_secret", "mount DIV", "unmount", "destroy"]);
  });
  it("can be drawn twice, and leaves nothing of Stripe's behind when the dialog is closed", async () => {
    const { script, acts } = createScript();
    const { frame, draw, close } = createFrame();
    const window = createStripePaymentWindow({ clock: createFakeClock(), loadScript: async () => script });
    const left = window.open(session, frame);
    await settle();
    draw()?.();
    const clear = draw();
    close();
    clear?.();
    expect(await left).toEqual(ok({ outcome: "closed" }));
    expect(acts).toEqual(["open cs_1_secret", "mount DIV", "unmount", "mount DIV", "unmount", "destroy"]);
  });
});

describe("[PAY-03] Stripe's script", () => {
  it("that isn't there after ten looks, 300 ms apart, leaves it to the session's own page; coming later it opens nothing", async () => {
    const clock = createFakeClock();
    const { script, acts } = createScript();
    let come = (_script: StripeScript) => {};
    const loading = new Promise<StripeScript>((resolve) => {
      come = resolve;
    });
    const window = createStripePaymentWindow({ clock, loadScript: () => loading });
    let left: unknown;
    void window.open(session, createFrame().frame).then((outcome) => {
      left = outcome;
    });
    await clock.advanceAsync(2999);
    expect(left).toBeUndefined();
    await clock.advanceAsync(1);
    expect(left).toEqual(ok({ outcome: "external", url: session.url }));
    come(script);
    await settle();
    expect(acts).toEqual([]);
  });
  it("that comes just before the last look is used", async () => {
    const clock = createFakeClock();
    const { script, acts } = createScript();
    const window = createStripePaymentWindow({
      clock,
      loadScript: () => new Promise((resolve) => clock.after(2999, () => resolve(script))),
    });
    void window.open(session, createFrame().frame);
    await clock.advanceAsync(2999);
    expect(acts).toEqual(["open cs_1_secret"]);
  });
  it("[PAY-06] that can't be loaded at all is a failure of its own, with the reason", async () => {
    const window = createStripePaymentWindow({
      clock: createFakeClock(),
      loadScript: () => Promise.reject(new Error("blocked")),
    });
    expect(await window.open(session, createFrame().frame)).toEqual(
      fail({ code: "checkout.scriptFailed", params: { reason: "Error: blocked" } }),
    );
  });
});
