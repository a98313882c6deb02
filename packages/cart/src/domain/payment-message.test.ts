import { describe, expect, it } from "vitest";
import { readPaymentMessage } from "./payment-message.ts";

const PROVIDER = "https://pay.example";

describe("what the payment page says", () => {
  it("completed with an order is completed", () => {
    const data = { type: "shop:payment", outcome: "completed", orderId: "o-1" };
    expect(readPaymentMessage(data, PROVIDER, PROVIDER)).toEqual({ outcome: "completed", orderId: "o-1" });
  });
  it("completed without an order's id is completed", () => {
    const data = { type: "shop:payment", outcome: "completed", orderId: 7 };
    expect(readPaymentMessage(data, PROVIDER, PROVIDER)).toEqual({ outcome: "completed" });
  });
  it("closed is closed", () => {
    const data = { type: "shop:payment", outcome: "closed" };
    expect(readPaymentMessage(data, PROVIDER, PROVIDER)).toEqual({ outcome: "closed" });
  });
  it("from another origin it means nothing", () => {
    const data = { type: "shop:payment", outcome: "completed" };
    expect(readPaymentMessage(data, "https://evil.example", PROVIDER)).toBeNull();
  });
  it.each([
    null,
    "shop:payment",
    1,
    {},
    { type: "other", outcome: "completed" },
    { type: "shop:payment", outcome: "?" },
  ])("%j means nothing", (data) => {
    expect(readPaymentMessage(data, PROVIDER, PROVIDER)).toBeNull();
  });
});
