import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { createCallLimiter } from "../http/call-limiter.ts";
import { CALLS_PER_MINUTE } from "../http/limits.ts";
import type { Deps } from "../ports/deps.ts";
import { answerContent, answerFault } from "./content-answers.ts";
import { countEntries, findEntry, listEntries } from "./content-entries.ts";
import { createItemRoutes } from "./content-items.ts";
import { answerPart, fieldsOf, languageOf, partOf, readListQuery } from "./content-query.ts";
import type { ContentSource, PostFilter } from "./content-source.ts";
import { createShopContent } from "./shop-content.ts";
import { toWordPressEntry } from "./to-wordpress.ts";
import { createWordPressContent } from "./wordpress/wordpress-content.ts";

/**
 * GET /wp-json/wp/v2/…: the content, with the paths, parameters, headers and faults of WordPress [API-08]. Pages (terms, imprint, privacy
 * policy) are always the shop's own, because orders and consent refer to them.
 */
export function createContentRoutes(deps: Deps): Hono {
  const app = new Hono();
  const limiter = createCallLimiter(deps.settings, CALLS_PER_MINUTE);
  const source = deps.contentHost ? createWordPressContent(deps) : createShopContent(deps);
  app.use(async (c, next) => {
    if (await limiter.take(c.req.raw)) return next();
    return answerFault(c, 429, "rest_too_many_requests", "Too many requests. Please wait a moment and try again.");
  });
  app.use(etag());
  app.get("/pages", (c) => answerPages(deps, c));
  app.get("/pages/:id{[0-9]{1,9}}", async (c) => {
    const entry = await findEntry(deps.db, "page", Number(c.req.param("id")));
    return entry ? answerContent(c, toWordPressEntry(entry, deps.settings.origin)) : unknownPost(c);
  });
  app.use(async (c, next) => {
    if (await source.isReady()) return next();
    return answerFault(
      c,
      503,
      "content_not_read_yet",
      "The content hasn't been read yet. Please try again in a moment.",
    );
  });
  app.get("/posts", (c) => answerPosts(source, c));
  app.get("/posts/:id{[0-9]{1,9}}", async (c) => {
    const entry = await source.findPost(Number(c.req.param("id")));
    return entry ? answerContent(c, entry) : unknownPost(c);
  });
  app.get("/categories", (c) => answerCategories(source, c));
  app.get("/categories/:id{[0-9]{1,9}}", async (c) => {
    const found = (await source.listCategories()).find(({ id }) => id === Number(c.req.param("id")));
    return found ? answerContent(c, found) : answerFault(c, 404, "rest_term_invalid", "Term does not exist.");
  });
  app.get("/common_data", async (c) => answerContent(c, await source.commonData()));
  app.route("/", createItemRoutes(source));
  app.all("/*", (c) => answerFault(c, 404, "rest_no_route", "No route was found matching the URL and request method."));
  return app;
}

function unknownPost(c: Context): Response {
  return answerFault(c, 404, "rest_post_invalid_id", "Invalid post ID.");
}

async function answerPages({ db, settings }: Deps, c: Context): Promise<Response> {
  const query = readListQuery(c);
  if (query instanceof Response) return query;
  const filter = { kind: "page", slugs: query.slug?.split(",") } as const;
  const part = partOf(c, query, await countEntries(db, filter));
  if (part instanceof Response) return part;
  const entries = await listEntries(db, filter, part);
  return answerContent(
    c,
    entries.map((entry) => toWordPressEntry(entry, settings.origin, languageOf(query))),
  );
}

async function answerPosts(source: ContentSource, c: Context): Promise<Response> {
  const query = readListQuery(c);
  if (query instanceof Response) return query;
  const filter: PostFilter = {
    slugs: query.slug?.split(","),
    categoryIds: query.categories?.split(",").map(Number),
  };
  const part = partOf(c, query, await source.countPosts(filter));
  if (part instanceof Response) return part;
  const posts = await source.listPosts(filter, part, languageOf(query));
  return answerContent(
    c,
    posts.map((post) => fieldsOf(query, post)),
  );
}

/** A category without a parent is a child of 0. */
async function answerCategories(source: ContentSource, c: Context): Promise<Response> {
  const query = readListQuery(c);
  if (query instanceof Response) return query;
  const slugs = query.slug?.split(",");
  const found = (await source.listCategories(languageOf(query))).filter(
    ({ slug, parent = 0 }) =>
      (!slugs || slugs.includes(slug)) && (query.parent === undefined || parent === Number(query.parent)),
  );
  return answerPart(c, query, found);
}
