import { describe, expect, it } from "vitest";
import { readPaymentSession } from "./payment-session.ts";

describe("the session in an answer", () => {
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
