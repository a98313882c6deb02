import { createHmac, hash, timingSafeEqual } from "node:crypto";
import type { Random } from "@shop/kernel";

/** 256 bits: what a token, a key and a cookie carry. */
const SECRET_BYTES = 32;

/** A new secret for a cookie, a token or a link, as URL-safe text. */
export function newSecret(random: Random): string {
  return Buffer.from(random.bytes(SECRET_BYTES)).toString("base64url");
}

/** How a secret is stored: only its hash, so that a copy of the database gives no access. */
export function hashSecret(secret: string): string {
  return hash("sha256", secret, "hex");
}

/** A signature over the parts; the boundaries between parts are unambiguous. */
export function sign(key: string, parts: readonly string[]): string {
  return createHmac("sha256", key).update(JSON.stringify(parts)).digest("base64url");
}

/** Compares in constant time. */
export function isEqualSecret(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
