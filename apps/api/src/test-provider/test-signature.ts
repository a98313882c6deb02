import { createHmac } from "node:crypto";
import { SIGNATURE_TOLERANCE_S } from "../payments/index.ts";
import { isEqualSecret } from "../platform/secrets.ts";

export const TEST_SIGNATURE_HEADER = "test-signature";

/** The header of a webhook: `t=<seconds>,v1=<hex>`, the HMAC-SHA256 of `<seconds>.<raw body>`. */
export function signTestWebhook(secret: string, body: Uint8Array, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body)}`;
}

/** Whether a header signs exactly these bytes, and was created within 300 s of now. */
export function isTestSignatureValid(secret: string, body: Uint8Array, header: string | null, nowMs: number): boolean {
  const [, time, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "") ?? [];
  if (time === undefined || given === undefined) return false;
  const seconds = Number(time);
  if (Math.abs(Math.floor(nowMs / 1000) - seconds) > SIGNATURE_TOLERANCE_S) return false;
  return isEqualSecret(given, digest(secret, seconds, body));
}

function digest(secret: string, seconds: number, body: Uint8Array): string {
  return createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex");
}
