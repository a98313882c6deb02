import { expect, test } from "vitest";
import { createBrowserHash } from "./browser-hash.ts";

test("[CONSENT-04] the text's hash is SHA-256 in hex, and empty where the browser has no cryptography", async () => {
  const hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect(await createBrowserHash(crypto.subtle)("abc")).toBe(hash);
  expect(await createBrowserHash(undefined)("abc")).toBe("");
});
