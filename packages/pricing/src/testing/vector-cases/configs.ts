import { DEALER, type ShopCase } from "./shop-case.ts";

/** A configuration that may be none. */
export interface ConfigCase {
  readonly about: string;
  readonly config: ShopCase["config"];
}

const EURO = { code: "EUR", minorUnitsPerUnit: 100, stepMinor: 1 };
const SHOP: ShopCase["config"] = {
  currencies: [EURO],
  rules: ["sale", "multiBuy", "fixedCoupon"],
  capPercent: 50,
  rounding: "halfUp",
};

/** With changes that may be anything. */
function having(about: string, changes: Readonly<Record<string, unknown>>): ConfigCase {
  return { about, config: { ...SHOP, ...changes } };
}

/** What every implementation has to refuse, and what is just right. What JSON can't say, such as NaN, is in create-pricing.test.ts. */
export const configCases: readonly ConfigCase[] = [
  having("one currency, no percentages but the cap", {}),
  { about: "every rule and every setting", config: DEALER },
  having("no currency", { currencies: [] }),
  having("a currency twice", { currencies: [EURO, { code: "CHF", minorUnitsPerUnit: 100, stepMinor: 5 }, EURO] }),
  having("a second currency with a step of nothing", { currencies: [EURO, { ...EURO, code: "CHF", stepMinor: 0 }] }),
  having("no rule", { rules: [] }),
  having("a rule twice", { rules: ["sale", "multiBuy", "sale"] }),
  having("an amount off lines, then a percentage off units", { rules: ["fixedCoupon", "multiBuy"] }),
  having("the same with points between them", { rules: ["percentCoupon", "minimumSpend", "sale", "buyXGetY"] }),
  having("two rules of amounts off lines, then points", { rules: ["minimumSpend", "fixedCoupon", "sale"] }),
  having("campaigns without the sale", { rules: ["campaign"] }),
  having("campaigns before the sale", { rules: ["campaign", "sale"] }),
  ...(["loyaltyPercent", "firstPurchasePercent", "multiBuyPercent", "capPercent"] as const).flatMap((name) => [
    having(`${name} below 0`, { [name]: -0.01 }),
    having(`${name} of 0`, { [name]: 0 }),
    having(`${name} of 100`, { [name]: 100 }),
    having(`${name} above 100`, { [name]: 100.01 }),
    having(`${name} as a text`, { [name]: "50" }),
    having(`${name} of null`, { [name]: null }),
  ]),
  having("no cap", { capPercent: undefined }),
  having("no rounding", { rounding: undefined }),
  having("an unknown rounding", { rounding: "halfDown" }),
  having("a misspelt setting", { loyaltyPrecent: 10 }),
  having("an unknown rule", { rules: ["sale", "lottery"] }),
  ...["eur", "EURO", "E1R", ""].map((code) =>
    having(`a currency with the code "${code}"`, { currencies: [{ ...EURO, code }] }),
  ),
  having("minor units as a text", { currencies: [{ ...EURO, minorUnitsPerUnit: "100" }] }),
  having("as many minor units as there can be", { currencies: [{ ...EURO, minorUnitsPerUnit: 100_000_000_000 }] }),
  having("more minor units than there can be", { currencies: [{ ...EURO, minorUnitsPerUnit: 1_000_000_000_000 }] }),
  having("a step as a text", { currencies: [{ ...EURO, stepMinor: "1" }] }),
  having("the largest step", { currencies: [{ ...EURO, stepMinor: 400_000_000_000 }] }),
  having("a step just above the largest", { currencies: [{ ...EURO, stepMinor: 400_000_000_001 }] }),
  ...[1, 10, 1000, 0, 5, 20, 110, 1.5, -10].map((minorUnitsPerUnit) =>
    having(`${minorUnitsPerUnit} minor units`, { currencies: [{ ...EURO, minorUnitsPerUnit }] }),
  ),
  ...[5, 0, 1.5, -5].map((stepMinor) =>
    having(`a step of ${stepMinor} minor units`, { currencies: [{ ...EURO, stepMinor }] }),
  ),
];
