import { toHex } from "@shop/kernel";
import { sha256 } from "./sha256.ts";

/** Takes a text and returns its hash. The shop uses SHA-256 in hex; a host with another hash supplies its own. */
export type Hash = (text: string) => Promise<string>;

/** SHA-256 by Web Crypto, or by our own code on plain-http pages, which lack it. */
export function createWebCryptoSha256(subtle: SubtleCrypto | undefined): Hash {
  if (!subtle) return async (text) => sha256(text);
  return async (text) => toHex(new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text))));
}
