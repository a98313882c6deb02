import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineItems } from "./line-items.ts";

const MAX_LINE_ITEMS = 100;

function order(totals: ReadonlyArray<readonly [number, number]>, currency: "EUR" | "JPY" = "EUR") {
  const lines = totals.map(([quantity, totalMinor], index) => ({ name: `P${index}`, quantity, totalMinor }));
  const amountMinor = lines.reduce((sum, line) => sum + line.totalMinor, 0);
  return { orderNumber: 7, amountMinor, currency, lines };
}

describe("the lines that Stripe adds up", () => {
  test("are the order's, with what one unit costs", () => {
    expect(lineItems(order([[2, 9800]]))).toEqual([{ name: "P0", quantity: 2, unitAmount: 4900 }]);
  });
  test("contain a total that doesn't divide by its quantity as one", () => {
    expect(lineItems(order([[3, 1000]]))).toEqual([{ name: "3 × P0", quantity: 1, unitAmount: 1000 }]);
  });
  test("[SAFE-12] are whole yen, divided as whole yen", () => {
    expect(lineItems(order([[2, 650_000]], "JPY"))).toEqual([{ name: "P0", quantity: 2, unitAmount: 3250 }]);
    expect(lineItems(order([[2, 650_100]], "JPY"))).toEqual([{ name: "2 × P0", quantity: 1, unitAmount: 6501 }]);
  });
  test("are one where there are more than Stripe takes", () => {
    const most = order(Array.from({ length: MAX_LINE_ITEMS }, () => [1, 100] as const));
    expect(lineItems(most)).toHaveLength(100);
    const many = order(Array.from({ length: MAX_LINE_ITEMS + 1 }, () => [1, 100] as const));
    expect(lineItems(many)).toEqual([{ name: "#7 (101)", quantity: 1, unitAmount: 10_100 }]);
  });
  test("that don't come to the order's total are a mistake of ours", () => {
    expect(() => lineItems({ ...order([[1, 100]]), amountMinor: 99 })).toThrow("its lines come to 100 minor units");
  });
  test("always come to the order's total", () => {
    const line = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.nat(1_000_000));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 120 }), (totals) => {
        const given = order(totals);
        const sum = lineItems(given).reduce((total, item) => total + item.quantity * item.unitAmount, 0);
        expect(sum).toBe(given.amountMinor);
      }),
      { seed: 7 },
    );
  });
});
