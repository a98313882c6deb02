import * as z from "zod/mini";
import {
  commonDataSchema,
  contentCategoriesSchema,
  contentCategorySchema,
  contentEntriesSchema,
  contentEntrySchema,
  contentItemsSchema,
  contentMediaSchema,
} from "../entities/content.ts";
import { lineOfText } from "../text.ts";
import { noFields } from "./without-fields.ts";

/**
 * A read of the content service, a WordPress or our own: GET below `{content host}/wp-json/wp/v2`, public. `{name}` in
 * the path is a field of the request; the other fields form the query. A fault is an HTTP status with
 * `contentErrorSchema`.
 */
export interface ContentRead<
  Request extends z.core.$ZodType = z.core.$ZodType,
  Answer extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly name: string;
  readonly summary: string;
  readonly path: string;
  readonly request: Request;
  readonly answer: Answer;
}

export const CONTENT_BASE_PATH = "/wp-json/wp/v2";
/** Entries of one page: as many as WordPress gives at most. */
export const CONTENT_PAGE_SIZE = 100;

const id = z.int().check(z.minimum(1));
const slug = lineOfText(200, 1);
/** The language of the texts, for a host that has several; its default otherwise. */
const lang = z.optional(lineOfText(20, 2));
const paging = {
  per_page: z._default(z.int().check(z.minimum(1), z.maximum(CONTENT_PAGE_SIZE)), CONTENT_PAGE_SIZE),
  page: z.optional(z.int().check(z.minimum(1))),
};

export const contentReads = {
  listPosts: {
    name: "content.posts",
    summary: "Posts, newest first: all, those of a category, or the one with a slug.",
    path: `${CONTENT_BASE_PATH}/posts`,
    request: z.strictObject({
      categories: z.optional(id),
      slug: z.optional(slug),
      lang,
      /** The fields that are wanted, joined by commas. Default: all. */
      _fields: z.optional(lineOfText(1000, 1)),
      ...paging,
    }),
    answer: contentEntriesSchema,
  },
  listCategories: {
    name: "content.categories",
    summary: "Categories: all, the one with a slug, or those below another.",
    path: `${CONTENT_BASE_PATH}/categories`,
    request: z.strictObject({
      slug: z.optional(slug),
      parent: z.optional(z.int().check(z.minimum(0))),
      lang,
      ...paging,
    }),
    answer: contentCategoriesSchema,
  },
  getCategory: {
    name: "content.category",
    summary: "One category.",
    path: `${CONTENT_BASE_PATH}/categories/{id}`,
    request: z.strictObject({ id }),
    answer: contentCategorySchema,
  },
  getMedia: {
    name: "content.media",
    summary: "One picture, with its widths.",
    path: `${CONTENT_BASE_PATH}/media/{id}`,
    request: z.strictObject({ id, lang: z.optional(z.string()) }),
    answer: contentMediaSchema,
  },
  listItems: {
    name: "content.items",
    summary: "The products as the content service keeps them.",
    path: `${CONTENT_BASE_PATH}/item`,
    request: z.strictObject(paging),
    answer: contentItemsSchema,
  },
  getCommonData: {
    name: "content.commonData",
    summary: "What every page may show.",
    path: `${CONTENT_BASE_PATH}/common_data`,
    request: noFields,
    answer: commonDataSchema,
  },
  getEntry: {
    name: "content.entry",
    summary: "One entry of any type.",
    path: `${CONTENT_BASE_PATH}/{type}/{id}`,
    request: z.strictObject({ type: z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,40}$/)), id }),
    answer: contentEntrySchema,
  },
} as const satisfies Readonly<Record<string, ContentRead>>;
export type ContentReads = typeof contentReads;
export type ContentReadName = keyof ContentReads;
