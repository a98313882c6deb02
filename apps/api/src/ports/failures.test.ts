import { directCalls, operations, TRANSPORT_FAILURES } from "@shop/api-client/contract";
import { AUTH_FAILURES } from "@shop/auth-ui";
import { CART_FAILURES } from "@shop/cart";
import { expect, test } from "vitest";
import { failureEntry } from "./failures.ts";

const ofCalls = [...Object.values(operations), ...Object.values(directCalls)].flatMap((call) => call.failures);
const shopperCodes = Array.from(new Set<string>([...ofCalls, ...AUTH_FAILURES, ...CART_FAILURES]));

test.each(shopperCodes)("[SAFE-01] %s is a shopper's failure: HTTP 200, with a text", (code) => {
  expect(failureEntry({ code })).toMatchObject({ status: 200, text: expect.stringMatching(/\S/) });
});

test.each([...TRANSPORT_FAILURES])(
  "[SAFE-01] %s is a fault of the call or load that is shed, never HTTP 200",
  (code) => {
    const { status, text } = failureEntry({ code });
    expect(status).toBeGreaterThanOrEqual(400);
    expect([500, 503].includes(status)).toBe(code === "api.internal" || code === "api.busy");
    expect(text).toMatch(/\S/);
  },
);

test("[AUTH-11] a refused login goes over the wire with the documented number", () => {
  expect(failureEntry({ code: "auth.loginFailed" })).toMatchObject({
    status: 200,
    code: 500,
    text: "Login failed. Ensure that your email and password are correct.",
  });
});

test("a failure without a text is a programmer's mistake, and says which", () => {
  expect(() => failureEntry({ code: "auth.inventedByNobody" })).toThrow(/auth\.inventedByNobody/);
});
