import { CONTENT_PAGE_SIZE } from "@shop/api-client/contract";
import type { Context } from "hono";
import * as z from "zod/mini";
import { answerContent, answerFault, invalidParameter } from "./content-answers.ts";
import { DEFAULT_CONTENT_PAGE_SIZE } from "./limits.ts";

const wholeNumber = z.string().check(z.regex(/^\d{1,9}$/));
const wholeNumbers = z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,99}$/));
const slugList = z.string().check(z.minLength(1), z.maxLength(2000), z.regex(/^[^\0]*$/));
const listQuery = z.object({
  per_page: z.optional(wholeNumber),
  page: z.optional(wholeNumber),
  slug: z.optional(slugList),
  categories: z.optional(wholeNumbers),
  parent: z.optional(wholeNumber),
  _fields: z.optional(z.string().check(z.maxLength(1000))),
  /** As the usual translation plug-ins of WordPress call it. Another language than ours is English. */
  lang: z.optional(z.string().check(z.maxLength(20))),
});
export type ListQuery = z.infer<typeof listQuery>;

/** The parameters of a list, or WordPress's fault that names the one that is wrong. */
export function readListQuery(c: Context): ListQuery | Response {
  const parsed = z.safeParse(listQuery, c.req.query());
  if (!parsed.success) return invalidParameter(c, String(parsed.error.issues[0]?.path[0] ?? ""));
  const perPage = Number(parsed.data.per_page ?? DEFAULT_CONTENT_PAGE_SIZE);
  if (perPage < 1 || perPage > CONTENT_PAGE_SIZE) return invalidParameter(c, "per_page");
  return Number(parsed.data.page ?? 1) < 1 ? invalidParameter(c, "page") : parsed.data;
}

/** The requested part of a list of `total`; sets the totals in the headers. */
export function partOf(c: Context, query: ListQuery, total: number): { limit: number; offset: number } | Response {
  const limit = Number(query.per_page ?? DEFAULT_CONTENT_PAGE_SIZE);
  const page = Number(query.page ?? 1);
  const pages = Math.ceil(total / limit);
  if (page > Math.max(1, pages)) {
    const message = "The page number requested is larger than the number of pages available.";
    return answerFault(c, 400, "rest_post_invalid_page_number", message);
  }
  c.header("x-wp-total", String(total));
  c.header("x-wp-totalpages", String(pages));
  return { limit, offset: (page - 1) * limit };
}

/** The requested part of a list that is in memory. */
export function answerPart(c: Context, query: ListQuery, all: readonly object[]): Response {
  const part = partOf(c, query, all.length);
  if (part instanceof Response) return part;
  return answerContent(c, all.slice(part.offset, part.offset + part.limit));
}

/** The requested language, if it isn't English. */
export function languageOf({ lang }: Pick<ListQuery, "lang">): "de" | "ja" | undefined {
  return lang === "de" || lang === "ja" ? lang : undefined;
}

/** An entry with only the requested fields, if any are named. */
export function fieldsOf({ _fields: names }: Pick<ListQuery, "_fields">, entry: object): object {
  if (names === undefined) return entry;
  const wanted = names.split(",").map((name) => name.trim());
  return Object.fromEntries(Object.entries(entry).filter(([name]) => wanted.includes(name)));
}
