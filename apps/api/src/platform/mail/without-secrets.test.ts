import { expect, test } from "vitest";
import { withoutKeys, withoutSecretFields } from "./without-secrets.ts";

test.each([
  [
    "a link's key",
    "https://shop.test/account?action=reset&id=7&key=ab-C_1\nBye",
    "https://shop.test/account?action=reset&id=7&key=…\nBye",
  ],
  ["a key that comes first", "https://shop.test/a?key=abc&id=7", "https://shop.test/a?key=…&id=7"],
  ["a PIN", "Your PIN:\n12345678\n", "Your PIN:\n…\n"],
  ["a PIN in two groups", "1234 5678", "…"],
])("[SAFE-27] %s isn't in the data file", (_what, text, shown) => {
  expect(withoutKeys(text)).toBe(shown);
});

test.each(["Order 1042, 90.65 €, 2026-11-22", "7K2QF-00000-11111-22222-33333", "2026-000012", "123456789"])(
  "what is neither stays: %s",
  (text) => {
    expect(withoutKeys(text)).toBe(text);
  },
);

test("[SAFE-27] what a link carries is shown without the password's hash", () => {
  expect(withoutSecretFields({ firstName: "Ada", passwordHash: "$argon2id$", visitorId: "7" })).toEqual({
    firstName: "Ada",
  });
  expect(withoutSecretFields(null)).toBeNull();
});
