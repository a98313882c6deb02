import { toHex } from "@shop/kernel";
import { sha256 } from "./sha256.ts";

/** Takes a text and answers its hash. The shop's is SHA-256 in hex; a host with another one brings its own. */
export type Hash = (text: string) => Promise<string>;

/** SHA-256 by Web Crypto; by our own where a page on plain http has none. */
export function createWebCryptoSha256(subtle: SubtleCrypto | undefined): Hash {
  if (!subtle) return async (text) => sha256(text);
  return async (text) => toHex(new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text))));
}
