import { toHex } from "@shop/kernel";
import { createFakeRandom } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { bareKey, secretWeakness } from "./weak-secret.ts";

test.each([
  ["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "is too regular"],
  ["f3a9c1f3a9c1f3a9c1f3a9c1f3a9c1f3a9c1f3a9c1", "is too regular"],
  ["7c1e9b4d2f8a6053e7c1e9b4d2f8a60537c1e9b4d2f8a6053e7c1e9b4d2f8a6053", "is too regular"],
  ["0123456789abcdef0123456789abcdef", "is too regular"],
  ["k8Zq-abcdefgh-Xw2Lr9Vt5Np7Bm3Jd6", "is too regular"],
  ["please-change-me-please-change-it", "is a sample or contains a word"],
  ["my very long Password for the shop", "is a sample or contains a word"],
  ["9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60", "is a key that is printed in documents"],
  ["MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g", "is a key that is printed in documents"],
])("the secret %s %s", (secret, weakness) => {
  expect(secretWeakness(secret)).toBe(weakness);
});

test("drawn secrets pass, in hex and in base64", () => {
  const random = createFakeRandom(11);
  for (let count = 0; count < 500; count += 1) {
    const bytes = random.bytes(32);
    expect(secretWeakness(toHex(bytes))).toBeNull();
    expect(secretWeakness(toHex(bytes.slice(0, 16)))).toBeNull();
    expect(secretWeakness(Buffer.from(bytes).toString("base64"))).toBeNull();
  }
});

test("a key in PKCS8 and in hex is the same key", () => {
  expect(bareKey("MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g")).toBe(
    "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
  );
});
