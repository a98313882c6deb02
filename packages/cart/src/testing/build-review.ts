import {
  type CartInput,
  type CartLineInput,
  type Currency,
  explainCart,
  extractVatPerRate,
  toCartInput,
} from "@shop/pricing";
import { EMPTY_DRAFT, type TaxPlace } from "../domain/agreement.ts";
import type { QuantityOfProduct } from "../domain/cart.ts";
import type { OrderReview, OrderReviewLine } from "../domain/order-review.ts";
import { findOnShelf, SHELF } from "./shelf.ts";

/** The VAT of the fake shop, which is based in Germany, in basis points. */
const RATES: Readonly<Record<string, number>> = { DE: 1900, AT: 2000, FR: 2000, IE: 2300, CH: 0, JP: 0 };
const SELLER_COUNTRY = "DE";

export interface ReviewToBuild {
  readonly products?: readonly QuantityOfProduct[];
  /** Lines instead of products, for what the shelf doesn't have: a completed bundle. */
  readonly lines?: readonly CartLineInput[];
  readonly place?: Partial<TaxPlace>;
  readonly coupons?: CartInput["coupons"];
  readonly currency?: Currency;
  /** The state of the VAT id. Default: valid, if one is given that would remove the tax. */
  readonly vatIdCheck?: OrderReview["tax"]["vatIdCheck"];
  readonly review?: Partial<OrderReview>;
}

/** The preview of an order, priced and taxed as the shop does it; for a logged-in shopper. Default: one Ballast, to Germany. */
export function buildReview(given: ReviewToBuild = {}): OrderReview {
  const { products = [{ name: "Ballast", quantity: 1 }], coupons = [], currency = "EUR", review } = given;
  const inputs = given.lines ?? products.map(toLineInput);
  const priced = explainCart(toCartInput({ currency, isLoggedIn: true, lines: inputs, coupons }));
  const place = { ...EMPTY_DRAFT, ...given.place };
  const country = place.country ?? SELLER_COUNTRY;
  const rateBasisPoints = RATES[country] ?? 0;
  const vats = extractVatPerRate(
    priced.lines.map((line) => ({ grossMinor: line.totalMinor, rateBasisPoints })),
    currency,
  );
  const claimsReverseCharge = place.vatId !== "" && country !== SELLER_COUNTRY && rateBasisPoints > 0;
  const { vatIdCheck = claimsReverseCharge ? "valid" : null } = given;
  const isReverseCharge = vatIdCheck === "valid";
  const lines: OrderReviewLine[] = priced.lines.map((line, index) => ({
    ...line,
    type: SHELF.find(({ name }) => name === line.name)?.type ?? "plugin",
    totalMinor: isReverseCharge ? line.totalMinor - (vats[index] ?? 0) : line.totalMinor,
    ownedParts: (inputs[index]?.completion?.parts ?? []).flatMap((part) => (part.isOwned ? [part.name] : [])),
  }));
  const vatMinor = vats.reduce((sum, vat) => sum + vat, 0);
  return {
    currency,
    lines,
    totalRegularMinor: priced.totalRegularMinor,
    subtotalMinor: priced.subtotalMinor,
    multiBuyMinor: priced.multiBuyMinor,
    coupons: priced.coupons,
    totalMinor: lines.reduce((sum, line) => sum + line.totalMinor, 0),
    tax: {
      country,
      isReverseCharge,
      vatIdCheck,
      vatMinor: isReverseCharge ? 0 : vatMinor,
      netMinor: priced.totalMinor - vatMinor,
      rates: isReverseCharge ? [] : [{ rateBasisPoints, vatMinor }],
    },
    buyer: { name: "Ada Example", email: "ada@example.com" },
    lastCountry: null,
    countries: Object.keys(RATES),
    ...review,
  };
}

function toLineInput({ name, quantity }: QuantityOfProduct): CartLineInput {
  return { ...findOnShelf(name).pricing, name, quantity };
}
