import { describe, expect, it } from "vitest";
import type { ContentProduct } from "./content-types.ts";
import { demoContentDirectory } from "./demo-content-directory.ts";
import {
  loadCampaigns,
  loadCoupons,
  loadManualBody,
  loadPacks,
  loadPages,
  loadPresets,
  loadProducts,
  loadShop,
  loadTutorials,
} from "./load-content.ts";

const directory = demoContentDirectory();
const products = loadProducts(directory);
const tutorials = loadTutorials(directory);
const pages = loadPages(directory);
const ofType = (type: ContentProduct["type"]): ContentProduct[] => products.filter((product) => product.type === type);
const CURRENCIES = ["EUR", "USD", "JPY"] as const;
const ROUTES = [
  "/",
  "/shop",
  "/products",
  "/products/bundles",
  "/products/plugins",
  "/products/guitar-cabinet-impulse-responses",
  "/cart",
  "/account",
  "/downloads",
  "/support",
  "/contact",
  "/press",
  "/terms-conditions",
  "/privacypolicy",
  "/imprint",
  "/tutorials",
  "/products/plugins/first-steps",
];

function addressOf({ type, slug }: ContentProduct): string {
  if (type === "plugin") return `/products/plugins/${slug}`;
  if (type === "samplepack") return `/products/guitar-cabinet-impulse-responses/${slug}`;
  return `/products/${slug}`;
}

describe("the demo catalogue", () => {
  it("[CAT-01] has plugins for sale and free, packs, bundles and the licence transfer, with their item types", () => {
    const plugins = ofType("plugin");
    expect(plugins.filter((plugin) => plugin.is_for_sale)).toHaveLength(4);
    expect(plugins.filter((plugin) => !plugin.is_for_sale).map(({ name }) => name)).toEqual([
      "faGainTrim",
      "faSampleDelay",
    ]);
    expect([ofType("samplepack").length, ofType("bundle").length, ofType("other").length]).toEqual([12, 5, 1]);
    const itemTypes = { plugin: 42, samplepack: 43, bundle: 44, other: null };
    for (const product of products) expect(product.itemType, product.name).toBe(itemTypes[product.type]);
  });

  it("[ENGAGE-05] keeps the sales windows of July 2025 as data, with their time zone", () => {
    const windows = (loadCampaigns(directory) as Array<Record<string, unknown>>).filter(
      ({ kind, startDate }) => kind === "salesWindow" && String(startDate).startsWith("2025-07"),
    );
    expect(
      windows.map((window) => [window.startDate, window.endDate, window.discount, window.loyaltyDiscount]),
    ).toEqual([
      ["2025-07-03T18:00", "2025-07-04T00:00", 35, 50],
      ["2025-07-04T10:00", "2025-07-04T18:00", 35, null],
      ["2025-07-04T18:00", "2025-07-05T00:00", 35, null],
      ["2025-07-05T10:00", "2025-07-05T18:00", 35, null],
      ["2025-07-05T18:00", "2025-07-06T00:00", 20, 35],
    ]);
    expect(new Set(windows.map(({ timeZone }) => timeZone))).toEqual(new Set(["Europe/Berlin"]));
    expect(windows.map(({ products, productTypes }) => [products, productTypes])).toEqual([
      [[], []],
      [[], []],
      [[], ["bundle"]],
      [["Farfield Total Bundle"], []],
      [[], []],
    ]);
  });

  it("names in campaigns and coupons only products that there are", () => {
    const named = [...loadCampaigns(directory), ...loadCoupons(directory)] as Array<{ products?: string[] }>;
    const names = products.map(({ name }) => name);
    expect(named.flatMap((entry) => entry.products ?? []).filter((name) => !names.includes(name))).toEqual([]);
  });

  it("gives every product a name, a slug and ids of its own", () => {
    for (const key of ["name", "slug", "productPageSlug", "wpId", "showcaseId", "editorId"] as const) {
      expect(new Set(products.map((product) => product[key])).size, key).toBe(products.length);
    }
  });

  it("starts the names of packs, and of nothing else, with the pack prefix", () => {
    const { packPrefix } = loadShop(directory);
    for (const { name, type } of products) expect(name.startsWith(`${packPrefix} `), name).toBe(type === "samplepack");
  });

  it("states prices in whole minor units, yen in whole yen × 100, and nothing only for what is free", () => {
    for (const { name, price, is_for_sale } of products) {
      for (const currency of CURRENCIES) {
        expect(Number.isInteger(price[currency]), name).toBe(true);
        expect(price[currency] > 0, name).toBe(is_for_sale);
      }
      expect(price.JPY % 100, name).toBe(0);
    }
  });

  it("flags a reduction as public, within what may be displayed", () => {
    const reduced = products.filter(({ total_discount }) => total_discount !== null);
    expect(reduced.length).toBeGreaterThanOrEqual(5);
    for (const { name, total_discount, discount_flags } of products) {
      expect(discount_flags, name).toEqual(total_discount === null ? [] : ["public"]);
      expect(total_discount ?? 1, name).toBeGreaterThan(0);
      expect(total_discount ?? 1, name).toBeLessThanOrEqual(50);
    }
  });

  it("asks less for a bundle than for its parts, even when those are reduced", () => {
    for (const bundle of ofType("bundle")) {
      const parts = bundle.included_products.map((name) => products.find((product) => product.name === name));
      expect(parts, bundle.name).not.toContain(undefined);
      for (const currency of CURRENCIES) {
        const apart = parts.reduce(
          (sum, part) => sum + (part?.price[currency] ?? 0) * (1 - (part?.total_discount ?? 0) / 100),
          0,
        );
        expect(bundle.price[currency], `${bundle.name} in ${currency}`).toBeLessThan(apart);
      }
    }
  });

  it("has a version for each platform of a plugin, a manual and presets", () => {
    for (const { name, slug, versions } of ofType("plugin")) {
      expect(versions.map(({ platform }) => platform).sort(), name).toEqual(["mac", "win"]);
      for (const version of versions) {
        expect(version.version, name).toMatch(/^\d+\.\d+\.\d+$/);
        expect(version.release_date, name).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
      expect(loadManualBody(directory, slug)?.length, name).toBeGreaterThan(500);
      expect(loadPresets(directory, slug).length, name).toBeGreaterThan(1);
    }
  });

  it("has a recipe for every pack, and its live take is one of its takes", () => {
    const packs = loadPacks(directory);
    expect(packs.map(({ product }) => product).sort()).toEqual(
      ofType("samplepack")
        .map(({ name }) => name)
        .sort(),
    );
    for (const { product, takes, coverTake } of packs) expect(takes[coverTake], product).toBeDefined();
  });

  it("describes every product, and says of a pack as many takes as it has", () => {
    for (const product of products) {
      expect(product.productPageDesc.length, product.name).toBeGreaterThan(800);
      expect(product.shortDesc.split(" ").length, product.name).toBeLessThanOrEqual(7);
      expect(product.yoastSEO.description.length, product.name).toBeLessThanOrEqual(170);
    }
    for (const { product, takes } of loadPacks(directory)) {
      const page = products.find(({ name }) => name === product);
      expect(page?.productPageDesc, product).toContain(`<p>${takes.length} impulse responses`);
    }
  });
});

describe("texts", () => {
  it("[ROUTE-11] has tutorials of 500 to 1400 words in both categories", () => {
    const slugs = new Set(tutorials.map(({ category }) => category.slug));
    expect(slugs).toEqual(new Set(["electric-guitar-recording-tutorials", "phase-alignment-tutorials"]));
    for (const { slug, html } of tutorials) {
      const words = html
        .replace(/<[^>]+>/g, " ")
        .trim()
        .split(/\s+/).length;
      expect(words, slug).toBeGreaterThanOrEqual(500);
      expect(words, slug).toBeLessThanOrEqual(1400);
    }
  });

  it("leads from every tutorial, in each language, to at least one product", () => {
    const addresses = new Set(products.map(addressOf));
    expect(tutorials).toHaveLength(8);
    for (const { slug, html, de, ja } of tutorials) {
      for (const text of [html, de?.html, ja?.html]) {
        const links = [...(text ?? "").matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? "");
        expect(
          links.some((link) => addresses.has(link)),
          slug,
        ).toBe(true);
      }
    }
  });

  it("has every page that the shell links to", () => {
    expect(pages.map(({ slug }) => slug)).toEqual([
      "contact",
      "first-steps",
      "imprint",
      "press",
      "privacypolicy",
      "support",
      "terms-conditions",
    ]);
  });

  it("links only to pages that exist", () => {
    const known = new Set([
      ...ROUTES,
      ...products.map(addressOf),
      ...tutorials.map(({ category }) => `/tutorials/${category.slug}`),
      ...tutorials.map(({ slug, category }) => `/tutorials/${category.slug}/${slug}`),
    ]);
    const html = [
      ...products.map((product) => product.productPageDesc),
      ...tutorials.map((one) => one.html),
      ...pages.map((one) => one.html),
    ].join("");
    const links = [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? "");
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((link) => !known.has(link) && !/^(?:\/media\/|mailto:|tel:)/.test(link))).toEqual([]);
  });

  it("uses only markup that may be shown, closed in the order it was opened", () => {
    const allowed = new Set("h2 h3 p ul ol li table thead tbody tr th td a em strong code br figure img".split(" "));
    const texts = [
      ...products.map((one) => [one.slug, one.productPageDesc]),
      ...tutorials.map((one) => [one.slug, one.html]),
      ...pages.map((one) => [one.slug, one.html]),
    ];
    for (const [slug = "", html = ""] of texts) {
      const open: string[] = [];
      for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
        expect(allowed.has(name), `${slug}: <${name}>`).toBe(true);
        if (name === "br" || name === "img") continue;
        if (slash === "") open.push(name);
        else expect(open.pop(), slug).toBe(name);
      }
      expect(open, slug).toEqual([]);
      expect(html, slug).not.toMatch(/ style=| on[a-z]+=|javascript:/i);
    }
  });
});
