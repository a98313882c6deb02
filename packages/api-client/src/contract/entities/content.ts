import * as z from "zod/mini";
import { placedFigureSchema } from "./figure.ts";
import { featuredMediaSchema, yoastSeoSchema } from "./product.ts";

/** PHP writes an empty map as an empty list: `[]` instead of `{…}`. */
function phpMap<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.pipe(
    z.transform((value: unknown) => (Array.isArray(value) && value.length === 0 ? {} : value)),
    schema,
  );
}

/** Text as WordPress sends it: HTML, with entities. */
const renderedSchema = z.looseObject({
  rendered: z.string(),
  /** True: a password is needed, and the text isn't in it. */
  protected: z.optional(z.boolean()),
});

const seoFields = {
  /** Title and description under the name that products have them by. */
  yoastSEO: z.optional(z.nullable(phpMap(yoastSeoSchema))),
  /** The same data as the Yoast plug-in adds it to every WordPress response. */
  yoast_head_json: z.optional(z.nullable(phpMap(yoastSeoSchema))),
};

const entryFields = {
  id: z.number(),
  slug: z.string(),
  type: z.string(),
  status: z.optional(z.string()),
  /** Local time of the site, ISO 8601 without a zone; null for entries without a date. */
  date: z.optional(z.nullable(z.string())),
  /** The same in UTC, and when it was last changed. */
  date_gmt: z.optional(z.nullable(z.string())),
  modified_gmt: z.optional(z.nullable(z.string())),
  link: z.optional(z.string()),
  title: renderedSchema,
  content: z.optional(renderedSchema),
  excerpt: z.optional(renderedSchema),
  /** The id of its picture; 0 for none. */
  featured_media: z.optional(z.number()),
  categories: z.optional(z.array(z.number())),
  author_name: z.optional(z.string()),
  /** Our own host's, for a read in a language: the language of title and excerpt, and that of the content. */
  lang: z.optional(z.string()),
  content_lang: z.optional(z.string()),
  /** Our own host's: the plots with their sounds. A field of that name that another host has is left out. */
  figures: z.catch(z.optional(z.array(placedFigureSchema)), undefined),
  ...seoFields,
};

/** A post, a page or an entry of any other type (`{type}/{id}`). */
export const contentEntrySchema = z.looseObject(entryFields);
export type WireContentEntry = z.infer<typeof contentEntrySchema>;
export const contentEntriesSchema = z.array(contentEntrySchema);

/**
 * A product as the content system stores it (`item?per_page=100`): an entry with the fields of document 1, point 3.
 * `id` is the catalogue's wpId. A WordPress without these custom fields returns only the entry.
 */
export const contentItemSchema = z.looseObject({
  ...entryFields,
  /** 42 plugin, 43 samplepack, 44 bundle. A taxonomy's list of ids is taken too. */
  itemType: z.optional(z.nullable(z.number())),
  item_type: z.optional(z.array(z.number())),
  wpId: z.optional(z.nullable(z.number())),
  showcaseId: z.optional(z.nullable(z.number())),
  editorId: z.optional(z.nullable(z.number())),
  shopDesc: z.optional(z.string()),
  shortDesc: z.optional(z.string()),
  productPageSlug: z.optional(z.string()),
  productPageDesc: z.optional(z.string()),
  featuredMedia: z.optional(z.nullable(phpMap(featuredMediaSchema))),
  wpStatus: z.optional(z.string()),
});
export type WireContentItem = z.infer<typeof contentItemSchema>;
export const contentItemsSchema = z.array(contentItemSchema);

export const contentCategorySchema = z.looseObject({
  id: z.number(),
  slug: z.string(),
  /** HTML, with entities. */
  name: z.string(),
  count: z.optional(z.number()),
  description: z.optional(z.string()),
  /** The id of the parent category; 0 for none. */
  parent: z.optional(z.number()),
  ...seoFields,
});
export type WireContentCategory = z.infer<typeof contentCategorySchema>;
export const contentCategoriesSchema = z.array(contentCategorySchema);

/** One width of a picture. Width and height in pixels. */
const mediaSizeSchema = z.looseObject({
  source_url: z.string(),
  width: z.number(),
  height: z.number(),
  mime_type: z.optional(z.string()),
});

/** A picture or another file. `media_details` is empty for other files; it has no sizes for a small or vector picture. */
export const contentMediaSchema = z.looseObject({
  id: z.number(),
  slug: z.optional(z.string()),
  title: z.optional(renderedSchema),
  alt_text: z.optional(z.string()),
  media_type: z.optional(z.string()),
  mime_type: z.optional(z.string()),
  source_url: z.string(),
  /** Our own host's: the colour that most of the picture has, `#rrggbb`. */
  dominantColour: z.optional(z.nullable(z.string())),
  media_details: z.optional(
    phpMap(
      z.looseObject({
        width: z.optional(z.number()),
        height: z.optional(z.number()),
        sizes: z.optional(phpMap(z.record(z.string(), mediaSizeSchema))),
      }),
    ),
  ),
});
export type WireContentMedia = z.infer<typeof contentMediaSchema>;

/** What every page may show: an object, or a WordPress type of one entry that has it among its own fields (`acf`). */
export const commonDataSchema = z.pipe(
  z.transform((value: unknown) => commonDataOf(value)),
  z.looseObject({ welcomeText: z.string() }),
);
export type WireCommonData = z.infer<typeof commonDataSchema>;

/** What WordPress returns instead of content on an error. `message` may contain HTML. */
export const contentErrorSchema = z.looseObject({
  code: z.union([z.string(), z.number()]),
  message: z.string(),
  data: z.optional(z.nullable(phpMap(z.looseObject({ status: z.optional(z.number()) })))),
});
export type WireContentError = z.infer<typeof contentErrorSchema>;

function commonDataOf(value: unknown): unknown {
  const entry: unknown = Array.isArray(value) ? value[0] : value;
  const isNested = typeof entry === "object" && entry !== null && !("welcomeText" in entry) && "acf" in entry;
  return isNested ? entry.acf : entry;
}
