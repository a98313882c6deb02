import type { Currency } from "../../shop/currency.ts";
import type { CartCase } from "./cart-case.ts";

function cart(
  currency: Currency,
  ...lines: ReadonlyArray<readonly [name: string, quantity: number, fullPriceMinor: number]>
) {
  return {
    currency,
    isLoggedIn: false,
    lines: lines.map(([name, quantity, fullPriceMinor]) => ({ name, quantity, fullPriceMinor, salePercent: null })),
  };
}

/** 15 % off every unit but the dearest. */
export const multiBuyCases: readonly CartCase[] = [
  { about: "multiBuy: one unit pays in full", input: cart("EUR", ["a", 1, 7900]) },
  { about: "multiBuy: the second of a line", input: cart("EUR", ["a", 2, 7900]) },
  {
    about: "multiBuy: the dearest pays in full, wherever it is in the cart",
    input: cart("USD", ["a", 3, 1990], ["b", 1, 8990], ["c", 2, 4990]),
  },
  {
    about: "multiBuy: of equally dear ones the first by name pays in full",
    input: cart("EUR", ["b", 1, 4900], ["a", 1, 4900]),
  },
  {
    about: "multiBuy: names sort by code point",
    input: cart("EUR", ["\u{1D11E}", 1, 4900], ["\uFB00", 1, 4900]),
  },
  { about: "multiBuy: rounded unit by unit, 0.85 of 1.99 is 1.6915", input: cart("EUR", ["a", 5, 199]) },
  { about: "multiBuy: yen are whole, 0.85 of ¥1990 is 1691.5", input: cart("JPY", ["a", 2, 199_000]) },
];
