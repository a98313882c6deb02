import { createGetContent, type ReadRecord, type ReadRequest } from "@shop/api-client/content";
import {
  CONTENT_BASE_PATH,
  CONTENT_PAGE_SIZE,
  contentEntriesSchema,
  contentItemsSchema,
  contentMediaSchema,
  contentReads,
  type WireCommonData,
  type WireContentCategory,
  type WireContentEntry,
  type WireContentItem,
  type WireContentMedia,
} from "@shop/api-client/contract";
import type { Failure, Result } from "@shop/kernel";
import * as z from "zod/mini";
import type { ContentHost, Deps } from "../../ports/deps.ts";
import { MAX_WORDPRESS_ID, MAX_WORDPRESS_PAGES } from "../limits.ts";

/** An entry of a list, and when it was last changed. */
export interface Head {
  readonly id: number;
  readonly modified: string | null;
}

const headsSchema = z.array(
  z.looseObject({
    id: z.int().check(z.minimum(1), z.maximum(MAX_WORDPRESS_ID)),
    modified_gmt: z.optional(z.nullable(z.string())),
  }),
);
/** WordPress's fault for a type that it doesn't have. */
const NO_ROUTE = "rest_no_route";

const READS = {
  post: { name: "content.posts", path: contentReads.listPosts.path, answer: contentEntriesSchema },
  item: { name: "content.items", path: contentReads.listItems.path, answer: contentItemsSchema },
  media: { name: "content.media", path: `${CONTENT_BASE_PATH}/media`, answer: z.array(contentMediaSchema) },
} as const;

/**
 * Reads what the copy needs from a WordPress. Everything is checked by the contract's schemas. Throws an error with the operation's name
 * and what was wrong: the path of the field, the status, or why there was no response.
 */
export interface WordPressReader {
  /** Every published entry of a type, without its texts, newest first. Empty if the WordPress has no such type. */
  heads(kind: "post" | "item"): Promise<readonly Head[]>;
  /** The entries with these ids, at most a hundred. Those that nobody may see are missing. */
  posts(ids: readonly number[]): Promise<readonly WireContentEntry[]>;
  items(ids: readonly number[]): Promise<readonly WireContentItem[]>;
  media(ids: readonly number[]): Promise<readonly WireContentMedia[]>;
  categories(): Promise<readonly WireContentCategory[]>;
  /** Null if it has none. */
  commonData(): Promise<WireCommonData | null>;
}

export function createWordPressReader(
  { url, transport }: ContentHost,
  { clock }: Pick<Deps, "clock">,
): WordPressReader {
  const get = createGetContent({ host: url, transport, clock });

  const readAll = async <Wire>(record: ReadRecord<z.core.$ZodType<readonly Wire[]>>, request: ReadRequest) => {
    const found: Wire[] = [];
    let firstTotal: string | null = null;
    for (let page = 1; page <= MAX_WORDPRESS_PAGES; page += 1) {
      const paging = { per_page: CONTENT_PAGE_SIZE, page: page > 1 ? page : undefined };
      const { content, header } = must(record, await get(record, { ...request, ...paging }));
      const total = header("x-wp-total");
      if (page === 1) firstTotal = total;
      // An entry that was added or removed meanwhile moves the others from one page to the next.
      else if (total !== firstTotal) throw new Error(`${record.name}: the list changed while it was read`);
      found.push(...content);
      const pages = Number(header("x-wp-totalpages") ?? Number.NaN);
      if (Number.isInteger(pages) ? page >= pages : content.length < CONTENT_PAGE_SIZE) break;
    }
    return found;
  };
  const readSome = async <Wire>(record: ReadRecord<z.core.$ZodType<readonly Wire[]>>, ids: readonly number[]) =>
    ids.length === 0
      ? []
      : must(record, await get(record, { include: ids.join(","), per_page: CONTENT_PAGE_SIZE })).content;

  return {
    heads: async (kind) => {
      const record = { ...READS[kind], answer: headsSchema };
      const newestFirst = { orderby: "id", order: "desc", _fields: "id,modified_gmt" };
      const found = await readAll(record, newestFirst).catch((error: unknown) => {
        if (kind === "item" && error instanceof WordPressError && error.failure.params?.code === NO_ROUTE) return [];
        throw error;
      });
      return found.map(({ id, modified_gmt: modified = null }) => ({ id, modified }));
    },
    posts: (ids) => readSome(READS.post, ids),
    items: (ids) => readSome(READS.item, ids),
    media: (ids) => readSome(READS.media, ids),
    categories: () => readAll(contentReads.listCategories, { orderby: "id" }),
    commonData: async () => {
      const answer = await get(contentReads.getCommonData, {});
      if (!answer.isOk && answer.failure.params?.code === NO_ROUTE) return null;
      return must(contentReads.getCommonData, answer).content;
    },
  };
}

/** Why a read failed. */
class WordPressError extends Error {
  readonly failure: Failure;

  constructor(operation: string, failure: Failure) {
    const { code, params = {}, serverText } = failure;
    super(`${operation}: ${code} ${serverText ?? JSON.stringify(params)}`);
    this.failure = failure;
  }
}

function must<Value>({ name }: { readonly name: string }, answer: Result<Value>): Value {
  if (answer.isOk) return answer.value;
  throw new WordPressError(name, answer.failure);
}
