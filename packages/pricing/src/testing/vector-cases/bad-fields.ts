import type { BadCase } from "./bad-input.ts";

/** By what a field is checked: what it can't be. Null and no field at all are tried everywhere. */
const WRONG = {
  text: [1],
  yesOrNo: [1],
  amount: [true, "1", 0.5, -1],
  quantity: [true, "1", 0],
  percentage: [true, "1"],
  integer: [true, "1", 0.5],
  list: [{}, [1]],
  object: [[]],
} as const;
type Kind = keyof typeof WRONG;

const LINE = { name: "a", quantity: 1, fullPriceMinor: 1000 };
const CART = { currency: "EUR", isLoggedIn: false, lines: [LINE] };
const CAMPAIGN = { id: "a", percent: 1 };
const PART = { name: "a", fullPriceMinor: 1, isOwned: true };
const MINIMUM = { kind: "minimumSpend", id: "a", minimumMinor: 1, amountMinor: 1 };
const GIFT = { kind: "buyXGetY", id: "a", buyQuantity: 1, getQuantity: 1, percent: 1 };

const withLine = (more: object) => ({ ...CART, lines: [{ ...LINE, ...more }] });

/** Every field that is checked, with an object that has nothing but what it needs, and the cart around it. */
const FIELDS: ReadonlyArray<
  readonly [of: string, object, (changed: object) => object, Readonly<Record<string, Kind>>]
> = [
  [
    "a cart",
    CART,
    (cart) => cart,
    {
      ...{ currency: "text", isLoggedIn: "yesOrNo", hasFirstPurchase: "yesOrNo", eduPercent: "percentage" },
      ...{ groups: "list", lines: "list", coupons: "list", offers: "list" },
    },
  ],
  [
    "a line",
    LINE,
    withLine,
    {
      ...{ name: "text", quantity: "quantity", fullPriceMinor: "amount", salePercent: "percentage" },
      ...{ statedPriceMinor: "amount", campaigns: "list", completion: "object" },
      ...{ quantityTiers: "list", groupDiscounts: "list" },
    },
  ],
  [
    "a campaign",
    CAMPAIGN,
    (campaign) => withLine({ campaigns: [campaign] }),
    { id: "text", percent: "percentage", loyaltyPercent: "percentage", title: "text", budgetMinor: "amount" },
  ],
  ["a completion", { parts: [PART] }, (completion) => withLine({ completion }), { parts: "list" }],
  [
    "a part",
    PART,
    (part) => withLine({ completion: { parts: [part] } }),
    { name: "text", fullPriceMinor: "amount", isOwned: "yesOrNo" },
  ],
  [
    "a tier",
    { minimumQuantity: 1, percent: 1 },
    (tier) => withLine({ quantityTiers: [tier] }),
    { minimumQuantity: "quantity", percent: "percentage" },
  ],
  [
    "a group's discount",
    { group: "a", percent: 1 },
    (discount) => withLine({ groupDiscounts: [discount] }),
    { group: "text", percent: "percentage" },
  ],
  [
    "a coupon",
    { code: "A", percent: 1 },
    (coupon) => ({ ...CART, coupons: [coupon] }),
    {
      ...{ code: "text", percent: "percentage", minimumMinor: "amount", productNames: "list", priority: "integer" },
      ...{ isExclusive: "yesOrNo", stops: "yesOrNo", budgetMinor: "amount" },
    },
  ],
  [
    "a coupon of an amount",
    { code: "A", amountMinor: 1 },
    (coupon) => ({ ...CART, coupons: [coupon] }),
    { amountMinor: "amount" },
  ],
  [
    "a minimum's offer",
    MINIMUM,
    (offer) => ({ ...CART, offers: [offer] }),
    { kind: "text", id: "text", title: "text", budgetMinor: "amount", minimumMinor: "amount", amountMinor: "amount" },
  ],
  [
    "a minimum's offer of a percentage",
    { ...MINIMUM, amountMinor: undefined, percent: 1 },
    (offer) => ({ ...CART, offers: [offer] }),
    { percent: "percentage" },
  ],
  [
    "a gift's offer",
    GIFT,
    (offer) => ({ ...CART, offers: [offer] }),
    {
      ...{ kind: "text", id: "text", title: "text", budgetMinor: "amount", buyQuantity: "quantity", buyNames: "list" },
      ...{ getQuantity: "quantity", getNames: "list", percent: "percentage" },
    },
  ],
];

/** Each field with each value that it can't have, with null, and without a value, whether that is accepted or not. */
export const badFieldCases: readonly BadCase[] = FIELDS.flatMap(([of, right, around, fields]) =>
  Object.entries(fields).flatMap(([field, kind]) =>
    [...WRONG[kind], null, undefined].map((value) => ({
      about: `${of} ${value === undefined ? `without ${field}` : `whose ${field} is ${JSON.stringify(value)}`}`,
      input: around({ ...right, [field]: value }),
    })),
  ),
);
