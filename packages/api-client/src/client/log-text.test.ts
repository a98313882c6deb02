import { expect, test } from "vitest";
import { logTextOf } from "./log-text.ts";

test("[API-04] a status is logged with the documented sentence, its body cut to a readable length", () => {
  const text = logTextOf({ code: "api.httpStatus" }, { status: 500, text: "x".repeat(5000) });
  expect(text).toBe(`API request failed with status 500: ${"x".repeat(2000)}`);
});

test("[API-04] a status that came with a code of the shop's own is logged with the same sentence", () => {
  const answer = { status: 429, text: '{"valid":false,"code":"api.tooManyCalls"}' };
  expect(logTextOf({ code: "api.tooManyCalls", serverText: "Wait." }, answer)).toBe(
    'API request failed with status 429: {"valid":false,"code":"api.tooManyCalls"}',
  );
});

test("any other failure is logged with its code and what it knows", () => {
  const failure = { code: "api.badAnswer", params: { operation: "cart.get", path: "result.products" } };
  expect(logTextOf(failure)).toBe("api.badAnswer, operation cart.get, path result.products");
  expect(logTextOf(failure, { status: 200, text: "{}" })).toBe(
    "api.badAnswer, operation cart.get, path result.products",
  );
});
