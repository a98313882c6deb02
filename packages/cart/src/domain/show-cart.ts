import { type CartInput, type ExplainedCart, explainCart, priceUnit } from "@shop/pricing";
import { applyChange, type CartChange } from "./apply-change.ts";
import type { Cart, CartLine } from "./cart.ts";
import { type CartDraft, draftOf } from "./cart-draft.ts";

/** The cart as the shopper sees it, changes on their way included. */
export type ShownCart = Pick<
  Cart,
  | "products"
  | "totalRegularMinor"
  | "totalDiscountMinor"
  | "currency"
  | "coupons"
  | "refusedCoupons"
  | "lastRemovedProduct"
> & {
  /** The amount of each line, and why. For a host with rules of its own: the units added up, without reasons. */
  readonly priced: ExplainedCart;
};

/**
 * The displayed state of a confirmed cart with pending changes. It is priced by the server's own function, so that the result
 * matches the server's later response. Without changes every amount is the server's. Source: PRICE-11.
 */
export function showCart(confirmed: Cart, changes: readonly CartChange[]): ShownCart & { readonly draft: CartDraft } {
  const before = draftOf(confirmed);
  const draft = changes.reduce(applyChange, before);
  const priced = draft.hasRules ? explainCart(draft.input) : addUp(draft.input, confirmed, before.input);
  const { coupons, lastRemovedProduct } = draft;
  const { currency, totalRegularMinor, totalMinor } = priced;
  const refusedCoupons = confirmed.refusedCoupons.filter(({ coupon }) => coupons.includes(coupon));
  const { freeProducts: _told, ...shown } = confirmed;
  if (changes.length === 0) return { ...shown, priced, draft };
  const products = priced.lines.map((line) => ({
    id: "",
    ...identityOf(confirmed, line.name),
    name: line.name,
    quantity: line.quantity,
    priceMinor: line.unitRegularMinor,
    priceDiscountMinor: line.unitPriceMinor,
    subtotalMinor: line.subtotalMinor,
  }));
  return {
    ...{ products, totalRegularMinor, totalDiscountMinor: totalMinor },
    ...{ currency, coupons, refusedCoupons, lastRemovedProduct, priced, draft },
  };
}

/** What the server said of a line, apart from amounts. */
function identityOf({ products }: Cart, name: string): Partial<Pick<CartLine, "id" | "type">> {
  const line = products.find((other) => other.name === name);
  return line ? { id: line.id, ...(line.type && { type: line.type }) } : {};
}

/** Only the units' prices; everything else in the host's total stays unchanged. */
function addUp(input: CartInput, confirmed: Cart, before: CartInput): ExplainedCart {
  const [now, then] = [sumOfUnits(input), sumOfUnits(before)];
  if (input.lines.length === 0) return now;
  const totalMinor = Math.max(0, confirmed.totalDiscountMinor + now.totalMinor - then.totalMinor);
  const totalRegularMinor = confirmed.totalRegularMinor + now.totalRegularMinor - then.totalRegularMinor;
  return { ...now, totalRegularMinor, totalMinor };
}

function sumOfUnits(input: CartInput): ExplainedCart {
  const lines = input.lines.map((line) => {
    const { name, quantity, fullPriceMinor: unitRegularMinor } = line;
    const unitPriceMinor = priceUnit(line, input);
    const subtotalMinor = unitPriceMinor * quantity;
    return {
      ...{ name, quantity, unitRegularMinor, unitPriceMinor, totalRegularMinor: unitRegularMinor * quantity },
      ...{ subtotalMinor, multiBuyMinor: 0, offerMinor: 0, couponMinor: 0, totalMinor: subtotalMinor, trail: [] },
    };
  });
  const totalMinor = lines.reduce((sum, line) => sum + line.totalMinor, 0);
  const totalRegularMinor = lines.reduce((sum, line) => sum + line.totalRegularMinor, 0);
  const { currency } = input;
  const nothing = { multiBuyMinor: 0, offers: [], coupons: [] };
  return { currency, lines, totalRegularMinor, subtotalMinor: totalMinor, ...nothing, totalMinor };
}
