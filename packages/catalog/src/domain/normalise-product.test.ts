import { SAMPLE_PRODUCT } from "@shop/api-client/testing";
import { fail } from "@shop/kernel";
import { expect, test } from "vitest";
import { buildWireProduct } from "../testing/index.ts";
import { normaliseProduct } from "./normalise-product.ts";

test("[CAT-01] a product keeps every field that the documents name", () => {
  const endsAt = "2026-02-01T00:00:00.000Z";
  const campaigns = [{ id: "gain-week", percent: 20, loyaltyPercent: 35, title: "Gain week", endsAt }];
  const sale = { salePercent: null, statedPriceMinor: null, campaigns, visitorCampaign: campaigns[0] };
  const yen = { fullPriceMinor: 650_000, visitorMinor: 520_000, ...sale };
  const other = { fullPriceMinor: 4900, visitorMinor: 3920, ...sale };
  expect(normaliseProduct(SAMPLE_PRODUCT)).toEqual({
    isOk: true,
    value: {
      name: "faGainTrim",
      type: "plugin",
      manualUrl: "/manuals/fagaintrim.pdf",
      isPublic: true,
      isForSale: true,
      isOwnedByUser: false,
      prices: { EUR: other, USD: other, JPY: yen },
      discountFlags: ["public"],
      versions: [{ platform: "win", releaseDate: "2026-01-02", version: "1.2.0" }],
      includedProducts: [],
      canBeRated: true,
      rating: { numRatings: 12, rating: 4.5, userHasRated: false },
      wpId: 101,
      slug: "fagaintrim",
      showcaseId: 1101,
      editorId: 2101,
      shopDesc: "Trims gain.",
      shortDesc: "Gain staging in one place",
      productPageSlug: "fagaintrim",
      featuredMedia: { dark: "/d.svg", light: "/l.svg", alt: "Its panel", width: 1600, height: 900 },
      itemType: 42,
      audition: null,
      productPageDesc: "<p>Trims gain.</p>",
      wpStatus: "publish",
      yoastSeo: { title: "faGainTrim", description: "Trims gain." },
    },
  });
});

test("[CAT-02] flags of the price join those of the product, each once", () => {
  const price = { full_price: { EUR: 1, USD: 1, JPY: 100 }, flags: ["public", "spring"] };
  expect(normaliseProduct(buildWireProduct({ price, discount_flags: ["public"] }))).toMatchObject({
    value: { discountFlags: ["public", "spring"] },
  });
});

test.each([
  ["price", buildWireProduct({ price: { EUR: "n/a", USD: 1, JPY: 1 } })],
  ["name", buildWireProduct({ name: " " })],
  ["slug", buildWireProduct({ slug: "", productPageSlug: "" })],
])("a product whose %s makes no sense is a failure that names it", (field, wire) => {
  expect(normaliseProduct(wire)).toEqual(fail({ code: "catalog.wrongProduct", params: { name: wire.name, field } }));
});
