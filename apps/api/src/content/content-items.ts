import { Hono } from "hono";
import { answerContent, answerFault } from "./content-answers.ts";
import { answerPart, languageOf, readListQuery } from "./content-query.ts";
import type { ContentSource } from "./content-source.ts";

/** GET /item, /item/{id}, /media/{id}: the published products and pictures, as a WordPress would return them [API-08]. */
export function createItemRoutes(source: ContentSource): Hono {
  const app = new Hono();
  app.get("/item", async (c) => {
    const query = readListQuery(c);
    if (query instanceof Response) return query;
    const slugs = query.slug?.split(",");
    const found = await source.listItems();
    return answerPart(
      c,
      query,
      found.filter(({ slug }) => !slugs || slugs.includes(slug)),
    );
  });
  app.get("/item/:id{[0-9]{1,9}}", async (c) => {
    const id = Number(c.req.param("id"));
    const found = (await source.listItems()).find((item) => item.id === id);
    return found ? answerContent(c, found) : answerFault(c, 404, "rest_post_invalid_id", "Invalid post ID.");
  });
  app.get("/media/:id{[0-9]{1,9}}", async (c) => {
    const language = languageOf({ lang: c.req.query("lang") });
    const media = await source.findMedia(Number(c.req.param("id")), language);
    return media ? answerContent(c, media) : answerFault(c, 404, "rest_post_invalid_id", "Invalid post ID.");
  });
  return app;
}
