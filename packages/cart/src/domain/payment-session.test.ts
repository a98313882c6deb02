import { describe, expect, it } from "vitest";
import { paymentSurface, readPaymentSession } from "./payment-session.ts";

describe("what a response says of how it is paid", () => {
  const page = { session_id: "s1", cart_url: "/pay/s1" };
  it.each([
    ["on its page in a frame", {}, {}, "frame"],
    ["on its page in a tab", { opens_in: "tab" as const }, { opensIn: "tab" }, "tab"],
    [
      "by the provider's script",
      { opens_in: "tab" as const, client_secret: "x", publishable_key: "pk", order_id: "o1" },
      { opensIn: "tab", embed: { clientSecret: "x", publishableKey: "pk", orderId: "o1" } },
      "script",
    ],
    [
      "by the script, of an order that isn't named",
      { client_secret: "x", publishable_key: "pk" },
      { embed: { clientSecret: "x", publishableKey: "pk", orderId: null } },
      "script",
    ],
    ["on its page, where a key for the script is missing", { client_secret: "x" }, {}, "frame"],
  ])("%s", (_how, answer, expected, surface) => {
    const session = readPaymentSession({ ...page, ...answer });
    expect(session).toEqual({ isOk: true, value: { sessionId: "s1", url: "/pay/s1", ...expected } });
    expect(session.isOk && paymentSurface(session.value)).toBe(surface);
  });
});

describe("the session in a response", () => {
  it.each([
    ["named outright", { session_id: "s1" }, { sessionId: "s1", url: null }],
    ["named beside its address", { session_id: "s1", cart_url: "/pay/s1" }, { sessionId: "s1", url: "/pay/s1" }],
    [
      "found in the address",
      { cart_url: "https://pay.example/session/abc-1?x=2#y" },
      { sessionId: "abc-1", url: "https://pay.example/session/abc-1?x=2#y" },
    ],
    [
      "found in an address that goes on",
      { cart_url: "https://pay.example/session/abc/pay" },
      { sessionId: "abc", url: "https://pay.example/session/abc/pay" },
    ],
  ])("is %s", (_how, answer, session) => {
    expect(readPaymentSession(answer)).toEqual({ isOk: true, value: session });
  });
  it.each([{}, { session_id: "" }, { cart_url: "https://pay.example/cart" }, { cart_url: "/session/" }])(
    "is missing in %j",
    (answer) => {
      expect(readPaymentSession(answer)).toEqual({ isOk: false, failure: { code: "checkout.noSessionId" } });
    },
  );
});
