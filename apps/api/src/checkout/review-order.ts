import type { WireOrderReview } from "@shop/api-client/contract";
import { fail, type Locale, ok, type Result } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import {
  type AskedLine,
  describeLine,
  describeTax,
  findBuyer,
  findLastCountry,
  findProductNames,
  priceItems,
} from "../orders/index.ts";
import type { Deps } from "../ports/deps.ts";
import { readTax, readVatRates, type TaxPlace } from "../vat/index.ts";
import { readBuyNowItems } from "./buy-now.ts";
import { readCartItems } from "./checkout-cart.ts";

export interface AskedReview {
  readonly userId: string;
  readonly currency: Currency;
  /** The products to buy directly; null means the cart. */
  readonly products: readonly AskedLine[] | null;
  readonly place: TaxPlace;
  readonly locale: Locale;
}

/**
 * The total of an order if placed now, as the review page shows it. Writes nothing. Failures: `cart.empty`, `checkout.countryUnknown`,
 * `checkout.vatIdInvalid`, `api.loginRequired` (the account is gone), and those of `chooseItems`. Source: LAW-01.
 */
export async function reviewOrder(deps: Deps, asked: AskedReview): Promise<Result<WireOrderReview>> {
  const { userId, currency, products, place, locale } = asked;
  const buyer = await findBuyer(deps.db, userId);
  if (!buyer) return fail({ code: "api.loginRequired" });
  const ordered = products
    ? await readBuyNowItems(deps, { currency, products, stopOnError: true })
    : await readCartItems(deps, userId, currency);
  if (!ordered.isOk) return ordered;
  const { items, codes } = ordered.value;
  const countries = (await readVatRates(deps)).map(({ country }) => country);
  const last = await findLastCountry(deps.db, userId);
  const lastCountry = last !== null && countries.includes(last) ? last : null;
  const tax = await readTax(deps, place.country || lastCountry === null ? place : { ...place, country: lastCountry });
  if (!tax.isOk) return tax;
  const priced = await priceItems(deps, { userId, currency, items, codes, tax: tax.value, locale });
  const { lines } = priced;
  const partNames = await findProductNames(
    deps.db,
    lines.flatMap((line) => line.ownedPartIds),
  );
  return ok({
    currency,
    lines: lines.map((line) => describeLine(line, partNames)),
    total_regular: priced.totalRegularMinor,
    subtotal: priced.subtotalMinor,
    multi_buy: priced.multiBuyMinor,
    coupons: priced.coupons.map(({ code, amountMinor }) => ({ code, amount: amountMinor })),
    total: priced.totalMinor,
    tax: describeTax(priced.tax, lines),
    buyer: { name: buyer.name, email: buyer.email },
    countries,
    last_country: lastCountry,
  });
}
