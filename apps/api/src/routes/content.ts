import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import * as z from "zod/mini";
import { toWordPressCategory, toWordPressEntry } from "../content/to-wordpress.ts";
import {
  countEntries,
  type EntryFilter,
  type EntryKind,
  findEntry,
  listCategories,
  listEntries,
} from "../db/repositories/content-entries.ts";
import type { Deps } from "../deps.ts";
import { CALLS_PER_MINUTE } from "../limits.ts";
import { createCallLimiter } from "../middleware/call-limiter.ts";

const MAX_PER_PAGE = 100;
const DEFAULT_PER_PAGE = 10;
/** Public and the same for everybody: a cache may keep it this long, and ask again with its ETag. */
const CACHE_CONTROL = "public, max-age=60, stale-while-revalidate=600";

const wholeNumber = z.string().check(z.regex(/^\d{1,9}$/));
const wholeNumbers = z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,99}$/));
const slugList = z.string().check(z.minLength(1), z.maxLength(2000), z.regex(/^[^\0]*$/));
const listQuery = z.object({
  per_page: z.optional(wholeNumber),
  page: z.optional(wholeNumber),
  slug: z.optional(slugList),
  categories: z.optional(wholeNumbers),
  parent: z.optional(wholeNumber),
});
type ListQuery = z.infer<typeof listQuery>;

/** GET /wp-json/wp/v2/…: posts, pages and categories, with the paths, parameters, headers and faults of WordPress [API-08]. */
export function createContentRoutes(deps: Deps): Hono {
  const app = new Hono();
  const limiter = createCallLimiter(deps.settings, CALLS_PER_MINUTE);
  app.use(async (c, next) => {
    if (await limiter.take(c.req.raw)) return next();
    return fault(c, 429, "rest_too_many_requests", "Too many requests. Please wait a moment and try again.");
  });
  app.use(etag());
  app.get("/posts", (c) => answerList(deps, c, "post"));
  app.get("/pages", (c) => answerList(deps, c, "page"));
  app.get("/posts/:id{[0-9]{1,9}}", (c) => answerOne(deps, c, "post"));
  app.get("/pages/:id{[0-9]{1,9}}", (c) => answerOne(deps, c, "page"));
  app.get("/categories", (c) => answerCategories(deps, c));
  app.get("/categories/:id{[0-9]{1,9}}", async (c) => {
    const found = (await listCategories(deps.db)).find(({ id }) => id === Number(c.req.param("id")));
    if (!found) return fault(c, 404, "rest_term_invalid", "Term does not exist.");
    return answer(c, toWordPressCategory(found, deps.settings.origin));
  });
  return app;
}

async function answerList(deps: Deps, c: Context, kind: EntryKind): Promise<Response> {
  const query = readQuery(c);
  if (query instanceof Response) return query;
  const filter: EntryFilter = {
    kind,
    slugs: query.slug?.split(","),
    categoryIds: kind === "post" ? query.categories?.split(",").map(Number) : undefined,
  };
  const total = await countEntries(deps.db, filter);
  const part = partOf(c, query, total);
  if (part instanceof Response) return part;
  const entries = await listEntries(deps.db, filter, part);
  return answer(
    c,
    entries.map((entry) => toWordPressEntry(entry, deps.settings.origin)),
  );
}

async function answerOne(deps: Deps, c: Context, kind: EntryKind): Promise<Response> {
  const entry = await findEntry(deps.db, kind, Number(c.req.param("id")));
  if (!entry) return fault(c, 404, "rest_post_invalid_id", "Invalid post ID.");
  return answer(c, toWordPressEntry(entry, deps.settings.origin));
}

/** Ours have no parents: whoever asks for the children of one gets none, of 0 all. */
async function answerCategories(deps: Deps, c: Context): Promise<Response> {
  const query = readQuery(c);
  if (query instanceof Response) return query;
  const slugs = query.slug?.split(",");
  const found = (await listCategories(deps.db)).filter(
    ({ slug }) => (!slugs || slugs.includes(slug)) && Number(query.parent ?? 0) === 0,
  );
  const part = partOf(c, query, found.length);
  if (part instanceof Response) return part;
  const shown = found.slice(part.offset, part.offset + part.limit);
  return answer(
    c,
    shown.map((category) => toWordPressCategory(category, deps.settings.origin)),
  );
}

function readQuery(c: Context): ListQuery | Response {
  const parsed = z.safeParse(listQuery, c.req.query());
  if (!parsed.success) return invalidParameter(c, String(parsed.error.issues[0]?.path[0] ?? ""));
  const perPage = Number(parsed.data.per_page ?? DEFAULT_PER_PAGE);
  if (perPage < 1 || perPage > MAX_PER_PAGE) return invalidParameter(c, "per_page");
  return Number(parsed.data.page ?? 1) < 1 ? invalidParameter(c, "page") : parsed.data;
}

function partOf(c: Context, query: ListQuery, total: number): { limit: number; offset: number } | Response {
  const limit = Number(query.per_page ?? DEFAULT_PER_PAGE);
  const page = Number(query.page ?? 1);
  const pages = Math.ceil(total / limit);
  if (page > Math.max(1, pages)) {
    const message = "The page number requested is larger than the number of pages available.";
    return fault(c, 400, "rest_post_invalid_page_number", message);
  }
  c.header("x-wp-total", String(total));
  c.header("x-wp-totalpages", String(pages));
  return { limit, offset: (page - 1) * limit };
}

function answer(c: Context, body: object): Response {
  c.header("cache-control", CACHE_CONTROL);
  return c.json(body);
}

function invalidParameter(c: Context, name: string): Response {
  return fault(c, 400, "rest_invalid_param", `Invalid parameter(s): ${name}`);
}

function fault(c: Context, status: 400 | 404 | 429, code: string, message: string): Response {
  c.header("cache-control", "no-store");
  return c.json({ code, message, data: { status } }, status);
}
