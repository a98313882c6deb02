// @vitest-environment jsdom
import type { WireProduct } from "@shop/api-client/contract";
import { buildProduct } from "@shop/catalog/testing";
import type { Currency } from "@shop/pricing";
import { expect, test } from "vitest";
import { merchantFeed } from "./merchant-feed.ts";

const SITE = { origin: "https://shop.example", name: "Farfield Audio" };
const FRAME = {
  path: "/feeds/products.xml",
  title: "Products",
  description: "Everything for sale",
  locale: "de",
} as const;

/** The fields of each item of the feed with one product. */
function itemsOf(given: Partial<WireProduct>, currency: Currency = "EUR") {
  const xml = merchantFeed({ ...FRAME, currency, products: [buildProduct(given)] }, SITE);
  const { documentElement } = new DOMParser().parseFromString(xml, "application/xml");
  expect(documentElement.tagName).toBe("rss");
  return Array.from(documentElement.querySelectorAll("item"), (item) =>
    Object.fromEntries(Array.from(item.children, ({ tagName, textContent }) => [tagName, textContent])),
  );
}

test("[ROUTE-16] a product for sale has the fields that merchants' services ask for", () => {
  const featuredMedia = { dark: "/media/covers/f.png", light: "/media/l.png", alt: "Panel", width: 1600, height: 900 };
  expect(itemsOf({ featuredMedia })).toEqual([
    {
      "g:id": "faMicAlign",
      "g:title": "faMicAlign",
      "g:description": "Lines up the microphones on one cabinet.",
      "g:link": "https://shop.example/de/products/plugins/famicalign",
      "g:image_link": expect.stringMatching(/^https:\/\/shop\.example\/.*png/),
      "g:price": "49.00 EUR",
      "g:availability": "in_stock",
      "g:condition": "new",
      "g:brand": "Farfield Audio",
      "g:identifier_exists": "no",
      "g:google_product_category": "313",
    },
  ]);
});

test("[ROUTE-16] a reduced product has its regular and its reduced price; yen have no decimals", () => {
  expect(itemsOf({ total_discount: 20 })).toMatchObject([{ "g:price": "49.00 EUR", "g:sale_price": "39.20 EUR" }]);
  expect(itemsOf({ total_discount: 20 }, "JPY")).toMatchObject([{ "g:price": "7900 JPY", "g:sale_price": "6320 JPY" }]);
});

test("[ROUTE-16] what is free, or not for sale, isn't in the feed", () => {
  expect(itemsOf({ is_for_sale: false })).toEqual([]);
  expect(itemsOf({ price: { EUR: 0, USD: 0, JPY: 0 } })).toEqual([]);
});

test("[ROUTE-16] a product without a price in the currency isn't in the feed", () => {
  expect(itemsOf({ price: "49€" }, "JPY")).toEqual([]);
  expect(itemsOf({ price: "49€" }, "EUR")).toHaveLength(1);
});
