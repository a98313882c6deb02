import type { UncheckedCart } from "../../cart-input.ts";
import { cart, DEALER, line, type ShopCase } from "./shop-case.ts";

/** A cart, and the line of which it could have one unit more. */
export interface SavingCase {
  readonly about: string;
  readonly config: ShopCase["config"];
  readonly input: { readonly cart: UncheckedCart<string>; readonly name: string };
}

function oneMore(
  about: string,
  name: string,
  changes: Partial<UncheckedCart<string>>,
  multiBuyPercent = 15,
): SavingCase {
  return { about, config: { ...DEALER, multiBuyPercent }, input: { cart: cart(changes), name } };
}

const PAIR = [line("a", 1, 4999), line("b", 2, 1000, { salePercent: 10 })];

/** What one unit more saves by being in the cart, and what it adds to the total. */
export const savingCases: readonly SavingCase[] = [
  oneMore("multiBuy on the second unit", "a", { lines: [line("a", 1, 4999)] }),
  oneMore("of a line that isn't the first", "b", { lines: PAIR }),
  oneMore("nothing is saved", "b", { lines: PAIR }, 0),
  oneMore("a cent is saved", "a", { lines: [line("a", 1, 4)] }),
  oneMore("there is no such line", "c", { lines: PAIR }),
  oneMore("coupons count for what it adds alone", "a", { lines: PAIR, coupons: [{ code: "TEN", percent: 10 }] }),
  oneMore("as much as a cart can cost", "a", { lines: [line("a", 1, 200_000_000_000)] }),
  oneMore("more than a cart can cost", "a", { lines: [line("a", 1, 200_000_000_001)] }),
  oneMore("more units than a line can have", "b", { lines: [line("a", 1, 4), line("b", 400_000_000_000, 0)] }),
  oneMore(
    "an offer that it completes",
    "a",
    {
      lines: [line("a", 2, 1000)],
      offers: [{ kind: "buyXGetY", id: "three", buyQuantity: 2, getQuantity: 1, percent: 100 }],
    },
    0,
  ),
  oneMore("the tier that it reaches, for all units", "a", {
    lines: [line("a", 1, 1000, { quantityTiers: [{ minimumQuantity: 2, percent: 10 }] })],
  }),
  oneMore("a second bundle is a whole one, alone too", "Bundle", {
    lines: [
      line("Bundle", 1, 10_000, {
        completion: {
          parts: [
            { name: "a", fullPriceMinor: 5000, isOwned: true },
            { name: "b", fullPriceMinor: 5000, isOwned: false },
          ],
        },
      }),
    ],
  }),
];
