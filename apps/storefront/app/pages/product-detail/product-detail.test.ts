import type { WireProductDetails } from "@shop/api-client/contract";
import { createFakeApiClient } from "@shop/api-client/testing";
import { buildWireProduct } from "@shop/catalog/testing";
import { fail, ok } from "@shop/kernel";
import { isRouteErrorResponse, type LoaderFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import type { StorefrontContext } from "../../request/storefront-context.ts";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import { detailLoader, type ProductDetail } from "./product-detail.server.ts";

const PLUGIN = buildWireProduct({ name: "faMicAlign", slug: "fa-mic-align-2", productPageSlug: "famicalign" });
const PACK = buildWireProduct({ name: "faIR Modern Rock", type: "samplepack", itemType: 43 });
const BUNDLE = buildWireProduct({
  name: "The Room",
  type: "bundle",
  itemType: 44,
  included_products: ["faMicAlign", "faIR Modern Rock"],
});
const HIDDEN = buildWireProduct({ name: "Unreleased", is_public: false });

const DETAILS: WireProductDetails = { changelog: [], files: [], systems: [], trial: null, cabinet: null, stars: [] };
const REVIEW = {
  id: 7,
  product_name: "faMicAlign",
  rating: 4,
  name: "Mara E.",
  comment: "It finds what I hear.",
  is_owner: true,
};

/** Loads a product's address as the router would; returns the page's data, or what was thrown. */
async function open(
  path: string,
  type?: "plugin" | "samplepack",
  catalogue = [PLUGIN, PACK, BUNDLE, HIDDEN],
  priceChangesAt: string | null = null,
  details: Partial<WireProductDetails> | null = {},
) {
  const api = createFakeApiClient();
  api.answer("getSocialProof", ok({ rating: null, people_shopping: null, is_sample: false }));
  if (catalogue.length > 0) api.answer("getAllProducts", ok({ result: catalogue, price_changes_at: priceChangesAt }));
  else api.answer("getAllProducts", fail({ code: "api.unreachable" }));
  api.answer(
    "getProductDetails",
    details ? ok({ result: { ...DETAILS, ...details } }) : fail({ code: "api.unreachable" }),
  );
  api.answer("getReviews", ok({ reviews: [REVIEW] }));
  const reported: string[] = [];
  const missing: StorefrontContext["missing"] = new Set();
  const structuredData: object[] = [];
  const changesAtMs: number[] = [];
  const context = buildStorefrontContext({
    api,
    structuredData,
    changesAtMs,
    missing,
    reportError: (error) => reported.push(String(error)),
  });
  const url = new URL(path, "https://shop.example");
  const [first = "", ...others] = url.pathname.split("/").filter(Boolean);
  const lang = first === "products" ? undefined : first;
  const asked = decodeURIComponent(others.at(-1) ?? "");
  const params = { ...(lang ? { lang } : {}), ...(type ? { slug: asked } : { name: asked }) };
  const load = detailLoader(type);
  const detail = await load({ context, params, request: new Request(url) } as unknown as LoaderFunctionArgs).catch(
    (thrown: unknown) => thrown,
  );
  return {
    detail: detail as ProductDetail,
    thrown: detail,
    reported,
    structuredData,
    changesAtMs,
    missing: [...missing],
  };
}

const redirectOf = ({ thrown }: { thrown: unknown }) =>
  thrown instanceof Response ? [thrown.status, thrown.headers.get("location")] : thrown;

test.each([
  ["/products/famicalign", "/products/plugins/famicalign"],
  ["/products/fa-mic-align-2", "/products/plugins/famicalign"],
  ["/products/faMicAlign", "/products/plugins/famicalign"],
  ["/products/FAIR%20MODERN%20ROCK", "/products/guitar-cabinet-impulse-responses/fair-modern-rock"],
  ["/products/The%20Room", "/products/the-room"],
  ["/de/products/faMicAlign", "/de/products/plugins/famicalign"],
])("[ROUTE-07] %s permanently redirects to the product's own page, %s", async (path, own) => {
  expect(redirectOf(await open(path))).toEqual([308, own]);
});

test("[ROUTE-07] a detail page requested by another of its names leads to its own address too", async () => {
  const opened = await open("/products/plugins/fa-mic-align-2", "plugin");
  expect(redirectOf(opened)).toEqual([308, "/products/plugins/famicalign"]);
});

test("[ROUTE-07] a bundle has its detail page here, with its parts and their separate prices", async () => {
  const { detail } = await open("/products/the-room");
  expect(detail.product.name).toBe("The Room");
  expect(detail.parts.map(({ name }) => name)).toEqual(["faMicAlign", "faIR Modern Rock"]);
  expect(detail.texts.apartSum).toBe("Apart they cost");
});

test("a plugin's own page names the bundles that contain it", async () => {
  const { detail } = await open("/products/plugins/famicalign", "plugin");
  expect(detail.product.name).toBe("faMicAlign");
  expect(detail.parts).toEqual([]);
  expect(detail.bundles.map(({ name }) => name)).toEqual(["The Room"]);
});

const CAMPAIGN = { id: "c1", percent: 30, loyalty_percent: 40, title: "Late Autumn", ends_at: "2026-11-30T22:59:00Z" };

test("[PRICE-05] a running campaign is shown on the page with its end, with each reader's own percentage", async () => {
  const inCampaign = buildWireProduct({ ...PLUGIN, own_discount: null, total_discount: 30, campaigns: [CAMPAIGN] });
  const { detail, structuredData } = await open("/products/plugins/famicalign", "plugin", [inCampaign]);
  expect(detail.campaignNotes).toEqual({
    c1: {
      visitor: "Late Autumn: 30% off until 30 November 2026 at 22:59 UTC",
      customer: "Late Autumn: 40% off until 30 November 2026 at 22:59 UTC",
    },
  });
  expect(structuredData[0]).toMatchObject({ offers: [{ price: "34.30", priceCurrency: "EUR" }, {}, {}] });
});

test("[PRICE-05] the end of a campaign is written in its own time zone, as the sale's page writes it", async () => {
  const campaigns = [{ ...CAMPAIGN, time_zone: "Europe/Berlin" }];
  const inCampaign = buildWireProduct({ ...PLUGIN, own_discount: null, total_discount: 30, campaigns });
  const { detail } = await open("/products/plugins/famicalign", "plugin", [inCampaign]);
  expect(detail.campaignNotes.c1?.visitor).toBe("Late Autumn: 30% off until 30 November 2026 at 23:59 CET");
});

test.each([
  ["2026-11-30T22:59:00Z", [Date.UTC(2026, 10, 30, 22, 59)]],
  [null, []],
])("[PRICE-05] a page whose catalogue announces a price change at %s lives until then", async (changesAt, expected) => {
  const { changesAtMs } = await open("/products/plugins/famicalign", "plugin", [PLUGIN], changesAt);
  expect(changesAtMs).toEqual(expected);
});

test.each([
  ["an unknown name", "/products/nothing", undefined],
  ["a product of another type than the address says", "/products/plugins/fair-modern-rock", "plugin"],
  ["a product that isn't public", "/products/unreleased", undefined],
] as const)("[ROUTE-07] %s is 404", async (_case, path, type) => {
  const { thrown } = await open(path, type);
  expect(thrown).toMatchObject({ init: { status: 404 } });
  expect(isRouteErrorResponse(thrown)).toBe(false);
});

test("[CAT-03] [SAFE-25] while the live catalogue is unavailable, a product that the built-in one lacks is 503 and may exist; the fault is reported", async () => {
  const { thrown, reported } = await open("/products/nothing", undefined, []);
  expect(thrown).toMatchObject({ init: { status: 503 } });
  expect(reported).toEqual(["Error: The catalogue is unavailable (api.unreachable): the built-in one is used."]);
});

const SEO = {
  title: "faMicAlign | Shop",
  description: "What an editor wrote.",
  canonical: "https://shop.example/products/plugins/elsewhere",
  og_image: [{ url: "https://shop.example/media/wide.png", width: 1200, height: 630 }],
};

test("[ROUTE-16] a product's page has its name and description in the head, and data of the product and the way to it", async () => {
  const { detail, structuredData } = await open("/de/products/plugins/famicalign", "plugin");
  expect(detail.head).toEqual(
    expect.arrayContaining([
      { title: "faMicAlign: Phase alignment for guitar microphones · Farfield Audio" },
      { name: "description", content: "Lines up the microphones on one cabinet." },
      { tagName: "link", rel: "canonical", href: "https://shop.example/de/products/plugins/famicalign" },
      { property: "og:type", content: "product" },
    ]),
  );
  expect(detail.steps).toEqual([{ name: "Plugins", href: "/products/plugins" }]);
  expect(structuredData).toMatchObject([
    { "@type": "Product", name: "faMicAlign", url: "https://shop.example/de/products/plugins/famicalign" },
    { "@type": "BreadcrumbList", itemListElement: [{ name: "Plugins" }, { name: "faMicAlign" }] },
  ]);
});

test("[ROUTE-16] what an editor states takes precedence over the shop's own words, and the title stays as written", async () => {
  const stated = buildWireProduct({ ...PLUGIN, yoastSEO: SEO });
  const { detail } = await open("/products/plugins/famicalign", "plugin", [stated]);
  expect(detail.head).toEqual(
    expect.arrayContaining([
      { title: "faMicAlign | Shop" },
      { name: "description", content: "What an editor wrote." },
      { tagName: "link", rel: "canonical", href: "https://shop.example/products/plugins/elsewhere" },
      { property: "og:image", content: "https://shop.example/media/wide.png" },
      { property: "og:image:alt", content: "faMicAlign | Shop" },
    ]),
  );
});

test("[ROUTE-16] a canonical address of another site is ignored", async () => {
  const stated = buildWireProduct({ ...PLUGIN, yoastSEO: { canonical: "https://elsewhere.example/famicalign" } });
  const { detail } = await open("/products/plugins/famicalign", "plugin", [stated]);
  expect(detail.head).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://shop.example/products/plugins/famicalign",
  });
});

const RATED = buildWireProduct({ ...PLUGIN, rating: { num_ratings: 12, rating: 4.5, user_has_rated: false } });

test("[ROUTE-06] [CAT-05] the page contains the reviews that its address asks for, and says which customers own the product", async () => {
  const { detail } = await open("/products/plugins/famicalign?reviews=best&page=2", "plugin", [RATED], null, {
    stars: [0, 0, 1, 4, 7],
  });
  expect(detail.reviews).toMatchObject({
    summary: "4.5 of 5 stars, from 12 ratings.",
    reviews: [{ name: "Mara E.", starsInWords: "4 of 5 stars", owner: "Verified owner" }],
    pages: { place: "Page 2 of 2", previous: { href: "?reviews=best" }, next: null },
  });
  expect(detail.reviews?.histogram.map(({ label, count }) => `${label}: ${count}`)).toEqual([
    "5 stars: 7",
    "4 stars: 4",
    "3 stars: 1",
    "2 stars: 0",
    "1 star: 0",
  ]);
  expect(detail.reviews?.sorts.find(({ isCurrent }) => isCurrent)?.title).toBe("Best");
});

test.each([
  ["?reviews=longest", ""],
  ["?page=3", ""],
  ["?reviews=worst&page=1", "?reviews=worst"],
])("[ROUTE-06] the reviews of %s have one address, the one with %j", async (search, spelled) => {
  const opened = await open(`/products/plugins/famicalign${search}`, "plugin", [RATED]);
  expect(redirectOf(opened)).toEqual([302, `/products/plugins/famicalign${spelled}`]);
});

const RELEASED = buildWireProduct({
  ...PLUGIN,
  versions: (["win", "mac"] as const).map((platform) => ({ platform, release_date: "2026-09-29", version: "2.1.0" })),
});

test("[SAFE-25] while its details can't be loaded, a product is shown with the versions that the catalogue knows, and isn't cached", async () => {
  const { detail, missing, reported } = await open("/products/plugins/famicalign", "plugin", [RELEASED], null, null);
  expect(detail.versions.files.map(({ name, version }) => [name, version])).toEqual([
    ["Windows", "2.1.0"],
    ["macOS", "2.1.0"],
  ]);
  expect(detail.strip.trial).toBeNull();
  expect(missing).toEqual(["details"]);
  expect(reported).toEqual(["Error: The details of faMicAlign are unavailable (api.unreachable)."]);
});
