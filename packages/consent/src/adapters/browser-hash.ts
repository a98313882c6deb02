import { toHex } from "@shop/kernel";

/** SHA-256 in hex by the browser's own cryptography. A page on plain http has none: the hash is empty there. */
export function createBrowserHash(subtle: SubtleCrypto | undefined): (text: string) => Promise<string> {
  if (!subtle) return async () => "";
  return async (text) => toHex(new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text))));
}
