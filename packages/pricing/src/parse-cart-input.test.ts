import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseCartInput, toCartInput } from "./shop/cart-input.ts";
import { explainCart } from "./shop/shop-pricing.ts";

const CART = {
  currency: "EUR",
  isLoggedIn: false,
  lines: [{ name: "a", quantity: 1, fullPriceMinor: 1000 }],
} as const;

/** The failure's code and field, or null. */
function failureOf(input: unknown): readonly [code: string, field: unknown] | null {
  const parsed = parseCartInput(input);
  return parsed.isOk ? null : [parsed.failure.code, parsed.failure.params?.field];
}

test.each([
  ["NaN", Number.NaN],
  ["infinity", Number.POSITIVE_INFINITY],
  ["zero", 0],
  ["minus one", -1],
  ["half a unit", 0.5],
  ["more than 2^53", 2 ** 53 + 2],
  ["a text", "1"],
  ["null", null],
])("a quantity of %s is refused, and never priced", (_what, quantity) => {
  const lines = [{ ...CART.lines[0], quantity }];
  expect(failureOf({ ...CART, lines })).toEqual(["pricing.notAQuantity", "lines[0].quantity"]);
});

test.each([
  ["NaN", Number.NaN],
  ["a fraction of a cent", 0.5],
  ["less than nothing", -1],
  ["more than 2^53", 2 ** 53 + 2],
])("a price of %s is refused", (_what, fullPriceMinor) => {
  const lines = [{ ...CART.lines[0], fullPriceMinor }];
  expect(failureOf({ ...CART, lines })).toEqual(["pricing.notAnAmount", "lines[0].fullPriceMinor"]);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, "35"])("a percentage of %j is refused", (salePercent) => {
  const lines = [{ ...CART.lines[0], salePercent }];
  expect(failureOf({ ...CART, lines })).toEqual(["pricing.notAPercentage", "lines[0].salePercent"]);
});

test.each(["name", "quantity", "fullPriceMinor"])("a line without its %s is refused", (field) => {
  const lines = [{ ...CART.lines[0], [field]: undefined }];
  expect(failureOf({ ...CART, lines })).toEqual(["pricing.missing", `lines[0].${field}`]);
});

test.each([
  [-1, -1],
  ["ten", "ten"],
  [null, "null"],
  [{ toString: 1 }, "object"],
  [Object.create(null), "object"],
])("a failure names the value that was there: %j", (quantity, value) => {
  const lines = [{ ...CART.lines[0], quantity }];
  expect(parseCartInput({ ...CART, lines })).toMatchObject({
    failure: { params: { field: "lines[0].quantity", value } },
  });
});

test("what is parsed is a copy that can't be changed", () => {
  const given = { ...CART, lines: CART.lines.map((line) => ({ ...line })), groups: ["dealer"] };
  const cart = toCartInput(given);
  for (const line of given.lines) line.quantity = 5 as never;
  expect(cart.lines[0]?.quantity).toBe(1);
  for (const part of [cart, cart.lines, cart.lines[0], cart.groups]) expect(Object.isFrozen(part)).toBe(true);
});

test("whatever it is given, it returns a result, and a cart that it accepts has whole amounts that add up", () => {
  const number = fc.oneof(fc.integer({ min: -2, max: 5 }), fc.double(), fc.constantFrom(2 ** 53, 4e11, 1000));
  const line = fc.record(
    { name: fc.string(), quantity: number, fullPriceMinor: number, salePercent: number, statedPriceMinor: number },
    { requiredKeys: [] },
  );
  const cart = fc.record(
    {
      currency: fc.constantFrom("EUR", "JPY", "KWD", "__proto__"),
      isLoggedIn: fc.boolean(),
      lines: fc.array(fc.oneof({ weight: 9, arbitrary: line }, { weight: 1, arbitrary: fc.anything() }), {
        maxLength: 3,
      }),
      coupons: fc.array(fc.record({ code: fc.string(), percent: number, amountMinor: number }, { requiredKeys: [] })),
    },
    { requiredKeys: ["currency", "isLoggedIn", "lines"] },
  );
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: cart }, { weight: 1, arbitrary: fc.anything() }), (given) => {
      const parsed = parseCartInput(given);
      if (!parsed.isOk) {
        expect(parsed.failure.code).toMatch(/^pricing\./);
        return;
      }
      const priced = explainCart(parsed.value);
      expect(Number.isSafeInteger(priced.totalMinor) && priced.totalMinor >= 0).toBe(true);
      expect(priced.lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(priced.totalMinor);
    }),
    { seed: 18, numRuns: 2000 },
  );
});

test("whatever JSON is in the place of a field, also with the names of what every object has, a failure is returned", () => {
  const names = ["toString", "valueOf", "constructor", "__proto__", "length", "name", "quantity", "kind", "percent"];
  const json = fc.anything({
    key: fc.constantFrom(...names),
    values: [fc.boolean(), fc.integer(), fc.constantFrom(null, "", "EUR", "minimumSpend", "buyXGetY")],
    maxDepth: 2,
  });
  const field = fc.constantFrom(...["currency", "isLoggedIn", "eduPercent", "groups", "lines", "coupons", "offers"]);
  const fieldOfLine = fc.constantFrom(
    ...["name", "quantity", "fullPriceMinor", "salePercent", "campaigns", "completion"],
  );
  fc.assert(
    fc.property(json, field, fieldOfLine, (value, name, ofLine) => {
      const lines = [{ ...CART.lines[0], [ofLine]: value }];
      for (const given of [value, { ...CART, [name]: value }, { ...CART, lines }, { ...CART, [name]: [value] }]) {
        const parsed = parseCartInput(JSON.parse(JSON.stringify(given)));
        if (!parsed.isOk) expect(parsed.failure.code).toMatch(/^pricing\./);
      }
    }),
    { seed: 20, numRuns: 1000 },
  );
});

test("a mistake in code is thrown with its field", () => {
  expect(() => toCartInput({ ...CART, lines: [{ name: "a", quantity: 0, fullPriceMinor: 1 }] })).toThrow(
    /pricing\.notAQuantity.*lines\[0\]\.quantity/,
  );
});
