import { MAX_ITEM_QUANTITY } from "@shop/cart";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Reversion, revertChange } from "./revert-change.ts";
import type { LastCartChange } from "./tables.ts";

const NOTHING: Reversion = { quantities: [], couponsToAdd: [], couponsToRemove: [] };

test.each<[string, LastCartChange, Record<string, number>, string[], Partial<Reversion>]>([
  ["an addition", { kind: "add", name: "A", quantity: 2 }, { A: 3 }, [], { quantities: [{ name: "A", quantity: 1 }] }],
  [
    "an addition of all",
    { kind: "add", name: "A", quantity: 2 },
    { A: 2 },
    [],
    { quantities: [{ name: "A", quantity: 0 }] },
  ],
  [
    "an addition of which less is left",
    { kind: "add", name: "A", quantity: 2 },
    { A: 1 },
    [],
    { quantities: [{ name: "A", quantity: 0 }] },
  ],
  ["an addition of which nothing is left", { kind: "add", name: "A", quantity: 2 }, {}, [], {}],
  ["a removal", { kind: "remove", name: "A", quantity: 2 }, { A: 1 }, [], { quantities: [{ name: "A", quantity: 3 }] }],
  [
    "a removal of the line",
    { kind: "remove", name: "A", quantity: 2 },
    {},
    [],
    { quantities: [{ name: "A", quantity: 2 }] },
  ],
  [
    "a removal for which there is room for one",
    { kind: "remove", name: "A", quantity: 2 },
    { A: MAX_ITEM_QUANTITY - 1 },
    [],
    { quantities: [{ name: "A", quantity: MAX_ITEM_QUANTITY }] },
  ],
  [
    "a removal for which there is no room",
    { kind: "remove", name: "A", quantity: 2 },
    { A: MAX_ITEM_QUANTITY },
    [],
    {},
  ],
  ["a removed pack that is there again", { kind: "remove", name: "faIR X", quantity: 1 }, { "faIR X": 1 }, [], {}],
  [
    "an emptying",
    {
      kind: "clear",
      lines: [
        { name: "A", quantity: 2 },
        { name: "B", quantity: 1 },
      ],
      coupons: ["C"],
    },
    { B: 1 },
    [],
    {
      quantities: [
        { name: "A", quantity: 2 },
        { name: "B", quantity: 2 },
      ],
      couponsToAdd: ["C"],
    },
  ],
  ["an added coupon", { kind: "addCoupon", coupon: "C" }, {}, ["B", "C"], { couponsToRemove: ["C"] }],
  ["an added coupon that is gone", { kind: "addCoupon", coupon: "C" }, {}, ["B"], {}],
  ["a removed coupon", { kind: "removeCoupon", coupon: "C" }, {}, ["B"], { couponsToAdd: ["C"] }],
  ["a removed coupon that is there again", { kind: "removeCoupon", coupon: "C" }, {}, ["C"], {}],
])("[CART-07] %s is taken back as far as it can be", (_what, change, quantities, coupons, expected) => {
  const lines = Object.entries(quantities).map(([name, quantity]) => ({ name, quantity }));
  expect(revertChange(change, { lines, coupons }, "faIR")).toEqual({ ...NOTHING, ...expected });
});

const quantity = fc.integer({ min: 1, max: MAX_ITEM_QUANTITY });
const name = fc.constantFrom("A", "B", "faIR X");
const line = fc.record({ name, quantity });

test("[CART-07] [CART-02] [CART-03] an undo never leads over a limit and never below nothing", () => {
  const change = fc.oneof(
    fc.record({ kind: fc.constantFrom("add" as const, "remove" as const), name, quantity }),
    fc.record({ kind: fc.constant("clear" as const), lines: fc.array(line), coupons: fc.constant([]) }),
  );
  fc.assert(
    fc.property(change, fc.uniqueArray(line, { selector: (entry) => entry.name }), (last, lines) => {
      for (const set of revertChange(last, { lines, coupons: [] }, "faIR").quantities) {
        const before = lines.find((entry) => entry.name === set.name)?.quantity ?? 0;
        expect(set.quantity).toBeGreaterThanOrEqual(0);
        expect(set.quantity).toBeLessThanOrEqual(Math.max(before, set.name === "faIR X" ? 1 : MAX_ITEM_QUANTITY));
      }
    }),
    { numRuns: 300, seed: 7 },
  );
});
