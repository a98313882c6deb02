import type { WireProductDetails } from "@shop/api-client/contract";
import { buildProduct } from "@shop/catalog/testing";
import { expect, test } from "vitest";
import { productMarkdown } from "./product-markdown.ts";

const SITE = { origin: "https://shop.example", name: "Farfield Audio" };
const DETAILS: WireProductDetails = {
  changelog: [{ version: "2.1.1", date: "2026-10-06", changes: ["The window opens *at once*."] }],
  files: [],
  systems: [{ platform: "mac", minimum: "12" }],
  trial: null,
  cabinet: null,
  stars: [],
};
const PLUGIN = buildProduct({ productPageDesc: '<h2>What it is</h2><p>See <a href="/support">support</a>.</p>' });
const read = (product = PLUGIN, products = [PLUGIN]) =>
  productMarkdown(product, { products, details: DETAILS }, SITE, "en");

test("[ROUTE-16] the Markdown has name, page, price in each currency, systems, description and versions", () => {
  const lines = read().split("\n");
  expect(lines[0]).toBe("# faMicAlign");
  for (const line of [
    "<https://shop.example/products/plugins/famicalign>",
    "- 49€",
    "- $59",
    "* Runs on: macOS 12 or later",
    "## What it is",
    "See [support](https://shop.example/support).",
    "### 2.1.1, 6 October 2026",
    "- The window opens \\*at once\\*.",
  ]) {
    expect(lines).toContain(line);
  }
});

test("[ROUTE-16] a reduced price stands before the regular one", () => {
  expect(read(buildProduct({ total_discount: 20 }))).toContain("- 39.20€ ~~49€~~\n");
});

test("[ROUTE-16] a bundle leads to its parts' Markdown", () => {
  const bundle = buildProduct({ name: "Both", slug: "both", type: "bundle", included_products: ["faMicAlign"] });
  const part = "- [faMicAlign](https://shop.example/products/plugins/famicalign.md): ";
  expect(read(bundle, [bundle, PLUGIN])).toContain(part);
});

test("[ROUTE-16] a free product has a sentence in the place of prices", () => {
  const free = buildProduct({ is_for_sale: false, price: { EUR: 0, USD: 0, JPY: 0 } });
  expect(read(free)).toContain("Free. You get it with your account.");
  expect(read(free)).not.toContain("0€");
});
