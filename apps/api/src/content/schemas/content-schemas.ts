import {
  auditionSchema,
  cabinetSchema,
  figureSchema,
  PLATFORMS,
  PRODUCT_TYPES,
  responseSchema,
} from "@shop/api-client/contract";
import { CURRENCIES } from "@shop/pricing";
import * as z from "zod/mini";
import { FILE_VARIANTS } from "../../ports/file-variants.ts";
import { day, fileNamePart, filledText, html, id, line, mediaAddress, pixels, slug, text } from "../content-texts.ts";
import { MAX_INTEGER } from "../limits.ts";
import { releaseSchema, trialSchema } from "../release-schemas.ts";
import { tutorialFiguresSchema } from "./figure-schema.ts";

const YEN_STEP_MINOR = 100;

const amount = z.int().check(z.minimum(0), z.maximum(MAX_INTEGER));
const wholeYen = amount.check(z.multipleOf(YEN_STEP_MINOR));
// By the catalogue's rule a stated price of 0 doesn't make a product free, and the cart rejects it. Nobody could get it.
const statedAmount = z
  .int()
  .check(
    z.minimum(1, "is not above 0; a product is free by a `price` of 0 in every currency, without a `stated_price`"),
    z.maximum(MAX_INTEGER),
  );
const statedYen = statedAmount.check(z.multipleOf(YEN_STEP_MINOR));
const nullableId = z.nullable(id);

/** Pictures in both themes. */
const featuredMediaSchema = z.object({
  dark: mediaAddress,
  light: mediaAddress,
  alt: text,
  width: pixels,
  height: pixels,
  card: z.optional(z.object({ dark: mediaAddress, light: mediaAddress, width: pixels, height: pixels })),
});

/** What search engines read. */
const seoSchema = z.object({
  title: z.optional(text),
  description: z.optional(text),
  canonical: z.optional(text),
  og_image: z.optional(z.array(z.object({ url: text, width: z.optional(pixels), height: z.optional(pixels) }))),
});

/** A product in another language. A text that is left out is shown in English. */
const productTextsSchema = z.strictObject({
  shortDesc: z.optional(filledText),
  shopDesc: z.optional(filledText),
  productPageDesc: z.optional(html.check(z.minLength(1))),
  pictureAlt: z.optional(filledText),
  yoastSEO: z.optional(seoSchema),
});

const productFields = z.object({
  name: fileNamePart,
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
  discount_flags: z.array(line),
  versions: z.array(
    z.object({
      platform: z.enum(PLATFORMS),
      release_date: day,
      version: fileNamePart,
      minimum_system: z.optional(line),
    }),
  ),
  changelog: z._default(z.array(releaseSchema), []),
  trial: z.optional(trialSchema),
  included_products: z.array(line),
  can_be_rated: z.boolean(),
  manual_url: z.nullable(mediaAddress),
  shortDesc: text,
  /** The day of its first release; by default that of its newest version. */
  released_on: z.optional(day),
  shopDesc: text,
  productPageDesc: html,
  featuredMedia: z.nullable(featuredMediaSchema),
  wpStatus: text,
  yoastSEO: z.nullable(seoSchema),
  de: z.optional(productTextsSchema),
  ja: z.optional(productTextsSchema),
});

/** A stated price is what is charged in place of the full price, so it is never above it, in no currency. */
const statedWithinFull = CURRENCIES.map((currency) =>
  z.refine<z.output<typeof productFields>>(
    ({ price, stated_price: stated }) => !stated || stated[currency] <= price[currency],
    { path: ["stated_price", currency], error: "is above the full price" },
  ),
);

/** One product of the content folder, in the wire's names. Amounts are in minor units; yen are whole. */
export const contentProductSchema = productFields.check(...statedWithinFull);
export type CheckedProduct = z.infer<typeof contentProductSchema>;

/** An article in another language. Without `html` its text is shown in English. */
const articleTextsSchema = z.strictObject({
  title: filledText,
  excerpt: filledText,
  html: z.optional(html.check(z.minLength(1))),
  category: z.optional(filledText),
  pictureAlt: z.optional(filledText),
});

/** An article's picture, in `media/`. Its id is that of no other picture. */
const articlePictureSchema = z.object({ id, src: mediaAddress, alt: filledText });

export const contentTutorialSchema = z.object({
  id,
  slug,
  title: filledText,
  excerpt: text,
  html,
  date: day,
  category: z.object({ id, slug, name: filledText }),
  author: text,
  picture: z.optional(articlePictureSchema),
  figures: z.optional(tutorialFiguresSchema),
  de: z.optional(articleTextsSchema),
  ja: z.optional(articleTextsSchema),
});
export type CheckedTutorial = z.infer<typeof contentTutorialSchema>;

const pageTextsSchema = z.strictObject({
  title: filledText,
  description: filledText,
  html: z.optional(html.check(z.minLength(1))),
});

/** Answers that a page shows below its own text, under a heading. */
const questionTopicSchema = z.object({
  title: z.object({ en: filledText, de: filledText, ja: filledText }),
  answers: z.array(slug).check(z.minLength(1)),
});

export const contentPageSchema = z.object({
  slug,
  title: filledText,
  description: text,
  html,
  topics: z.optional(z.array(questionTopicSchema)),
  de: z.optional(pageTextsSchema),
  ja: z.optional(pageTextsSchema),
});
export type CheckedPage = z.infer<typeof contentPageSchema>;

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, "is not a SHA-256 in hex"));

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/, "is not a colour as #rrggbb"));
const manifestMedia = z.object({
  path: z.string().check(z.minLength(1)),
  sha256,
  width: z.optional(pixels),
  height: z.optional(pixels),
  dominantColour: z.optional(z.nullable(colour)),
});

/** What the content build records about its files. Paths stay below the files folder; the storage enforces that too. */
export const contentManifestSchema = z.object({
  inputsHash: z.string().check(z.minLength(1)),
  media: z._default(z.array(manifestMedia), []),
  auditions: z._default(z.array(z.object({ product: line, audition: auditionSchema })), []),
  cabinets: z._default(z.array(z.object({ product: line, cabinet: cabinetSchema })), []),
  responses: z._default(z.array(z.object({ product: line, response: responseSchema })), []),
  figures: z._default(z.array(z.object({ id: slug, figure: figureSchema })), []),
  files: z.array(
    z.object({
      product: line,
      kind: z.enum(["plugin", "samplepack", "manual", "trial"]),
      variant: z.enum(FILE_VARIANTS),
      path: z.string().check(z.minLength(1)),
      sizeBytes: z.int().check(z.minimum(0)),
      sha256,
      mediaType: z.string().check(z.regex(/^[\w.+-]+\/[\w.+-]+(; ?charset=[\w-]+)?$/, "is not a media type")),
      version: z.nullable(z.string()),
      fileName: line,
    }),
  ),
});
export type CheckedManifest = z.infer<typeof contentManifestSchema>;
export type CheckedFile = CheckedManifest["files"][number];
