import { createFakeRandom } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { newLicenceKey } from "./new-licence-key.ts";

test("a licence key is five groups of five letters that can't be mistaken for one another", () => {
  expect(newLicenceKey(createFakeRandom())).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){4}$/);
});

test("every letter of a key comes from a random byte of its own", () => {
  const counting = { fraction: () => 0, bytes: (count: number) => Uint8Array.from({ length: count }, (_, i) => i + 7) };
  expect(newLicenceKey(counting)).toBe("789AB-CDEFG-HJKMN-PQRST-VWXYZ");
});

test("a thousand keys are a thousand different ones", () => {
  const random = createFakeRandom();
  expect(new Set(Array.from({ length: 1000 }, () => newLicenceKey(random))).size).toBe(1000);
});
