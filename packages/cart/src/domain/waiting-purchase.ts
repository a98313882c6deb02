import type { Purchase } from "./checkout-state.ts";
import { WAITING_PURCHASE_LIFE_MS } from "./limits.ts";

/** A purchase that waits while a new account is activated, perhaps in another tab: as it is kept. */
export function writeWaitingPurchase(purchase: Purchase, nowMs: number): string {
  return JSON.stringify({ purchase, endsAtMs: nowMs + WAITING_PURCHASE_LIFE_MS });
}

/** The stored purchase; undefined if there is none, if it has expired, or if it can't be read. */
export function readWaitingPurchase(kept: string | undefined, nowMs: number): Purchase | undefined {
  const stored = parse(kept);
  if (typeof stored !== "object" || stored === null || !("purchase" in stored) || !("endsAtMs" in stored))
    return undefined;
  if (typeof stored.endsAtMs !== "number" || stored.endsAtMs <= nowMs) return undefined;
  return isPurchase(stored.purchase) ? stored.purchase : undefined;
}

function isPurchase(value: unknown): value is Purchase {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  if (value.kind === "cart") return true;
  return (
    value.kind === "buyNow" && "products" in value && Array.isArray(value.products) && value.products.every(isLine)
  );
}

function isLine(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    "name" in value &&
    typeof value.name === "string" &&
    "quantity" in value &&
    Number.isSafeInteger(value.quantity)
  );
}

function parse(kept: string | undefined): unknown {
  if (kept === undefined) return undefined;
  try {
    return JSON.parse(kept);
  } catch {
    // Not written by us, or cut off: there is nothing to go on with.
    return undefined;
  }
}
