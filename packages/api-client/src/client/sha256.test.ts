import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sha256 } from "./sha256.ts";
import { createWebCryptoSha256 } from "./web-crypto-sha256.ts";

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
])("[API-02] the checksum of %j is that of FIPS 180-4", (text, expected) => {
  expect(sha256(text)).toBe(expected);
});

test("[API-02] with and without the platform's help the checksum is the same", async () => {
  const byPlatform = createWebCryptoSha256(crypto.subtle);
  const byHand = createWebCryptoSha256(undefined);
  const texts = fc.string({ unit: "binary", maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const expected = createHash("sha256").update(text).digest("hex");
      expect([await byPlatform(text), await byHand(text)]).toEqual([expected, expected]);
    }),
    { seed: 7, numRuns: 60 },
  );
});
