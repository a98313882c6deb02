import { priceIn, visitorPrice } from "@shop/catalog";
import { buildProduct } from "@shop/catalog/testing";
import { expect, test } from "vitest";
import { pageEvents, type ShownPage } from "./page-events.ts";

const SHOWN: ShownPage = {
  path: "/products/plugins",
  search: "",
  data: null,
  currency: "EUR",
  priceOf: ({ prices }, currency) => visitorPrice(priceIn(prices, currency).price),
};
const GAIN = buildProduct({ name: "faGain", price: { EUR: 1900, USD: 2100, JPY: 300_000 } });

test("[TRACK-03] opening a page is a view of its path", () => {
  expect(pageEvents(SHOWN)).toEqual([{ name: "page_view", data: { path: "/products/plugins" } }]);
});

test("[TRACK-06] a product's page is a view of the product at the shopper's price", () => {
  expect(pageEvents({ ...SHOWN, data: { product: GAIN }, currency: "USD" })[1]).toEqual({
    name: "view_item",
    data: {
      items: [{ name: "faGain", category: "plugin", priceMinor: 2100, discountMinor: 0, quantity: 1 }],
      money: { valueMinor: 2100, currency: "USD", basis: "gross" },
    },
  });
});

test("[TRACK-06] a list is seen by its first 20 products and its title", () => {
  const products = Array.from({ length: 25 }, (_, index) => ({ ...GAIN, name: `p${index}` }));
  const [, list] = pageEvents({ ...SHOWN, data: { products, title: "Plugins" } });
  if (list?.name !== "view_item_list") throw new Error("no list");
  expect([list.data.items.length, list.data.listName]).toEqual([20, "Plugins"]);
});

test("[TRACK-06] the campaign that led here is an event, and an address without one has none", () => {
  const [, campaign] = pageEvents({ ...SHOWN, search: "?utm_source=newsletter&utm_medium=mail&utm_campaign=spring" });
  expect(campaign).toEqual({ name: "campaign", data: { source: "newsletter", medium: "mail", campaign: "spring" } });
  expect(pageEvents({ ...SHOWN, search: "?utm_campaign=spring" })).toHaveLength(1);
});
