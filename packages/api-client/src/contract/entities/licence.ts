import * as z from "zod/mini";
import { productTypeSchema } from "./product.ts";

/** The formats of a sample pack on the wire. */
export const DOWNLOAD_FORMATS = ["ALL", "AIFF", "KEMPER", "SGEAR", "WAVE", "FRACTAL"] as const;
export const downloadFormatSchema = z.enum(DOWNLOAD_FORMATS);
export type DownloadFormat = z.infer<typeof downloadFormatSchema>;

export const PLATFORMS = ["win", "mac"] as const;
export const platformSchema = z.enum(PLATFORMS);
export type Platform = z.infer<typeof platformSchema>;

/** One licence: `url` answers the licence file to its owner, `date_added` is ISO 8601. */
export const licenceSchema = z.looseObject({
  id: z.string(),
  url: z.string(),
  date_added: z.string(),
  key: z.optional(z.string()),
  /** The order that it was bought with; null for one that was given. */
  order_id: z.optional(z.nullable(z.string())),
});
export type WireLicence = z.infer<typeof licenceSchema>;

/** One file that an owner can download. `url` leads the logged-in owner to a fresh signed link. */
export const downloadLinkSchema = z.looseObject({
  format: z.union([downloadFormatSchema, platformSchema]),
  url: z.string(),
  file_name: z.optional(z.string()),
  size_bytes: z.optional(z.number()),
  sha256: z.optional(z.string()),
  version: z.optional(z.nullable(z.string())),
  release_date: z.optional(z.nullable(z.string())),
});
export type WireDownloadLink = z.infer<typeof downloadLinkSchema>;

/** A product with everything of it that the user owns. */
export const ownedProductSchema = z.looseObject({
  name: z.string(),
  type: productTypeSchema,
  /** The product page's address. */
  url: z.string(),
  slug: z.string(),
  licenses: z.array(licenceSchema),
  downloads: z.array(downloadLinkSchema),
});
export type WireOwnedProduct = z.infer<typeof ownedProductSchema>;

export const ownedProductsSchema = z.looseObject({
  bundle: z.array(ownedProductSchema),
  other: z.array(ownedProductSchema),
  samplepack: z.array(ownedProductSchema),
  plugin: z.array(ownedProductSchema),
});
export type WireOwnedProducts = z.infer<typeof ownedProductsSchema>;
