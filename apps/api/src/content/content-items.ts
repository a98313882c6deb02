import { type Context, Hono } from "hono";
import { listProducts } from "../catalogue/index.ts";
import type { Deps } from "../ports/deps.ts";
import { answerContent, answerFault } from "./content-answers.ts";
import { findEntryByPicture } from "./content-entries.ts";
import { answerPart, languageOf, readListQuery } from "./content-query.ts";
import {
  type ContentProduct,
  isContentProduct,
  pictureMedia,
  toWordPressItem,
  toWordPressMedia,
} from "./to-wordpress-item.ts";

/** GET /item, /item/{id}, /media/{id}: the published products, their covers and articles' pictures, as a WordPress would return them [API-08]. */
export function createItemRoutes(deps: Pick<Deps, "db" | "settings">): Hono {
  const { origin } = deps.settings;
  const app = new Hono();
  app.get("/item", (c) => answerItems(deps, c));
  app.get("/item/:id{[0-9]{1,9}}", async (c) => {
    const id = Number(c.req.param("id"));
    const found = (await readProducts(deps)).find(({ wp_id }) => wp_id === id);
    return found ? answerContent(c, toWordPressItem(found, origin)) : unknownId(c);
  });
  app.get("/media/:id{[0-9]{1,9}}", async (c) => {
    const id = Number(c.req.param("id"));
    const media = toWordPressMedia(await readProducts(deps), id, origin) ?? (await readArticleMedia(deps, c, id));
    return media ? answerContent(c, media) : unknownId(c);
  });
  return app;
}

async function answerItems(deps: Pick<Deps, "db" | "settings">, c: Context): Promise<Response> {
  const query = readListQuery(c);
  if (query instanceof Response) return query;
  const slugs = query.slug?.split(",");
  const found = (await readProducts(deps)).filter(({ slug }) => !slugs || slugs.includes(slug));
  return answerPart(
    c,
    query,
    found.map((product) => toWordPressItem(product, deps.settings.origin)),
  );
}

/** The picture of an article, described in the requested language. */
async function readArticleMedia({ db, settings }: Pick<Deps, "db" | "settings">, c: Context, id: number) {
  const entry = await findEntryByPicture(db, id);
  const picture = entry?.data.picture;
  if (!entry || !picture) return null;
  const language = languageOf({ lang: c.req.query("lang") });
  const { title, pictureAlt } = (language && entry.data.translations?.[language]) ?? {};
  const { slug, title: inEnglish } = entry;
  return pictureMedia({ ...picture, slug, title: title ?? inEnglish, alt: pictureAlt ?? picture.alt }, settings.origin);
}

async function readProducts(deps: Pick<Deps, "db">): Promise<ContentProduct[]> {
  return (await listProducts(deps.db)).filter(isContentProduct);
}

function unknownId(c: Context): Response {
  return answerFault(c, 404, "rest_post_invalid_id", "Invalid post ID.");
}
