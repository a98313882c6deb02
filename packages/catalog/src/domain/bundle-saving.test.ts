import { expect, test } from "vitest";
import { buildProduct } from "../testing/index.ts";
import { bundleSaving } from "./bundle-saving.ts";
import { createPersonalShelf } from "./shelf-price.ts";

const PRICE = { EUR: 5000, USD: 5500, JPY: 800_000 };
const PART = buildProduct({ name: "a", price: PRICE });
const PART_ON_SALE = buildProduct({ name: "b", price: PRICE, total_discount: 40 });
const BUNDLE = buildProduct({ type: "bundle", price: { EUR: 7000, USD: 7700, JPY: 1_100_000 } });
const forVisitor = ({ prices }: typeof PART) => prices.EUR?.visitorMinor ?? -1;

test("[CAT-09] a bundle saves what its parts cost apart now, less what it costs now: a part's sale counts", () => {
  expect(bundleSaving(BUNDLE, [PART, PART_ON_SALE], forVisitor)).toEqual({
    partsMinor: [5000, 3000],
    apartMinor: 8000,
    bundleMinor: 7000,
    savedMinor: 1000,
  });
});

test("[CAT-09] a customer's saving is at the customer's prices", () => {
  const customer = { eduPercent: 0, hasFirstPurchase: false, ownedNames: new Set<string>(), products: [] };
  const shelf = createPersonalShelf(customer);
  expect(bundleSaving(BUNDLE, [PART, PART], (product) => shelf.priceOf(product, "JPY").priceMinor)).toEqual({
    partsMinor: [680_000, 680_000],
    apartMinor: 1_360_000,
    bundleMinor: 935_000,
    savedMinor: 425_000,
  });
});

test("[CAT-09] a bundle that costs more than its parts on sale saves nothing, and never less", () => {
  expect(bundleSaving(BUNDLE, [PART_ON_SALE, PART_ON_SALE], forVisitor)).toMatchObject({ savedMinor: 0 });
});
