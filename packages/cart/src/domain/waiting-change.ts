import type { CartChange } from "./apply-change.ts";
import { WAITING_CHANGE_LIFE_MS } from "./limits.ts";

/** A change that was sent, or was about to be, and has no response yet. The same key means the same change. */
export interface WaitingChange {
  readonly key: string;
  readonly atMs: number;
  readonly change: CartChange;
}

/** The stored form: the request to the server, without prices. */
export function writeWaitingChanges(waiting: readonly WaitingChange[]): string {
  return JSON.stringify(waiting.map(({ key, atMs, change }) => ({ key, atMs, change: bare(change) })));
}

/**
 * The changes that a closed page left without a response, in order. Unreadable entries and those older than
 * WAITING_CHANGE_LIFE_MS are left out. A server keeps a key for longer, so no change runs twice, and yesterday's change isn't
 * made today.
 */
export function readWaitingChanges(stored: string | undefined, nowMs: number): readonly WaitingChange[] {
  return parseList(stored).flatMap((entry) => {
    const { key, atMs, change } = fieldsOf(entry);
    const read = readChange(change);
    if (typeof key !== "string" || typeof atMs !== "number" || !read) return [];
    return atMs <= nowMs && nowMs - atMs < WAITING_CHANGE_LIFE_MS ? [{ key, atMs, change: read }] : [];
  });
}

function bare(change: CartChange): CartChange {
  switch (change.kind) {
    case "add":
    case "remove":
      return { kind: change.kind, name: change.name, quantity: change.quantity };
    case "addCoupon":
    case "removeCoupon":
      return { kind: change.kind, coupon: change.coupon };
    case "clear":
      return { kind: "clear" };
    case "undo":
      return { kind: "undo", steps: [] };
  }
}

function readChange(value: unknown): CartChange | null {
  const { kind, name, quantity, coupon } = fieldsOf(value);
  if (kind === "clear") return { kind };
  if (kind === "undo") return { kind, steps: [] };
  if ((kind === "addCoupon" || kind === "removeCoupon") && typeof coupon === "string") return { kind, coupon };
  const isLine = (kind === "add" || kind === "remove") && typeof name === "string" && typeof quantity === "number";
  return isLine ? { kind, name, quantity } : null;
}

function parseList(stored: string | undefined): readonly unknown[] {
  if (stored === undefined) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value : [];
  } catch {
    // SyntaxError: somebody else wrote there. There is nothing to take up.
    return [];
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
