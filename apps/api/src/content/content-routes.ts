import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { createCallLimiter } from "../http/call-limiter.ts";
import { CALLS_PER_MINUTE } from "../http/limits.ts";
import type { Deps } from "../ports/deps.ts";
import { answerContent, answerFault } from "./content-answers.ts";
import {
  countEntries,
  type EntryFilter,
  type EntryKind,
  findEntry,
  listCategories,
  listEntries,
} from "./content-entries.ts";
import { createItemRoutes } from "./content-items.ts";
import { answerPart, languageOf, partOf, readListQuery } from "./content-query.ts";
import { toWordPressCategory, toWordPressEntry } from "./to-wordpress.ts";

/** GET /wp-json/wp/v2/…: the shop's content, with the paths, parameters, headers and faults of WordPress [API-08]. */
export function createContentRoutes(deps: Deps): Hono {
  const app = new Hono();
  const limiter = createCallLimiter(deps.settings, CALLS_PER_MINUTE);
  app.use(async (c, next) => {
    if (await limiter.take(c.req.raw)) return next();
    return answerFault(c, 429, "rest_too_many_requests", "Too many requests. Please wait a moment and try again.");
  });
  app.use(etag());
  app.get("/posts", (c) => answerList(deps, c, "post"));
  app.get("/pages", (c) => answerList(deps, c, "page"));
  app.get("/posts/:id{[0-9]{1,9}}", (c) => answerOne(deps, c, "post"));
  app.get("/pages/:id{[0-9]{1,9}}", (c) => answerOne(deps, c, "page"));
  app.get("/categories", (c) => answerCategories(deps, c));
  app.get("/categories/:id{[0-9]{1,9}}", async (c) => {
    const found = (await listCategories(deps.db)).find(({ id }) => id === Number(c.req.param("id")));
    if (!found) return answerFault(c, 404, "rest_term_invalid", "Term does not exist.");
    return answerContent(c, toWordPressCategory(found, deps.settings.origin));
  });
  app.get("/common_data", (c) =>
    answerContent(c, { welcomeText: deps.settings.welcomeText ?? deps.settings.shopName }),
  );
  app.route("/", createItemRoutes(deps));
  app.all("/*", (c) => answerFault(c, 404, "rest_no_route", "No route was found matching the URL and request method."));
  return app;
}

async function answerList(deps: Deps, c: Context, kind: EntryKind): Promise<Response> {
  const query = readListQuery(c);
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
  return answerContent(
    c,
    entries.map((entry) => toWordPressEntry(entry, deps.settings.origin, languageOf(query))),
  );
}

async function answerOne(deps: Deps, c: Context, kind: EntryKind): Promise<Response> {
  const entry = await findEntry(deps.db, kind, Number(c.req.param("id")));
  if (!entry) return answerFault(c, 404, "rest_post_invalid_id", "Invalid post ID.");
  return answerContent(c, toWordPressEntry(entry, deps.settings.origin));
}

/** Ours have no parents: a request for the children of one returns none, for those of 0 all. */
async function answerCategories(deps: Deps, c: Context): Promise<Response> {
  const query = readListQuery(c);
  if (query instanceof Response) return query;
  const slugs = query.slug?.split(",");
  const found = (await listCategories(deps.db, languageOf(query))).filter(
    ({ slug }) => (!slugs || slugs.includes(slug)) && Number(query.parent ?? 0) === 0,
  );
  return answerPart(
    c,
    query,
    found.map((category) => toWordPressCategory(category, deps.settings.origin)),
  );
}
