import { ok } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { describe, expect, it } from "vitest";
import { buildSession } from "../testing/build-cart.ts";
import { choosePaymentWindow } from "./choose-payment-window.ts";
import { createIframePaymentWindow } from "./iframe-payment-window.ts";
import { createTestFrame, describePaymentWindow } from "./payment-window.contract.ts";
import { createStripePaymentWindow } from "./stripe-payment-window.ts";

const GOOD_SECRET = "cs_1_secret";
const EMBED = { clientSecret: GOOD_SECRET, publishableKey: "pk_test_1", orderId: "o-1" };

const window = choosePaymentWindow({
  frame: createIframePaymentWindow(() => "https://shop.example"),
  script: createStripePaymentWindow({
    clock: createFakeClock(),
    loadScript: async () => ({
      createEmbeddedCheckoutPage: async ({ clientSecret }) => {
        if (clientSecret !== GOOD_SECRET) throw new Error("no such session");
        return { mount: () => {}, unmount: () => {}, destroy: () => {} };
      },
    }),
  }),
});

describePaymentWindow("the test provider", window, {
  good: buildSession(),
  broken: buildSession({ url: "javascript:alert(1)" }),
});
describePaymentWindow("Stripe", window, {
  good: buildSession({ embed: EMBED, opensIn: "tab" }),
  broken: buildSession({ embed: { ...EMBED, clientSecret: "cs_2_secret" }, opensIn: "tab" }),
});

describe("[PAY-07] the session alone decides where it is paid:", () => {
  it.each([
    ["with a client secret by the provider's script", { embed: EMBED, opensIn: "tab" as const }, 0, 1],
    ["without one on its page in a frame", {}, 1, 0],
    ["on its page in a tab, where that can't be shown in a frame", { opensIn: "tab" as const }, 0, 0],
  ])("%s", async (_where, session, pages, scripts) => {
    const { frame, shown, mounts } = createTestFrame();
    const left = await window.open(buildSession(session), frame);
    expect([shown.length, mounts.length]).toEqual([pages, scripts]);
    if (pages + scripts === 0) expect(left).toEqual(ok({ outcome: "external", url: buildSession().url }));
  });
});
