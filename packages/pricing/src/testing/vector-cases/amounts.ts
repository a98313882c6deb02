import type { Rounding } from "../../rounding.ts";
import type { Currency } from "../../shop/currency.ts";
import type { TaxedAmount } from "../../shop/extract-vat.ts";
import type { NetAmount } from "../../tax.ts";

/** Lines of which only the sum is too large, and lines of which only one is. */
const TOO_LARGE = [
  [200_000_000_000, 200_000_000_001],
  [-1, 400_000_000_001],
];

/** Gross amounts and rates whose VAT is another cent in double precision, divided by 1.2 or divided before it is multiplied. */
const VAT_OF_DOUBLES = [
  [3, 2000],
  [14, 1200],
  [23, 8400],
  [2185, 8400],
  [58_814, 1200],
  [97_137, 2000],
  [298_788_039_852, 9999],
] as const;

/** The same for tax on top of net amounts. */
const TAX_OF_DOUBLES = [
  [1750, 1300, "halfUp"],
  [50, 2900, "halfUp"],
  [3500, 1300, "down"],
  [100, 2900, "down"],
] as const;

/** Lines with the VAT in them. */
export const taxedCases: ReadonlyArray<{ readonly currency: Currency; readonly lines: readonly TaxedAmount[] }> = [
  { currency: "EUR", lines: [{ grossMinor: 11_900, rateBasisPoints: 1900 }] },
  { currency: "EUR", lines: [7999, 1990, 4949].map((grossMinor) => ({ grossMinor, rateBasisPoints: 1900 })) },
  {
    currency: "EUR",
    lines: [
      { grossMinor: 4999, rateBasisPoints: 1900 },
      { grossMinor: 1990, rateBasisPoints: 700 },
      { grossMinor: 333, rateBasisPoints: 1900 },
    ],
  },
  { currency: "JPY", lines: [199_000, 169_200].map((grossMinor) => ({ grossMinor, rateBasisPoints: 1000 })) },
  { currency: "USD", lines: [{ grossMinor: 4999, rateBasisPoints: 0 }] },
  { currency: "EUR", lines: [{ grossMinor: 12_345_678_901, rateBasisPoints: 1900 }] },
  // A refund, and the largest amounts. The others aren't amounts or rates.
  ...[-400_000_000_000, -11_900, 400_000_000_000, -400_000_000_001, 400_000_000_001, 0.5].map((grossMinor) => ({
    currency: "EUR" as const,
    lines: [{ grossMinor, rateBasisPoints: 1900 }],
  })),
  ...[10_000, 10_001, -1, 0.5].map((rateBasisPoints) => ({
    currency: "EUR" as const,
    lines: [{ grossMinor: 4999, rateBasisPoints }],
  })),
  ...TOO_LARGE.map((lines) => ({
    currency: "EUR" as const,
    lines: lines.map((grossMinor) => ({ grossMinor, rateBasisPoints: 0 })),
  })),
  ...VAT_OF_DOUBLES.map(([grossMinor, rateBasisPoints]) => ({
    currency: "EUR" as const,
    lines: [{ grossMinor, rateBasisPoints }],
  })),
];

/** Lines with tax on top. */
export const netCases: ReadonlyArray<{
  readonly stepMinor?: number;
  readonly rounding?: Rounding;
  readonly lines: readonly NetAmount[];
}> = [
  { lines: [{ netMinor: 1150, rateBasisPoints: 1900 }] },
  { lines: [{ netMinor: 100, rateBasisPoints: 10_000 }] },
  { stepMinor: 1, rounding: "halfUp", lines: [{ netMinor: 4999, rateBasisPoints: 1900 }] },
  {
    stepMinor: 1,
    rounding: "halfUp",
    lines: [1333, 1333, 1333].map((netMinor) => ({ netMinor, rateBasisPoints: 700 })),
  },
  ...[-1150, 0.5, 400_000_000_001].map((netMinor) => ({ lines: [{ netMinor, rateBasisPoints: 1900 }] })),
  ...TOO_LARGE.map((lines) => ({ lines: lines.map((netMinor) => ({ netMinor, rateBasisPoints: 0 })) })),
  ...[10_001, -1].map((rateBasisPoints) => ({ lines: [{ netMinor: 1150, rateBasisPoints }] })),
  { stepMinor: 1, rounding: "down", lines: [{ netMinor: 12_345_678_901, rateBasisPoints: 1900 }] },
  {
    stepMinor: 5,
    rounding: "halfEven",
    lines: [
      { netMinor: 1999, rateBasisPoints: 810 },
      { netMinor: 500, rateBasisPoints: 260 },
      { netMinor: 2005, rateBasisPoints: 810 },
    ],
  },
  ...TAX_OF_DOUBLES.map(([netMinor, rateBasisPoints, rounding]) => ({
    rounding,
    lines: [{ netMinor, rateBasisPoints }],
  })),
];

/** An amount among weights. */
export const sharedCases = [
  { amountMinor: 100, weights: [1, 1, 1], stepMinor: 1 },
  { amountMinor: 7, weights: [100, 117, 100], stepMinor: 1 },
  // Double precision shares it otherwise.
  { amountMinor: 183_715, weights: [83_610, 35_003, 60_238, 64_184], stepMinor: 1 },
  {
    amountMinor: 51_964_673_235,
    weights: [69_622_127_718, 55_553_795_786, 74_488_678_851],
    stepMinor: 1,
  },
  { amountMinor: 10_050, weights: [300, 300, 500], stepMinor: 100 },
  { amountMinor: 99, weights: [1, 2, 2], stepMinor: 100 },
  { amountMinor: 5, weights: [0, 0], stepMinor: 1 },
  { amountMinor: 5, weights: [3, 0, -2], stepMinor: 1 },
  { amountMinor: 5, weights: [-1, -4], stepMinor: 1 },
  { amountMinor: 5, weights: [0, -4], stepMinor: 1 },
  { amountMinor: 5, weights: [1, -3], stepMinor: 1 },
  { amountMinor: -5, weights: [1, 2], stepMinor: 1 },
  { amountMinor: 0, weights: [], stepMinor: 1 },
  // In double precision equal remainders differ, and a whole quota is less than whole.
  { amountMinor: 3, weights: [10, 10, 25], stepMinor: 1 },
  { amountMinor: 110, weights: [50, 32, 18, 32], stepMinor: 1 },
  // Products just above 2^53: a quota just below a whole number is rounded up to it, and remainders one apart change places.
  { amountMinor: 159_241_427, weights: [99_003_289, 37_178_255, 78_376_703], stepMinor: 1 },
  { amountMinor: 94_609_313, weights: [44_763_612, 99_077_841, 74_118_878], stepMinor: 1 },
  // What is less than a step has no part in the quotas: with it, the first would be 203 and not 140.
  { amountMinor: 290, weights: [7, 3], stepMinor: 100 },
];

/** A total and the cards that pay it. */
export const giftCardCases = [
  { totalMinor: 5000, cards: [{ code: "A", balanceMinor: 2000 }] },
  {
    totalMinor: 5000,
    cards: [
      { code: "b", balanceMinor: 3000 },
      { code: "C", balanceMinor: 3000 },
      { code: "a", balanceMinor: 500 },
      { code: "empty", balanceMinor: 0 },
    ],
  },
  {
    totalMinor: 5000,
    cards: [
      { code: "cent", balanceMinor: 1 },
      { code: "rest", balanceMinor: 5000 },
    ],
  },
  { totalMinor: 0, cards: [{ code: "A", balanceMinor: 2000 }] },
  { totalMinor: 400_000_000_000, cards: [{ code: "A", balanceMinor: 400_000_000_000 }] },
  ...[-5, 0.5, 400_000_000_001].map((wrong) => ({ totalMinor: wrong, cards: [] })),
  ...[-5, 0.5, 400_000_000_001].map((wrong) => ({ totalMinor: 5000, cards: [{ code: "A", balanceMinor: wrong }] })),
  {
    totalMinor: 5000,
    cards: [
      { code: "A", balanceMinor: 5 },
      { code: "B", balanceMinor: -5 },
    ],
  },
];
