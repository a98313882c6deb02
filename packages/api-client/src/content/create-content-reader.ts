import { ok, type Result } from "@shop/kernel";
import type * as z from "zod/mini";
import { contentEntriesSchema } from "../contract/entities/content.ts";
import { CONTENT_BASE_PATH, contentReads } from "../contract/operations/content.ts";
import type { ContentReader } from "./content-reader.ts";
import { type ContentReaderOptions, createGetContent, type ReadRecord, type ReadRequest } from "./get-content.ts";
import { createMediaCache } from "./media-cache.ts";
import { createReadList } from "./read-list.ts";
import { resolveMedia } from "./resolve-media.ts";
import { toContentCategory, toContentEntry, toContentItem } from "./to-content.ts";

/** All fields of an entry but its text. */
const LIST_FIELDS = [
  ...["id", "slug", "type", "status", "date", "date_gmt", "modified_gmt", "link", "title", "excerpt", "categories"],
  ...["featured_media", "author_name", "lang", "content_lang", "figures", "yoastSEO", "yoast_head_json"],
].join();

/** The list of any type, as that of posts. */
const listEntries = {
  name: "content.entries",
  path: `${CONTENT_BASE_PATH}/{type}`,
  answer: contentEntriesSchema,
};

/** Reads posts, pages, categories, items, media and common data from a WordPress or from our own back end. Source: API-08. */
export function createContentReader(options: ContentReaderOptions): ContentReader {
  const get = createGetContent(options);
  const readOne = async <Schema extends z.core.$ZodType, Value>(
    record: ReadRecord<Schema>,
    request: ReadRequest,
    convert: (wire: z.output<Schema>) => Value,
  ): Promise<Result<Value>> => {
    const answer = await get(record, request);
    return answer.isOk ? ok(convert(answer.value.content)) : answer;
  };
  const readList = createReadList(get);
  const keepMedia = createMediaCache(options.clock);
  return {
    entries: (type, { categoryId, slug, count, language, withoutText = false } = {}) =>
      readList({
        record: type === "posts" ? contentReads.listPosts : listEntries,
        request: {
          ...(type !== "posts" && { type }),
          categories: categoryId,
          slug,
          lang: language,
          ...(withoutText && { _fields: LIST_FIELDS }),
        },
        count,
        // WordPress lists posts with a password among the others, without their text.
        isShown: ({ content, excerpt }) => (content ?? excerpt)?.protected !== true,
        convert: toContentEntry,
      }),
    entry: (type, id) => readOne(contentReads.getEntry, { type, id }, toContentEntry),
    categories: ({ slug, parentId, language } = {}) =>
      readList({
        record: contentReads.listCategories,
        request: { slug, parent: parentId, lang: language },
        convert: toContentCategory,
      }),
    category: (id) => readOne(contentReads.getCategory, { id }, toContentCategory),
    items: () => readList({ record: contentReads.listItems, request: {}, convert: toContentItem }),
    media: (id, { language } = {}) =>
      keepMedia(`${id} ${language ?? ""}`, () => readOne(contentReads.getMedia, { id, lang: language }, resolveMedia)),
    commonData: () => readOne(contentReads.getCommonData, {}, ({ welcomeText }) => ({ welcomeText })),
  };
}
