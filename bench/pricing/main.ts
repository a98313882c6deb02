import { createLocalePriceFormat, explainCart, formatPrice, priceCart, toCartInput } from "@shop/pricing";
import currency from "currency.js";
import { add, dinero, EUR, multiply, toDecimal } from "dinero.js";
import { measure } from "./measure.ts";

/** One price, and a cart of twenty lines, beside what others take for them. Every row does the same work and gives the same sum. */
const LINES = Array.from({ length: 20 }, (_, index) => ({
  name: `Product ${index}`,
  quantity: 1 + (index % 5),
  fullPriceMinor: 1900 + index * 700,
  salePercent: index % 3 === 0 ? 35 : null,
}));
const CART = toCartInput({ currency: "EUR", isLoggedIn: true, lines: LINES });
const COUPONS = toCartInput({
  ...CART,
  coupons: [
    { code: "TEN", percent: 10 },
    { code: "FIVE", amountMinor: 500 },
  ],
});

const intl = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
const locale = createLocalePriceFormat("de-DE");
const EURO = { symbol: "€", pattern: "#!", decimal: ",", separator: "." };

console.log("\nFormatting one price, µs");
measure({
  "new Intl.NumberFormat": (index) =>
    new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" }).format((4999 + index) / 100),
  "currency.js": (index) => currency(4999 + index, { ...EURO, fromCents: true }).format(),
  "dinero.js, cached Intl": (index) =>
    toDecimal(dinero({ amount: 4999 + index, currency: EUR }), ({ value }) => intl.format(Number(value))),
  "cached Intl": (index) => intl.format((4999 + index) / 100),
  createLocalePriceFormat: (index) => locale(4999 + index, "EUR"),
  "plain string": (index) => `${(4999 + index) / 100}€`,
  formatPrice: (index) => formatPrice(4999 + index, "EUR"),
});

console.log("\nA cart of 20 lines, µs");
measure({
  // Sums alone: none of these has sales, a customer's points, multi-buy or rounding by currency.
  "currency.js, sums": () =>
    LINES.reduce(
      (sum, line) => sum.add(currency(line.fullPriceMinor, { fromCents: true }).multiply(line.quantity)),
      currency(0),
    ).intValue,
  "dinero.js, sums": () =>
    toDecimal(
      LINES.reduce(
        (sum, line) => add(sum, multiply(dinero({ amount: line.fullPriceMinor, currency: EUR }), line.quantity)),
        dinero({ amount: 0, currency: EUR }),
      ),
    ),
  "plain integers, sums": () => LINES.reduce((sum, line) => sum + line.fullPriceMinor * line.quantity, 0),
  "priceCart, all rules": () => priceCart(CART).totalMinor,
  "priceCart, two coupons": () => priceCart(COUPONS).totalMinor,
  "explainCart, with the trail": () => explainCart(CART).totalMinor,
  "explainCart, two coupons": () => explainCart(COUPONS).totalMinor,
});
