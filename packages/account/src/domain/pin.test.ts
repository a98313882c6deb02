import { fail, ok } from "@shop/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkPin, cleanPin } from "./pin.ts";

test.each(["12345678", " 1234 5678 ", "1234-5678", "12 34–56-78", "１２３４５６７８", "1234\u00a05678\n"])(
  "[ACCT-07] %j is the PIN 12345678",
  (typed) => {
    expect(checkPin(typed)).toEqual(ok("12345678"));
  },
);

test.each(["", "1234567", "123456789", "1234567a", "+1234567", "PIN 12345678"])("[ACCT-07] %j is no PIN", (typed) => {
  expect(checkPin(typed)).toEqual(fail({ code: "account.pinFormat" }));
});

test("[ACCT-07] wherever spaces and hyphens are between the digits, the PIN is the same", () => {
  const gap = fc.constantFrom("", " ", "-", " - ", "\t");
  const digit = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(fc.array(fc.tuple(digit, gap), { minLength: 8, maxLength: 8 }), (parts) => {
      expect(cleanPin(parts.flat().join(""))).toBe(parts.map(([figure]) => figure).join(""));
    }),
    { seed: 5 },
  );
});
