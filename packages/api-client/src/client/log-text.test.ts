import { expect, test } from "vitest";
import { logTextOf } from "./log-text.ts";

test("[API-04] a status is logged with the documented sentence, its body cut to a readable length", () => {
  const text = logTextOf({ code: "api.httpStatus", params: { status: 500, body: "x".repeat(5000) } });
  expect(text).toBe(`API request failed with status 500: ${"x".repeat(2000)}`);
});

test("any other failure is logged with its code and what it knows", () => {
  const failure = { code: "api.badAnswer", params: { operation: "cart.get", path: "result.products" } };
  expect(logTextOf(failure)).toBe("api.badAnswer, operation cart.get, path result.products");
});
