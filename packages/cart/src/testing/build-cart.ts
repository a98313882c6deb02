import { priceCart } from "@shop/pricing";
import { type Cart, type CartLine, emptyCart, type QuantityOfProduct } from "../domain/cart.ts";
import type { PaymentSession } from "../domain/payment-session.ts";
import { findOnShelf } from "./shelf.ts";

/** One line of EUR 49, with only the fields that matter given. */
export function buildLine(line: Partial<CartLine> = {}): CartLine {
  const name = line.name ?? "Ballast";
  return { id: `id-${name}`, name, quantity: 1, priceMinor: 4900, priceDiscountMinor: 4900, ...line };
}

/** A cart of the given lines in EUR, its totals added up from them. */
export function buildCart(products: readonly CartLine[] = [], cart: Partial<Cart> = {}): Cart {
  return {
    ...emptyCart("EUR"),
    products,
    totalRegularMinor: products.reduce((sum, line) => sum + line.quantity * line.priceMinor, 0),
    totalDiscountMinor: products.reduce((sum, line) => sum + line.quantity * line.priceDiscountMinor, 0),
    ...cart,
  };
}

/** A cart of products from the shelf, priced as the shop prices them. */
export function buildPricedCart(products: readonly QuantityOfProduct[], isLoggedIn = false): Cart {
  const priced = priceCart({
    currency: "EUR",
    isLoggedIn,
    lines: products.map(({ name, quantity }) => {
      const { fullPriceMinor, salePercent } = findOnShelf(name);
      return { name, quantity, fullPriceMinor, salePercent };
    }),
  });
  return {
    ...emptyCart("EUR"),
    products: priced.lines.map((line) => ({
      id: `id-${line.name}`,
      name: line.name,
      quantity: line.quantity,
      priceMinor: line.unitRegularMinor,
      priceDiscountMinor: line.unitPriceMinor,
    })),
    totalRegularMinor: priced.totalRegularMinor,
    totalDiscountMinor: priced.totalMinor,
  };
}

export function buildSession(session: Partial<PaymentSession> = {}): PaymentSession {
  return { sessionId: "session-1", url: "https://pay.example/session/session-1", ...session };
}
