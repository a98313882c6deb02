import {
  featuredMediaSchema,
  MAX_PRODUCT_NAME_LENGTH,
  PLATFORMS,
  PRODUCT_TYPES,
  yoastSeoSchema,
} from "@shop/api-client/contract";
import { CURRENCIES } from "@shop/pricing";
import * as z from "zod/mini";
import { FILE_VARIANTS } from "../db/file-variants.ts";

/** The largest amount that an integer column holds. */
const MAX_AMOUNT_MINOR = 2_147_483_647;
const YEN_STEP_MINOR = 100;

const line = z.string().check(z.minLength(1), z.maxLength(MAX_PRODUCT_NAME_LENGTH));
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is not lower-case words joined by hyphens"));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "is not a day as YYYY-MM-DD"));
const amount = z.int().check(z.minimum(0), z.maximum(MAX_AMOUNT_MINOR));
const wholeYen = amount.check(z.multipleOf(YEN_STEP_MINOR));
// A stated price of 0 makes nothing free by the rule of the catalogue, and the cart refuses it: it could be had nowhere.
const statedAmount = z
  .int()
  .check(
    z.minimum(1, "is not above 0; a product is free by a `price` of 0 in every currency, without a `stated_price`"),
    z.maximum(MAX_AMOUNT_MINOR),
  );
const statedYen = statedAmount.check(z.multipleOf(YEN_STEP_MINOR));
const nullableId = z.nullable(z.int());

const productFields = z.object({
  name: line,
  type: z.enum(PRODUCT_TYPES),
  slug,
  productPageSlug: slug,
  itemType: nullableId,
  wpId: nullableId,
  showcaseId: nullableId,
  editorId: nullableId,
  is_public: z.boolean(),
  is_for_sale: z.boolean(),
  price: z.object({ EUR: amount, USD: amount, JPY: wholeYen }),
  stated_price: z.optional(z.nullable(z.object({ EUR: statedAmount, USD: statedAmount, JPY: statedYen }))),
  total_discount: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  discount_flags: z.array(z.string()),
  versions: z.array(z.object({ platform: z.enum(PLATFORMS), release_date: day, version: line })),
  included_products: z.array(line),
  can_be_rated: z.boolean(),
  manual_url: z.nullable(z.string()),
  shortDesc: z.string(),
  shopDesc: z.string(),
  productPageDesc: z.string(),
  featuredMedia: z.nullable(featuredMediaSchema),
  wpStatus: z.string(),
  yoastSEO: z.nullable(yoastSeoSchema),
});

/** A stated price is what is charged in place of the full price, so it is never above it, in no currency. */
const statedWithinFull = CURRENCIES.map((currency) =>
  z.refine<z.output<typeof productFields>>(
    ({ price, stated_price: stated }) => !stated || stated[currency] <= price[currency],
    { path: ["stated_price", currency], error: "is above the full price" },
  ),
);

/** One product of the content folder, in the wire's names. Amounts in minor units; yen are whole. */
export const contentProductSchema = productFields.check(...statedWithinFull);
export type CheckedProduct = z.infer<typeof contentProductSchema>;

export const contentTutorialSchema = z.object({
  id: z.int().check(z.minimum(1)),
  slug,
  title: z.string().check(z.minLength(1)),
  excerpt: z.string(),
  html: z.string(),
  date: day,
  category: z.object({ id: z.int().check(z.minimum(1)), slug, name: z.string().check(z.minLength(1)) }),
  author: z.string(),
});
export type CheckedTutorial = z.infer<typeof contentTutorialSchema>;

export const contentPageSchema = z.object({
  slug,
  title: z.string().check(z.minLength(1)),
  description: z.string(),
  html: z.string(),
});
export type CheckedPage = z.infer<typeof contentPageSchema>;

/** What the build of the content says of its files. Paths stay below the files folder; the storage holds that too. */
export const contentManifestSchema = z.object({
  inputsHash: z.string().check(z.minLength(1)),
  files: z.array(
    z.object({
      product: line,
      kind: z.enum(["plugin", "samplepack", "manual"]),
      variant: z.enum(FILE_VARIANTS),
      path: z.string().check(z.minLength(1)),
      sizeBytes: z.int().check(z.minimum(0)),
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, "is not a SHA-256 in hex")),
      mediaType: z.string().check(z.regex(/^[\w.+-]+\/[\w.+-]+(; ?charset=[\w-]+)?$/, "is not a media type")),
      version: z.nullable(z.string()),
      fileName: line,
    }),
  ),
});
export type CheckedManifest = z.infer<typeof contentManifestSchema>;
export type CheckedFile = CheckedManifest["files"][number];
