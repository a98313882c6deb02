import { cart, dealer, line, offers, type ShopCase } from "./shop-case.ts";

const GROUPS = [
  { group: "dealer", percent: 25 },
  { group: "member", percent: 10 },
  { group: "other", percent: 40 },
];
const TIERS = [
  { minimumQuantity: 10, percent: 20 },
  { minimumQuantity: 5, percent: 10 },
];
const SPRING = { id: "spring", percent: 20 };

/** Rules that this shop doesn't have, and budgets. */
export const offerCases: readonly ShopCase[] = [
  dealer(
    "customerGroup: the most that the shopper's groups give",
    cart({ isLoggedIn: true, groups: ["member", "dealer"], lines: [line("a", 1, 9999, { groupDiscounts: GROUPS })] }),
  ),
  dealer(
    "customerGroup: nothing for somebody who isn't logged in",
    cart({ groups: ["dealer"], lines: [line("a", 1, 9999, { groupDiscounts: GROUPS })] }),
  ),
  dealer(
    "customerGroup: nothing for other groups",
    cart({ isLoggedIn: true, groups: ["guest"], lines: [line("a", 1, 9999, { groupDiscounts: GROUPS })] }),
  ),
  dealer(
    "customerGroup: nothing for a customer without groups",
    cart({ isLoggedIn: true, lines: [line("a", 1, 9999, { groupDiscounts: GROUPS })] }),
  ),
  dealer(
    "customerGroup: nothing on a product without discounts of groups",
    cart({ isLoggedIn: true, groups: ["dealer"], lines: [line("a", 1, 9999)] }),
  ),
  dealer("quantityTier: below the first", cart({ lines: [line("a", 4, 999, { quantityTiers: TIERS })] })),
  dealer(
    "quantityTier: every unit has it, from exactly its quantity on",
    cart({ lines: [line("a", 5, 999, { quantityTiers: TIERS })] }),
  ),
  dealer("quantityTier: the most that is reached", cart({ lines: [line("a", 12, 999, { quantityTiers: TIERS })] })),
  dealer(
    "minimumSpend: a cart that just reaches it",
    offers({ kind: "minimumSpend", id: "ten", minimumMinor: 11_997, amountMinor: 1000 }),
  ),
  dealer(
    "minimumSpend: a cart a cent below it",
    offers({ kind: "minimumSpend", id: "ten", minimumMinor: 11_998, amountMinor: 1000 }),
  ),
  dealer(
    "minimumSpend: a percentage of the whole cart, rounded once",
    offers({ kind: "minimumSpend", id: "some", title: "Some", minimumMinor: 0, percent: 7.5 }),
  ),
  dealer(
    "minimumSpend: of several the one that takes off the most",
    offers(
      { kind: "minimumSpend", id: "b", minimumMinor: 5000, amountMinor: 1000 },
      { kind: "minimumSpend", id: "a", minimumMinor: 10_000, amountMinor: 1000 },
      { kind: "minimumSpend", id: "c", minimumMinor: 100, percent: 5 },
    ),
  ),
  dealer(
    "minimumSpend: one whose budget doesn't cover it isn't applied",
    offers({ kind: "minimumSpend", id: "ten", minimumMinor: 0, amountMinor: 1000, budgetMinor: 999 }),
  ),
  dealer(
    "minimumSpend: one whose budget just covers it is",
    offers({ kind: "minimumSpend", id: "ten", minimumMinor: 0, amountMinor: 1000, budgetMinor: 1000 }),
  ),
  dealer(
    "minimumSpend: what takes nothing off isn't listed",
    offers({ kind: "minimumSpend", id: "none", minimumMinor: 0, amountMinor: 0 }),
  ),
  dealer("minimumSpend: a cent", offers({ kind: "minimumSpend", id: "cent", minimumMinor: 0, amountMinor: 1 })),
  dealer(
    "minimumSpend: five hundredths of a franc, rounded down, as the budget covers it",
    cart({
      currency: "CHF",
      lines: [line("a", 1, 1000)],
      offers: [{ kind: "minimumSpend", id: "four", minimumMinor: 0, amountMinor: 404, budgetMinor: 400 }],
    }),
  ),
  ...[7.125, 0.5, 150].map((percent) =>
    dealer(
      `minimumSpend: ${percent} % of ten thousand`,
      cart({
        lines: [line("a", 1, 1_000_000)],
        offers: [{ kind: "minimumSpend", id: "some", minimumMinor: 0, percent }],
      }),
    ),
  ),
  dealer(
    "buyXGetY: a cent off one of two units",
    cart({
      lines: [line("a", 1, 2), line("b", 1, 2)],
      offers: [{ kind: "buyXGetY", id: "x", buyQuantity: 1, getQuantity: 1, percent: 50 }],
    }),
  ),
  dealer(
    "buyXGetY: for two, one of the same is free",
    offers({ kind: "buyXGetY", id: "three", buyQuantity: 2, getQuantity: 1, percent: 100 }),
  ),
  dealer(
    "buyXGetY: the cheapest of others at half",
    offers({
      kind: "buyXGetY",
      id: "half",
      title: "Half",
      buyQuantity: 1,
      buyNames: ["a"],
      getQuantity: 2,
      getNames: ["c", "b"],
      percent: 50,
    }),
  ),
  dealer(
    "buyXGetY: enough is bought only once",
    offers({
      kind: "buyXGetY",
      id: "one",
      buyQuantity: 2,
      buyNames: ["b"],
      getQuantity: 1,
      getNames: ["b", "c"],
      percent: 33.33,
    }),
  ),
  dealer(
    "buyXGetY: too few are bought",
    offers({ kind: "buyXGetY", id: "none", buyQuantity: 2, buyNames: ["a"], getQuantity: 1, percent: 100 }),
  ),
  dealer(
    "buyXGetY: too few are there to be given",
    offers({ kind: "buyXGetY", id: "none", buyQuantity: 1, getQuantity: 2, getNames: ["a"], percent: 100 }),
  ),
  dealer(
    "buyXGetY: of equal units those whose name comes last",
    cart({
      lines: [line("b", 1, 500), line("B", 1, 500), line("a", 1, 500)],
      offers: [{ kind: "buyXGetY", id: "x", buyQuantity: 2, getQuantity: 1, percent: 100 }],
    }),
  ),
  dealer(
    "buyXGetY: the budget doesn't cover it",
    offers({ kind: "buyXGetY", id: "three", buyQuantity: 2, getQuantity: 1, percent: 100, budgetMinor: 1999 }),
  ),
  dealer(
    "buyXGetY: two offers, by id, the second at what is left of the price",
    offers(
      { kind: "buyXGetY", id: "b", buyQuantity: 5, getQuantity: 1, percent: 50 },
      { kind: "buyXGetY", id: "a", buyQuantity: 5, getQuantity: 1, percent: 50 },
    ),
  ),
  dealer(
    "campaign: a budget that covers all units",
    cart({ lines: [line("a", 2, 1000, { campaigns: [{ ...SPRING, budgetMinor: 400 }] })] }),
  ),
  dealer(
    "campaign: a budget of nothing is used up; a line without campaigns has none",
    cart({ lines: [line("b", 1, 1000), line("a", 1, 1000, { campaigns: [{ ...SPRING, budgetMinor: 0 }] })] }),
  ),
  dealer(
    "campaign: the budget of the second of two is used up",
    cart({
      lines: [
        line("a", 1, 1000, {
          campaigns: [
            { id: "a", percent: 5 },
            { ...SPRING, budgetMinor: 0 },
          ],
        }),
      ],
    }),
  ),
  dealer(
    "campaign: a stated price takes nothing from a budget",
    cart({
      lines: [
        line("a", 1, 1000, { campaigns: [{ ...SPRING, budgetMinor: 200 }] }),
        line("b", 1, 1000, { statedPriceMinor: 900, campaigns: [{ ...SPRING, budgetMinor: 200 }] }),
      ],
    }),
  ),
  dealer(
    "campaign: a budget that doesn't, so the own sale applies",
    cart({ lines: [line("a", 2, 1000, { salePercent: 5, campaigns: [{ ...SPRING, budgetMinor: 399 }] })] }),
  ),
  dealer(
    "campaign: a budget for all lines of the cart together, then the next campaign",
    cart({
      lines: ["b", "a"].map((name) =>
        line(name, 1, 1000, {
          campaigns: [
            { ...SPRING, budgetMinor: 399 },
            { id: "summer", percent: 10, budgetMinor: 200 },
          ],
        }),
      ),
    }),
  ),
];
