import type { Random } from "@shop/kernel";
import { createFakeRandom } from "@shop/kernel/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hashPin, newPin, readPin } from "./new-pin.ts";

/** Returns the numbers one after the other, as four bytes each. */
function numbers(...values: number[]): Random {
  const left = [...values];
  const bytes = () => {
    const four = new Uint8Array(4);
    new DataView(four.buffer).setUint32(0, left.shift() ?? 0);
    return four;
  };
  return { bytes, fraction: () => 0 };
}

test.each([
  [0, "00000000"],
  [42, "00000042"],
  [99_999_999, "99999999"],
  [100_000_000, "00000000"],
  [4_199_999_999, "99999999"],
])("[SAFE-10] the number %i makes the PIN %s", (number, pin) => {
  expect(newPin(numbers(number))).toBe(pin);
});

test("[SAFE-10] a number above the last full hundred million is thrown away, so that no PIN is likelier than another", () => {
  expect(newPin(numbers(4_200_000_000, 4_294_967_295, 7))).toBe("00000007");
});

test("[SAFE-10] a thousand PINs are eight digits each, and hardly ever the same", () => {
  const random = createFakeRandom();
  const pins = Array.from({ length: 1000 }, () => newPin(random));
  expect(pins.filter((pin) => !/^\d{8}$/.test(pin))).toEqual([]);
  expect(new Set(pins).size).toBeGreaterThan(990);
});

test("[SAFE-10] a PIN's hash differs for another request, account, purpose, secret and PIN", () => {
  const bound = { requestId: "r", userId: "u", purpose: "deletion" } as const;
  const hashes = [
    hashPin("s", bound, "12345678"),
    hashPin("s", { ...bound, requestId: "r2" }, "12345678"),
    hashPin("s", { ...bound, userId: "u2" }, "12345678"),
    hashPin("s", { ...bound, purpose: "emailChange" }, "12345678"),
    hashPin("s2", bound, "12345678"),
    hashPin("s", bound, "12345679"),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
});

test("a PIN is read as it was meant, however its digits were grouped", () => {
  const grouped = fc.tuple(fc.stringMatching(/^\d{8}$/), fc.constantFrom("", " ", "-", "\u00a0", "\t"));
  fc.assert(
    fc.property(grouped, ([pin, gap]) => {
      expect(readPin(` ${pin.slice(0, 4)}${gap}${pin.slice(4)} `)).toBe(pin);
    }),
    { seed: 20_261_122 },
  );
});
