import type { WireProduct } from "@shop/api-client/contract";
import { priceIn } from "@shop/catalog";
import { buildProduct } from "@shop/catalog/testing";
import { CURRENCIES, type Currency, parsePrice, priceCart, toCartInput } from "@shop/pricing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decimalAmount, productData } from "./product-data.ts";

const SITE = { origin: "https://shop.example", name: "Farfield Audio" };

interface Offer {
  readonly price: string;
  readonly priceCurrency: Currency;
  readonly availability: string;
}
const offersOf = (given: Partial<WireProduct>) =>
  (productData(buildProduct(given), SITE, "en") as { offers: Offer[] }).offers;

test("[ROUTE-16] a product's data has its name, description, picture, brand, and price in each currency", () => {
  const product = buildProduct({
    featuredMedia: { dark: "/media/d.svg", light: "/media/l.svg", alt: "Panel", width: 1600, height: 900 },
    total_discount: 20,
  });
  const url = "https://shop.example/de/products/plugins/famicalign";
  const availability = "https://schema.org/InStock";
  expect(productData(product, SITE, "de")).toEqual({
    "@context": "https://schema.org",
    "@type": "Product",
    name: "faMicAlign",
    sku: "faMicAlign",
    description: "Lines up the microphones on one cabinet.",
    url,
    brand: { "@type": "Brand", name: "Farfield Audio" },
    image: "https://shop.example/media/d.svg",
    offers: [
      { "@type": "Offer", price: "39.20", priceCurrency: "EUR", availability, url },
      { "@type": "Offer", price: "47.20", priceCurrency: "USD", availability, url },
      { "@type": "Offer", price: "6320", priceCurrency: "JPY", availability, url },
    ],
  });
});

test.each([
  ["nobody has rated", null],
  ["the count is zero", { num_ratings: 0, rating: 0, user_has_rated: false }],
])("[ROUTE-16] where %s, there is no rating", (_case, rating) => {
  expect(productData(buildProduct({ rating }), SITE, "en")).not.toHaveProperty("aggregateRating");
});

test("[ROUTE-16] where somebody has rated, there are the mean and the number of ratings", () => {
  const rating = { num_ratings: 12, rating: 4.5, user_has_rated: false };
  expect(productData(buildProduct({ rating }), SITE, "en")).toMatchObject({
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.5, ratingCount: 12, bestRating: 5, worstRating: 1 },
  });
});

test.each<[string, Partial<WireProduct>, string]>([
  ["for sale", {}, "InStock"],
  ["not for sale", { is_for_sale: false }, "OutOfStock"],
  ["free with every account", { is_for_sale: false, price: { EUR: 0, USD: 0, JPY: 0 } }, "InStock"],
])("[ROUTE-16] what is %s is marked so", (_case, given, availability) => {
  expect(offersOf(given).map((offer) => offer.availability)).toEqual(
    CURRENCIES.map(() => `https://schema.org/${availability}`),
  );
});

test("[ROUTE-16] the price is to the cent what a visitor's cart charges for one, whatever the sale", () => {
  const amounts = fc.record({
    EUR: fc.integer({ min: 0, max: 500_000 }),
    USD: fc.integer({ min: 0, max: 500_000 }),
    JPY: fc.integer({ min: 0, max: 500_000 }).map((yen) => yen * 100),
  });
  const sale = fc.option(fc.integer({ min: 1, max: 200 }).map((halves) => halves / 2));
  fc.assert(
    fc.property(amounts, sale, fc.option(amounts), (price, total_discount, stated) => {
      // A stated price is never above the full one.
      const lower = (currency: Currency) => Math.min(price[currency], stated?.[currency] ?? 0);
      const discounted_price = stated && { EUR: lower("EUR"), USD: lower("USD"), JPY: lower("JPY") };
      const given = { price, total_discount, discounted_price };
      const { prices } = buildProduct(given);
      for (const { price: stated, priceCurrency: currency } of offersOf(given)) {
        const line = { name: "one", quantity: 1, ...priceIn(prices, currency).price };
        const { totalMinor } = priceCart(toCartInput({ currency, isLoggedIn: false, lines: [line] }));
        expect(parsePrice(currency === "JPY" ? `¥${stated}` : stated)).toEqual({ isOk: true, value: totalMinor });
      }
    }),
    { seed: 16 },
  );
});

test.each<[number, Currency, string]>([
  [4900, "EUR", "49.00"],
  [4905, "USD", "49.05"],
  [5, "EUR", "0.05"],
  [0, "EUR", "0.00"],
  [650_000, "JPY", "6500"],
  [0, "JPY", "0"],
])("%i minor units of %s are written %s", (minor, currency, text) => {
  expect(decimalAmount(minor, currency)).toBe(text);
});
