import type { Sha256 } from "../../domain/wheel/check-draw.ts";

/** The browser's SHA-256. Rejects on plain http, where a browser has none. */
export const browserSha256: Sha256 = async (text) => {
  if (!globalThis.crypto?.subtle) throw new Error("This page isn't secure, so the browser has no SHA-256.");
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
};
