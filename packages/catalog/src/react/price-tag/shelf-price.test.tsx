import { type CartInput, CURRENCIES, type Currency, formatPrice, priceCart, toCartInput } from "@shop/pricing";
import * as fc from "fast-check";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { completionOf } from "../../domain/completion-of.ts";
import { priceIn } from "../../domain/price-in.ts";
import type { Product } from "../../domain/product.ts";
import { type Customer, createPersonalShelf } from "../../domain/shelf-price.ts";
import { buildProduct } from "../../testing/index.ts";
import { CatalogProvider } from "../provider/catalog-provider.tsx";
import { PriceTag } from "./price-tag.tsx";

type Amounts = Readonly<Record<Currency, number>>;
const percent = fc.integer({ min: 0, max: 100 });
const amounts = fc.record({
  EUR: fc.integer({ min: 1, max: 50_000 }),
  USD: fc.integer({ min: 1, max: 50_000 }),
  JPY: fc.integer({ min: 1, max: 80_000 }).map((whole) => whole * 100),
});
const campaign = fc.record({
  id: fc.string({ minLength: 1 }),
  percent,
  loyalty_percent: fc.option(percent),
  title: fc.constant("Late Autumn"),
  ends_at: fc.constant("2026-11-30T22:59:00Z"),
});
const part = fc.record({ price: amounts, own_discount: fc.option(percent) });
/** The lower of two in each currency: a stated price is never above the full one. */
const lower = (one: Amounts, other: Amounts): Amounts => ({
  EUR: Math.min(one.EUR, other.EUR),
  USD: Math.min(one.USD, other.USD),
  JPY: Math.min(one.JPY, other.JPY),
});
const bundle = fc
  .record({
    price: amounts,
    own_discount: fc.option(percent),
    campaigns: fc.array(campaign, { maxLength: 3 }),
    discounted_price: fc.option(amounts),
  })
  .map((given) => ({
    ...given,
    discounted_price: given.discounted_price && lower(given.price, given.discounted_price),
  }));
const shopper = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  isLoggedIn: fc.boolean(),
  eduPercent: percent,
  hasFirstPurchase: fc.boolean(),
});

type Who = Pick<CartInput, "currency" | "isLoggedIn"> & Pick<Customer, "eduPercent" | "hasFirstPurchase">;

/** The shelf's own text for the price of one unit. */
function shownPrice(product: Product, products: readonly Product[], who: Who, ownedNames: ReadonlySet<string>) {
  const shelf = who.isLoggedIn ? createPersonalShelf({ ...who, ownedNames, products }) : null;
  const markup = renderToString(
    <CatalogProvider store={null} shelf={shelf} currency={who.currency}>
      <PriceTag product={product} />
    </CatalogProvider>,
  );
  return /shop-price__now[^>]*>([^<]*)</.exec(markup)?.[1];
}

test("[PRICE-11] what the shelf shows of any product to anybody, of a bundle in parts owned too, is what the cart charges for a unit", () => {
  fc.assert(
    fc.property(
      bundle,
      fc.array(fc.tuple(part, fc.boolean()), { maxLength: 4 }),
      shopper,
      fc.integer({ min: 1, max: 5 }),
      (given, partsWithOwned, who, quantity) => {
        const parts = partsWithOwned.map(([own], index) => buildProduct({ name: `part ${index}`, ...own }));
        const owned = new Set(partsWithOwned.flatMap(([, isOwned], index) => (isOwned ? [`part ${index}`] : [])));
        const product = buildProduct({ ...given, type: "bundle", included_products: parts.map(({ name }) => name) });
        // No owned products are known while nobody is logged in.
        const completion = who.isLoggedIn ? completionOf(product, parts, owned, who.currency) : null;
        const line = { ...priceIn(product.prices, who.currency).price, completion, name: product.name, quantity };
        const unitMinor = priceCart(toCartInput({ ...who, lines: [line] })).lines[0]?.unitPriceMinor ?? -1;
        expect(shownPrice(product, parts, who, owned)).toBe(formatPrice(unitMinor, who.currency));
      },
    ),
    { seed: 11, numRuns: 300 },
  );
});
