import * as z from "zod/mini";
import { productTypeSchema } from "./product.ts";

/** The formats of a sample pack on the wire. */
export const DOWNLOAD_FORMATS = ["ALL", "AIFF", "KEMPER", "SGEAR", "WAVE", "FRACTAL"] as const;
export const downloadFormatSchema = z.enum(DOWNLOAD_FORMATS);
export type DownloadFormat = z.infer<typeof downloadFormatSchema>;

export const PLATFORMS = ["win", "mac"] as const;
export const platformSchema = z.enum(PLATFORMS);
export type Platform = z.infer<typeof platformSchema>;

/** A device that a plugin runs on under a licence, as the plugin reported it. Times are ISO 8601. */
export const activationSchema = z.lazy(() =>
  z.looseObject({
    id: z.string(),
    device_name: z.string(),
    platform: platformSchema,
    plugin_version: z.optional(z.nullable(z.string())),
    first_seen_at: z.string(),
    last_seen_at: z.string(),
  }),
);
export type WireActivation = z.infer<typeof activationSchema>;

/** One licence: `url` returns the licence file to its owner, `date_added` is ISO 8601. */
export const licenceSchema = z.lazy(() =>
  z.looseObject({
    id: z.string(),
    url: z.string(),
    date_added: z.string(),
    key: z.optional(z.string()),
    /** The order in which it was bought; null for a licence that was given. */
    order_id: z.optional(z.nullable(z.string())),
    /** What was ordered: this product's name, or that of the bundle that it came with. Only for a licence that was bought. */
    ordered_as: z.optional(z.string()),
    /** How it was acquired: bought, given at activation, by a redeem code, transferred, by the shop, as a free product. */
    source: z.optional(z.enum(["purchase", "activation", "redeem", "transfer", "operator", "free"])),
    /** Whether its kind can be transferred; the transfer service must be bought in addition. */
    is_transferable: z.optional(z.boolean()),
    activations: z.optional(z.array(activationSchema)),
  }),
);
export type WireLicence = z.infer<typeof licenceSchema>;

/** One file that an owner can download. `url` redirects the logged-in owner to a new signed link. */
export const downloadLinkSchema = z.lazy(() =>
  z.looseObject({
    format: z.union([downloadFormatSchema, platformSchema]),
    url: z.string(),
    file_name: z.optional(z.string()),
    size_bytes: z.optional(z.number()),
    sha256: z.optional(z.string()),
    version: z.optional(z.nullable(z.string())),
    release_date: z.optional(z.nullable(z.string())),
    /** The version that the customer downloaded last; null if none. */
    downloaded_version: z.optional(z.nullable(z.string())),
    /** A newer version than that is there. */
    has_update: z.optional(z.boolean()),
  }),
);
export type WireDownloadLink = z.infer<typeof downloadLinkSchema>;

/** A product with everything of it that the user owns. */
export const ownedProductSchema = z.lazy(() =>
  z.looseObject({
    name: z.string(),
    type: productTypeSchema,
    /** The product page's address. */
    url: z.string(),
    slug: z.string(),
    licenses: z.array(licenceSchema),
    downloads: z.array(downloadLinkSchema),
    manual_url: z.optional(z.nullable(z.string())),
    can_be_rated: z.optional(z.boolean()),
    own_rating: z.optional(z.nullable(z.looseObject({ stars: z.number(), comment: z.string() }))),
    /** Its price is zero now. */
    is_free: z.optional(z.boolean()),
    /** For a bundle: the names of all its products, whose files are its download. */
    included_products: z.optional(z.array(z.string())),
  }),
);
export type WireOwnedProduct = z.infer<typeof ownedProductSchema>;

export const ownedProductsSchema = z.lazy(() =>
  z.looseObject({
    bundle: z.array(ownedProductSchema),
    other: z.array(ownedProductSchema),
    samplepack: z.array(ownedProductSchema),
    plugin: z.array(ownedProductSchema),
    /**
     * Licences that the customer transferred and that may still come back, claimed or not: whether the address has an account isn't
     * disclosed.
     */
    waiting_transfers: z.optional(
      z.array(
        z.looseObject({
          product: z.string(),
          recipient_email: z.string(),
          started_at: z.string(),
          /** If it is unclaimed until then, it comes back. */
          returns_at: z.string(),
        }),
      ),
    ),
    /** Bought transfer services that aren't used up. */
    transfer_services: z.optional(z.number()),
  }),
);
export type WireOwnedProducts = z.infer<typeof ownedProductsSchema>;
