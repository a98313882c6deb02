import type { WireFigure } from "@shop/api-client/contract";
import type { ContentInput } from "../content/content-folder.ts";
import type { CheckedFile, CheckedPage, CheckedProduct, CheckedTutorial } from "../content/schemas/content-schemas.ts";

/** A pack at 49 € / $54.90 / ¥7900; pass only what matters. */
export function buildContentProduct(values: Partial<CheckedProduct> = {}): CheckedProduct {
  const name = values.name ?? "faIR Modern Rock";
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return {
    name,
    type: "samplepack",
    slug,
    productPageSlug: slug,
    itemType: 43,
    wpId: null,
    showcaseId: null,
    editorId: null,
    is_public: true,
    is_for_sale: true,
    price: { EUR: 4900, USD: 5490, JPY: 790_000 },
    total_discount: null,
    discount_flags: [],
    versions: [],
    changelog: [],
    included_products: [],
    can_be_rated: true,
    manual_url: null,
    shortDesc: "A short text",
    shopDesc: "A sentence.",
    productPageDesc: "<p>A page.</p>",
    featuredMedia: null,
    wpStatus: "publish",
    yoastSEO: null,
    ...values,
  };
}

/** A file of a pack, at `<slug>/<variant>.zip`. */
export function buildContentFile(values: Partial<CheckedFile> = {}): CheckedFile {
  const variant = values.variant ?? "WAVE";
  return {
    product: "faIR Modern Rock",
    kind: "samplepack",
    variant,
    path: `fair-modern-rock/${variant}.zip`,
    sizeBytes: 10,
    sha256: "0".repeat(64),
    mediaType: "application/zip",
    version: null,
    fileName: `faIR Modern Rock - ${variant}.zip`,
    ...values,
  };
}

export function buildContentTutorial(values: Partial<CheckedTutorial> = {}): CheckedTutorial {
  return {
    id: 11,
    slug: "two-microphones",
    title: "Two microphones",
    excerpt: "Why they fight.",
    html: "<p>Because of the distance.</p>",
    date: "2026-01-10",
    category: { id: 7, slug: "phase-alignment-tutorials", name: "Phase alignment" },
    author: "The shop",
    ...values,
  };
}

/** A figure as the build makes it: the line of a comb filter, heard with nothing. */
export function buildMadeFigure(): WireFigure {
  const text = { en: "a", de: "b", ja: "c" };
  return {
    ...{ title: text, caption: text, from_hz: 50, to_hz: 12_800 },
    curves: [{ id: "before", label: text, levels: [0, -12] }],
    picture: { dark: "/media/figures/comb-dark.svg", light: "/media/figures/comb-light.svg", width: 380, height: 214 },
    audition: {
      ...{ performances: [], takes: [], base_url: "/media/sounds/1" },
      ...{ loudness_lufs: -18, lead_in_seconds: 0.25, is_modelled: true },
    },
  };
}

export function buildContentPage(values: Partial<CheckedPage> = {}): CheckedPage {
  return { slug: "support", title: "Support", description: "Help.", html: "<p>Ask.</p>", ...values };
}

/** A drawing of a product's card and its file, added to content. */
export function withDrawing(content: ContentInput, name: string): ContentInput {
  const card = { dark: "/media/cards/d.svg", light: "/media/cards/l.svg", width: 380, height: 214 };
  const cover = { dark: "/media/d.svg", light: "/media/l.svg", width: 1600, height: 900, alt: "Its panel", card };
  const media = ["d.svg", "l.svg", "cards/d.svg", "cards/l.svg"].map((path) => ({
    path,
    sha256: "0123456789abcdef".repeat(4),
  }));
  const products = (content.products as readonly CheckedProduct[]).map((product) =>
    product.name === name ? { ...product, featuredMedia: cover } : product,
  );
  return { ...content, products, manifest: { ...(content.manifest as object), media } };
}

/**
 * A small shop: an IR pack, a plugin on sale (35 %), a free plugin, a bundle of the first two, a service; one file each for
 * the pack (two formats) and the plugins; a wheel.
 */
export function buildContent(values: Partial<ContentInput> = {}): ContentInput {
  const versions = (["win", "mac"] as const).map((platform) => ({
    platform,
    release_date: "2026-01-05",
    version: "2.1.0",
  }));
  const plugin = { type: "plugin" as const, itemType: 42, versions };
  const free = { price: { EUR: 0, USD: 0, JPY: 0 }, is_for_sale: false };
  const pluginFile = { kind: "plugin" as const, version: "2.1.0" };
  return {
    products: [
      buildContentProduct(),
      buildContentProduct({ name: "faAlign", ...plugin, total_discount: 35, discount_flags: ["public"] }),
      buildContentProduct({ name: "faDelay", ...plugin, ...free }),
      buildContentProduct({
        name: "Starter Bundle",
        type: "bundle",
        itemType: 44,
        price: { EUR: 7900, USD: 8490, JPY: 1_190_000 },
        included_products: ["faIR Modern Rock", "faAlign"],
      }),
      buildContentProduct({ name: "Licence Transfer", type: "other", itemType: null }),
    ],
    tutorials: [buildContentTutorial()],
    pages: [buildContentPage()],
    wheel: [
      { id: "again", type: "none", odds: 600 },
      { id: "ten", type: "discount", value: 10, odds: 400 },
    ],
    vatRates: [
      { country: "DE", percent: 19, isEu: true, validFrom: "2024-01-01" },
      { country: "FR", percent: 20, isEu: true, validFrom: "2024-01-01" },
      { country: "EE", percent: 22, isEu: true, validFrom: "2024-01-01" },
      { country: "EE", percent: 24, isEu: true, validFrom: "2025-07-01" },
      { country: "US", percent: 0, isEu: false, validFrom: "2024-01-01" },
    ],
    manifest: {
      inputsHash: "hash-1",
      files: [
        buildContentFile(),
        buildContentFile({ variant: "ALL" }),
        buildContentFile({
          ...pluginFile,
          product: "faAlign",
          variant: "win",
          path: "faalign/win.zip",
          fileName: "faAlign-2.1.0-win.zip",
        }),
        buildContentFile({
          ...pluginFile,
          product: "faDelay",
          variant: "win",
          path: "fadelay/win.zip",
          fileName: "faDelay-2.1.0-win.zip",
        }),
      ],
      media: [],
    },
    ...values,
  };
}
