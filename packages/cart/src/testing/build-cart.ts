import { priceCart, type Shopper, toCartInput } from "@shop/pricing";
import { type Cart, type CartLine, emptyCart, type QuantityOfProduct, type RefusedCoupon } from "../domain/cart.ts";
import type { PaymentSession } from "../domain/payment-session.ts";
import { FAKE_COUPONS } from "./fake-coupons.ts";
import { findOnShelf, pricingIn } from "./shelf.ts";

/** One line of EUR 49, with only the fields that matter given. */
export function buildLine(line: Partial<CartLine> = {}): CartLine {
  const name = line.name ?? "Ballast";
  const whole = { id: `id-${name}`, name, quantity: 1, priceMinor: 4900, priceDiscountMinor: 4900, ...line };
  return { ...whole, subtotalMinor: line.subtotalMinor ?? whole.priceDiscountMinor * whole.quantity };
}

/** A cart of the given lines in EUR, its totals added up from them, from a host that sends no pricing inputs and no Undo. */
export function buildCart(products: readonly CartLine[] = [], cart: Partial<Cart> = {}): Cart {
  return {
    ...emptyCart("EUR"),
    products,
    totalRegularMinor: products.reduce((sum, line) => sum + line.quantity * line.priceMinor, 0),
    totalDiscountMinor: products.reduce((sum, line) => sum + line.quantity * line.priceDiscountMinor, 0),
    ...cart,
  };
}

export interface PricedCartFacts {
  readonly shopper?: Partial<Shopper>;
  /** Codes of FAKE_COUPONS. */
  readonly coupons?: readonly string[];
  /** Codes that are on the cart and don't count. */
  readonly refusedCoupons?: readonly RefusedCoupon[];
  readonly canUndo?: boolean;
}

/** A cart of products from the shelf, priced as the shop prices them. */
export function buildPricedCart(products: readonly QuantityOfProduct[], facts: PricedCartFacts = {}): Cart {
  const { refusedCoupons = [], canUndo = false } = facts;
  const coupons = [...(facts.coupons ?? []), ...refusedCoupons.map(({ coupon }) => coupon)];
  const shopper: Shopper = { currency: "EUR", isLoggedIn: false, ...facts.shopper };
  const pricing = toCartInput({
    ...shopper,
    lines: products.map(({ name, quantity }) => ({
      ...pricingIn(shopper.currency, findOnShelf(name).pricing),
      ...{ name, quantity },
    })),
    coupons: FAKE_COUPONS.filter(({ code }) => coupons.includes(code)),
  });
  const priced = priceCart(pricing);
  return {
    ...emptyCart(shopper.currency),
    products: priced.lines.map((line) => ({
      id: `id-${line.name}`,
      name: line.name,
      quantity: line.quantity,
      priceMinor: line.unitRegularMinor,
      priceDiscountMinor: line.unitPriceMinor,
      subtotalMinor: line.subtotalMinor,
    })),
    totalRegularMinor: priced.totalRegularMinor,
    totalDiscountMinor: priced.totalMinor,
    ...{ coupons, refusedCoupons, pricing, canUndo },
  };
}

export function buildSession(session: Partial<PaymentSession> = {}): PaymentSession {
  return { sessionId: "session-1", url: "https://pay.example/session/session-1", ...session };
}
