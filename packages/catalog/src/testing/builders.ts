import type { WireAudition, WireOwnedProduct, WireOwnedProducts, WireProduct } from "@shop/api-client/contract";
import { normaliseProduct } from "../domain/normalise-product.ts";
import { normaliseOwned, type OwnedProduct, type OwnedProducts } from "../domain/owned-products.ts";
import type { Product } from "../domain/product.ts";

/** A plugin as the catalogue sends it; a test sets only what matters. */
export function buildWireProduct(given: Partial<WireProduct> = {}): WireProduct {
  const name = given.name ?? "faMicAlign";
  const slug = given.slug ?? name.toLowerCase().replaceAll(" ", "-");
  return {
    name,
    type: "plugin",
    manual_url: null,
    is_public: true,
    is_for_sale: true,
    owned_by_user: false,
    price: { EUR: 4900, USD: 5900, JPY: 790_000 },
    discounted_price: null,
    total_discount: null,
    discount_flags: [],
    versions: [],
    included_products: [],
    can_be_rated: true,
    rating: null,
    wpId: 101,
    slug,
    showcaseId: null,
    editorId: null,
    shopDesc: "Lines up the microphones on one cabinet.",
    shortDesc: "Phase alignment for guitar microphones",
    productPageSlug: slug,
    featuredMedia: null,
    itemType: 42,
    productPageDesc: "",
    wpStatus: "publish",
    yoastSEO: null,
    ...given,
  };
}

/** Two performances through two takes of a pack. */
export function buildWireAudition(given: Partial<WireAudition> = {}): WireAudition {
  return {
    performances: [
      { id: "chug", name: "Drop-tuned chug", period_seconds: 6.4 },
      { id: "clean", name: "Clean", period_seconds: 6 },
    ],
    takes: [
      { id: "dyn-a-cap-0", microphone: "Dyn-A", position: "cap", distance_cm: 0, is_cover: false },
      { id: "rib-a-cap-edge-15", microphone: "Rib-A", position: "cap-edge", distance_cm: 15, is_cover: true },
    ],
    base_url: "/media/sounds/0123456789abcdef",
    loudness_lufs: -18,
    lead_in_seconds: 0.25,
    is_modelled: true,
    ...given,
  };
}

/** The same in this package's terms. */
export function buildProduct(given: Partial<WireProduct> = {}): Product {
  const product = normaliseProduct(buildWireProduct(given));
  if (!product.isOk) throw new Error(`This is no product: ${JSON.stringify(product.failure)}`);
  return product.value;
}

const CHECKSUM = "3f5a9c0e".repeat(8);

/** An owned plugin with one licence and an installer for each platform. */
export function buildWireOwnedProduct(given: Partial<WireOwnedProduct> = {}): WireOwnedProduct {
  return {
    name: "faMicAlign",
    type: "plugin",
    url: "/products/plugins/famicalign",
    slug: "famicalign",
    licenses: [{ id: "licence-1", url: "/licences/1", date_added: "2026-01-02T10:00:00Z", key: "FAMA-7K2Q-91XD" }],
    downloads: [
      {
        format: "win",
        url: "/download/win",
        file_name: "famicalign-2.1.0-win.zip",
        size_bytes: 12_400_000,
        sha256: CHECKSUM,
        version: "2.1.0",
        release_date: "2026-09-29",
      },
      {
        format: "mac",
        url: "/download/mac",
        file_name: "famicalign-2.1.1-mac.zip",
        size_bytes: 14_100_000,
        sha256: CHECKSUM,
        version: "2.1.1",
        release_date: "2026-10-06",
      },
    ],
    ...given,
  };
}

/** A user's products; groups that aren't given are empty. */
export function buildWireOwned(given: Partial<WireOwnedProducts> = {}): WireOwnedProducts {
  return { bundle: [], plugin: [], samplepack: [], other: [], ...given };
}

export function buildOwned(given: Partial<WireOwnedProducts> = {}): OwnedProducts {
  return normaliseOwned(buildWireOwned(given));
}

export function buildOwnedProduct(given: Partial<WireOwnedProduct> = {}): OwnedProduct {
  const [product] = buildOwned({ plugin: [buildWireOwnedProduct(given)] }).plugin;
  if (!product) throw new Error("normaliseOwned lost the product that it was given.");
  return product;
}

const PACK_FORMATS = ["ALL", "AIFF", "KEMPER", "SGEAR", "WAVE", "FRACTAL"] as const;

/** An owned IR pack with a file for each format. */
export function buildWireOwnedPack(given: Partial<WireOwnedProduct> = {}): WireOwnedProduct {
  return buildWireOwnedProduct({
    name: "faIR Modern Rock",
    type: "samplepack",
    url: "/products/guitar-cabinet-impulse-responses/fair-modern-rock",
    slug: "fair-modern-rock",
    licenses: [{ id: "licence-2", url: "/licences/2", date_added: "2026-01-05T10:00:00Z" }],
    downloads: PACK_FORMATS.map((format) => ({
      format,
      url: `/download/${format}`,
      size_bytes: 4_100_000,
      sha256: CHECKSUM,
    })),
    ...given,
  });
}
