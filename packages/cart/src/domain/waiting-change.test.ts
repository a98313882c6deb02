import { describe, expect, it } from "vitest";
import type { CartChange } from "./apply-change.ts";
import { readWaitingChanges, writeWaitingChanges } from "./waiting-change.ts";

const NOW_MS = 1_000_000_000;
const MINUTE_MS = 60_000;
const CHANGES: readonly CartChange[] = [
  { kind: "add", name: "Ballast", quantity: 2 },
  { kind: "remove", name: "Ballast", quantity: 1 },
  { kind: "clear" },
  { kind: "addCoupon", coupon: "TEN" },
  { kind: "removeCoupon", coupon: "TEN" },
  { kind: "undo", steps: [] },
];
const waiting = (change: CartChange, agoMs = 0) => ({ key: "key-1", atMs: NOW_MS - agoMs, change });

describe("changes that wait for a response", () => {
  it("are read as they were written, in their order", () => {
    const kept = CHANGES.map((change, index) => ({ ...waiting(change), key: `key-${index}` }));
    expect(readWaitingChanges(writeWaitingChanges(kept), NOW_MS)).toEqual(kept);
  });
  it("are kept without prices and without what this page knew", () => {
    const pricing = { fullPriceMinor: 4900, salePercent: null };
    const shopper = { currency: "EUR", isLoggedIn: true } as const;
    const text = writeWaitingChanges([
      waiting({ kind: "add", name: "Ballast", quantity: 1, pricing, shopper }),
      waiting({ kind: "undo", steps: [{ kind: "clear" }] }),
    ]);
    expect(readWaitingChanges(text, NOW_MS)).toEqual([
      waiting({ kind: "add", name: "Ballast", quantity: 1 }),
      waiting({ kind: "undo", steps: [] }),
    ]);
    expect(text).not.toContain("4900");
  });
  it.each([
    ["just now", 0, 1],
    ["almost five minutes ago", 5 * MINUTE_MS - 1, 1],
    ["exactly five minutes ago", 5 * MINUTE_MS, 0],
    ["in the future, by a clock that was set", -1, 0],
  ])("are taken up while they are fresh: %s", (_when, agoMs, count) => {
    expect(readWaitingChanges(writeWaitingChanges([waiting({ kind: "clear" }, agoMs)]), NOW_MS)).toHaveLength(count);
  });
  it.each([
    ["nothing", undefined],
    ["no JSON", "{"],
    ["another shape", '{"key":"a"}'],
    ["entries of another kind", '[null,1,{"key":"a","atMs":1000000000,"change":{"kind":"buy"}}]'],
    ["an add of no quantity", '[{"key":"a","atMs":1000000000,"change":{"kind":"add","name":"Ballast"}}]'],
    ["no key", '[{"atMs":1000000000,"change":{"kind":"clear"}}]'],
    ["no time", '[{"key":"a","change":{"kind":"clear"}}]'],
  ])("are none where there is %s", (_what, stored) => {
    expect(readWaitingChanges(stored, NOW_MS)).toEqual([]);
  });
});
