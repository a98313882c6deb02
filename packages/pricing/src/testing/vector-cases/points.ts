import type { Campaign, CartLineInput, Shopper } from "../../cart-input.ts";
import type { CartCase } from "./cart-case.ts";

const VISITOR: Shopper = { currency: "EUR", isLoggedIn: false };
const CUSTOMER: Shopper = { currency: "EUR", isLoggedIn: true };
const WINDOW: Campaign = { id: "july", percent: 20, loyaltyPercent: 35, title: "July" };

function one(line: Partial<CartLineInput>, shopper: Shopper) {
  return { ...shopper, lines: [{ name: "faMicAlign", quantity: 1, fullPriceMinor: 7999, salePercent: null, ...line }] };
}

/** Percentage points: what adds, what replaces, what caps, and how the unit is rounded. */
export const pointsCases: readonly CartCase[] = [
  { about: "regular: a visitor pays the full price", input: one({}, VISITOR) },
  { about: "stated: charged as stated, no points", input: one({ statedPriceMinor: 5990, salePercent: 30 }, CUSTOMER) },
  { about: "sale: half up, 79.99 − 35 % is 51.9935", input: one({ salePercent: 35 }, VISITOR) },
  {
    about: "sale: exactly half a cent goes up, 49.99 − 50 % is 24.995",
    input: one({ fullPriceMinor: 4999, salePercent: 50 }, VISITOR),
  },
  { about: "loyalty: 15 points", input: one({}, CUSTOMER) },
  { about: "loyalty: adds to the sale", input: one({ salePercent: 20 }, CUSTOMER) },
  { about: "cap: 50 points at most", input: one({ salePercent: 45 }, CUSTOMER) },
  { about: "cap: of a sale alone too", input: one({ salePercent: 90 }, VISITOR) },
  { about: "campaign: a visitor's percentage", input: one({ campaigns: [WINDOW] }, VISITOR) },
  {
    about: "campaign: a customer's, in the place of sale and loyalty",
    input: one({ salePercent: 10, campaigns: [WINDOW] }, CUSTOMER),
  },
  {
    about: "campaign: without one of its own loyalty is added",
    input: one({ campaigns: [{ ...WINDOW, loyaltyPercent: null }] }, CUSTOMER),
  },
  {
    about: "campaign: the product's own sale applies where it gives more",
    input: one({ salePercent: 40, campaigns: [WINDOW] }, VISITOR),
  },
  {
    about: "campaign: of equal ones the lower id is named",
    input: one(
      {
        campaigns: [
          { ...WINDOW, id: "b", title: "B" },
          { ...WINDOW, id: "a", title: "A" },
        ],
      },
      VISITOR,
    ),
  },
  {
    about: "campaign: of two with one id the first",
    input: one(
      {
        campaigns: [
          { ...WINDOW, title: "First" },
          { ...WINDOW, title: "Second" },
        ],
      },
      VISITOR,
    ),
  },
  {
    about: "campaign: its loyalty doesn't replace own sale and loyalty that give more",
    input: one({ salePercent: 25, campaigns: [WINDOW] }, CUSTOMER),
  },
  { about: "points: what takes off 0 isn't named", input: one({ fullPriceMinor: 1, salePercent: 10 }, CUSTOMER) },
  { about: "firstPurchase: 5 points more", input: one({}, { ...CUSTOMER, hasFirstPurchase: true }) },
  { about: "edu: the grant's points more", input: one({ salePercent: 10 }, { ...CUSTOMER, eduPercent: 20 }) },
  {
    about: "edu: nothing for somebody who isn't logged in",
    input: one({}, { ...VISITOR, eduPercent: 20, hasFirstPurchase: true }),
  },
  { about: "sale: dollars have cents", input: one({ fullPriceMinor: 1999 }, { ...VISITOR, currency: "USD" }) },
  {
    about: "points: yen are whole, ¥6980 − 35 % is 4537",
    input: one({ fullPriceMinor: 698_000, salePercent: 35 }, { ...VISITOR, currency: "JPY" }),
  },
  {
    about: "points: yen half up, ¥6990 − 15 % is 5941.5",
    input: one({ fullPriceMinor: 699_000 }, { ...CUSTOMER, currency: "JPY" }),
  },
];
