import { expect, test } from "vitest";
import { buildProduct } from "../testing/builders.ts";
import { printProducts } from "./print-products.ts";

const PRINT = {
  shop: "Farfield Audio",
  language: "en",
  exportedAt: "2026-11-26T10:00:00.000Z",
  addressOf: (path: string) => `https://shop.example${path}`,
};

test("[SHELL-12] a product is written with its prices in every currency and its versions, and without anything about the customer", () => {
  const product = buildProduct({
    price: { EUR: 4990, USD: 5900, JPY: 790_000 },
    discounted_price: { EUR: 3990, USD: 4900, JPY: 650_000 },
    owned_by_user: true,
    rating: { num_ratings: 12, rating: 4.5, user_has_rated: true },
    versions: [{ platform: "win", release_date: "2026-01-15", version: "1.2.0" }],
  });
  const text = printProducts([product], PRINT);
  expect(JSON.parse(text)).toEqual({
    shop: "Farfield Audio",
    language: "en",
    exportedAt: "2026-11-26T10:00:00.000Z",
    products: [
      {
        name: "faMicAlign",
        type: "plugin",
        slug: "famicalign",
        address: "https://shop.example/products/plugins/famicalign",
        summary: "Phase alignment for guitar microphones",
        isForSale: true,
        prices: {
          EUR: { regular: 49.9, current: 39.9 },
          USD: { regular: 59, current: 49 },
          JPY: { regular: 7900, current: 6500 },
        },
        versions: [{ platform: "win", releaseDate: "2026-01-15", version: "1.2.0" }],
        includedProducts: [],
        manual: null,
        rating: { stars: 4.5, count: 12 },
      },
    ],
  });
});

test("[SHELL-12] a product that isn't public is left out, and the file has one line for each value", () => {
  const text = printProducts([buildProduct({ is_public: false })], PRINT);
  expect(text).toBe(
    '{\n  "shop": "Farfield Audio",\n  "language": "en",\n  "exportedAt": "2026-11-26T10:00:00.000Z",\n  "products": []\n}\n',
  );
});
