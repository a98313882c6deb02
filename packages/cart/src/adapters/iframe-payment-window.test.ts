import { fail, ok } from "@shop/kernel";
import { describe, expect, it } from "vitest";
import type { PaymentFrame } from "../store/ports.ts";
import { buildSession } from "../testing/build-cart.ts";
import { createIframePaymentWindow } from "./iframe-payment-window.ts";

function createFrame(): PaymentFrame & { shown: string[] } {
  const shown: string[] = [];
  return {
    shown,
    show: async (url) => {
      shown.push(url);
      return { outcome: "completed", orderId: "o-1" };
    },
    hold: () => Promise.reject(new Error("no script is held")),
  };
}

const window = createIframePaymentWindow(() => "https://shop.example");

describe("paying in the shop's frame", () => {
  it.each([
    ["https://pay.example/session/1", "https://pay.example/session/1"],
    ["/pay/1", "https://shop.example/pay/1"],
  ])("shows %s as %s and returns how it was left", async (url, shown) => {
    const frame = createFrame();
    expect(await window.open(buildSession({ url }), frame)).toEqual(ok({ outcome: "completed", orderId: "o-1" }));
    expect(frame.shown).toEqual([shown]);
  });
  it.each([null, "javascript:alert(1)", "data:text/html,x", "https://"])("shows no %s", async (url) => {
    const frame = createFrame();
    expect(await window.open(buildSession({ url }), frame)).toEqual(fail({ code: "checkout.windowFailed" }));
    expect(frame.shown).toEqual([]);
  });
});
