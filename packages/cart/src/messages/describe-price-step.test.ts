import { type CartInput, explainCart, toCartInput } from "@shop/pricing";
import { expect, test } from "vitest";
import { describePriceStep, describePriceTrail, priceStepWords } from "./describe-price-step.ts";
import { messages } from "./index.ts";

const CART = toCartInput({
  currency: "EUR",
  isLoggedIn: true,
  lines: [
    { name: "Amp", quantity: 3, fullPriceMinor: 4995, salePercent: 40 },
    { name: "Cab", quantity: 1, fullPriceMinor: 9900, salePercent: null },
  ],
  coupons: [
    { code: "TEN", percent: 10, productNames: ["Amp"] },
    { code: "FIVE", amountMinor: 500 },
  ],
});

const trailOf = (input: CartInput, locale: "en" | "de" | "ja") => {
  const [line] = explainCart(input).lines;
  return line ? describePriceTrail(line, { currency: input.currency, locale }, messages[locale]) : [];
};

test("[PRICE-10] a trail is written step by step: points as points, amounts as amounts, what was rounded, and of how many units", () => {
  expect(trailOf(CART, "en")).toEqual([
    "Regular price: 49.95€",
    "Sale: −40 points",
    "Customer discount: −15 points",
    "Maximum in total: −50 points",
    "All points, 50% off: −24.97€, leaves 24.98€ (rounded)",
    "Multi-buy, 15% off: −3.75€, leaves 21.23€ (rounded)",
    "Coupon TEN, 10% off: −2.12€, leaves 19.11€ (rounded)",
    "Coupon FIVE, its share of this line: −2.03€, leaves 55.30€",
  ]);
});

test.each([
  ["de", "Alle Punkte, 50 % Rabatt: −24,97\u00a0€, bleiben 24,98\u00a0€ (gerundet)", "Angebot: −40 Punkte"],
  ["ja", "割引の合計、50%引き：−\u2060€24.97 → €24.98（端数処理後）", "セール：割引率 40%"],
] as const)("a trail is written in %s", (locale, points, sale) => {
  expect(trailOf(CART, locale)).toContain(points);
  expect(trailOf(CART, locale)).toContain(sale);
});

test("the unit that pays in full is left out of multi-buy by count", () => {
  const alone = { ...CART, lines: CART.lines.slice(0, 1), coupons: [] };
  expect(trailOf(alone, "en").at(-1)).toBe("Multi-buy, 15% off (2 of 3): −3.75€, leaves 21.23€ (rounded)");
  expect(trailOf(alone, "de").at(-1)).toBe(
    "Mengenrabatt, 15 % (2 von 3): −3,75\u00a0€, bleiben 21,23\u00a0€ (gerundet)",
  );
  expect(trailOf(alone, "ja").at(-1)).toBe("まとめ買い、15%引き（3点中2点）：−\u2060€3.75 → €21.23（端数処理後）");
});

test.each([
  [
    "en",
    [
      "Regular price (unit 1 of 3): 80€",
      "Only the missing parts of the bundle (unit 1 of 3): −48€, leaves 32€",
      "Regular price (units 2–3 of 3): 80€",
      "Multi-buy, 15% off (unit 1 of 3): −4.80€, leaves 27.20€",
      "Multi-buy, 15% off (unit 3 of 3): −12€, leaves 68€",
    ],
  ],
  [
    "de",
    [
      "Regulärer Preis (Stück 1 von 3): 80\u00a0€",
      "Nur was vom Bundle fehlt (Stück 1 von 3): −48\u00a0€, bleiben 32\u00a0€",
      "Regulärer Preis (Stück 2–3 von 3): 80\u00a0€",
      "Mengenrabatt, 15 % (Stück 1 von 3): −4,80\u00a0€, bleiben 27,20\u00a0€",
      "Mengenrabatt, 15 % (Stück 3 von 3): −12\u00a0€, bleiben 68\u00a0€",
    ],
  ],
  [
    "ja",
    [
      "通常価格（3点中の1点目）：€80",
      "バンドルの不足分のみ（3点中の1点目）：−\u2060€48 → €32",
      "通常価格（3点中の2～3点目）：€80",
      "まとめ買い、15%引き（3点中の1点目）：−\u2060€4.80 → €27.20",
      "まとめ買い、15%引き（3点中の3点目）：−\u2060€12 → €68",
    ],
  ],
] as const)("of a completed bundle each step says in %s which unit it belongs to", (locale, words) => {
  const parts = [
    { name: "Amp", fullPriceMinor: 6000, isOwned: true },
    { name: "Cab", fullPriceMinor: 4000, isOwned: false },
  ];
  const bundle = { name: "Rig", quantity: 3, fullPriceMinor: 8000, salePercent: null, completion: { parts } };
  expect(trailOf(toCartInput({ currency: "EUR", isLoggedIn: false, lines: [bundle] }), locale)).toEqual(words);
});

test("a step of an older order, which names no unit, says of how many units it is", () => {
  expect(describePriceStep({ ...STEP, rule: "multiBuy", units: 1 }, { currency: "EUR" }, messages.en, 2)).toBe(
    "Multi-buy, 10% off (1 of 2): 100€",
  );
});

const STEP = {
  ...{ units: 2, firstUnit: null, baseMinor: 10_000, percent: 10, amountMinor: 0, resultMinor: 10_000 },
  ...{ roundingTenThousandths: 0, label: null },
} as const;

test.each([
  ["stated", { amountMinor: 1000, resultMinor: 9000 }, "Special price: −10€, leaves 90€"],
  ["campaign", { label: "Black Week" }, "Promotion Black Week: −10 points"],
  ["campaign", { percent: 12.5 }, "Sale: −12.5 points"],
  ["firstPurchase", {}, "First purchase: −10 points"],
  ["edu", {}, "Education discount: −10 points"],
  ["multiBuy", { amountMinor: 1500, resultMinor: 8500 }, "Multi-buy, 10% off (2 ×): −15€, leaves 85€"],
] as const)("a step of %s alone says what it knows", (rule, parts, words) => {
  expect(describePriceStep({ ...STEP, ...parts, rule }, { currency: "EUR" }, messages.en)).toBe(words);
});

test("yen and dollars are written as the shop writes them", () => {
  const points = { ...STEP, rule: "points", amountMinor: 195_000, resultMinor: 455_000 } as const;
  expect(priceStepWords(points, "JPY", messages.ja, 2)).toEqual({
    what: "割引の合計、10%引き",
    change: "−¥1950",
    result: "¥4550",
    note: "",
  });
  expect(priceStepWords(points, "USD", messages.en, 2).result).toBe("$4,550");
});
