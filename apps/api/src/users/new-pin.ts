import type { Random } from "@shop/kernel";
import { sign } from "../platform/secrets.ts";

const PIN_DIGITS = 8;
const PINS = 10 ** PIN_DIGITS;
/** The largest multiple of the PINs' number that four bytes reach: numbers above it would make some PINs likelier. */
const EVEN_NUMBERS = Math.floor(2 ** 32 / PINS) * PINS;

/** The purpose of a PIN; a PIN is valid for one purpose only. */
export type PinPurpose = "emailChange" | "deletion";

/** Eight digits, each PIN as likely as any other. Source: SAFE-10. */
export function newPin(random: Random): string {
  const bytes = random.bytes(4);
  const number = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return number < EVEN_NUMBERS ? String(number % PINS).padStart(PIN_DIGITS, "0") : newPin(random);
}

/** How a PIN is stored: bound to its request, account and purpose, and keyed, for eight digits alone are soon tried out. */
export function hashPin(
  secret: string,
  bound: { readonly requestId: string; readonly userId: string; readonly purpose: PinPurpose },
  pin: string,
): string {
  return sign(secret, ["pin", bound.purpose, bound.requestId, bound.userId, pin]);
}

/** What was typed, without the spaces and hyphens that people group digits by. */
export function readPin(typed: string): string {
  return typed.replace(/[\s-]/g, "");
}
