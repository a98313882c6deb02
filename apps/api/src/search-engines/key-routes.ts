import { Hono } from "hono";
import type { Deps } from "../ports/deps.ts";

/** It changes only with the shop's secret. */
const KEPT_FOR_S = 3600;

/** `GET /<key>.txt`: proves to search engines that the addresses they were sent are submitted by the shop. 404 for any other key. */
export function createSearchEngineKeyRoutes({ searchEngines }: Pick<Deps, "searchEngines">): Hono {
  return new Hono().get("/:key{[0-9a-f]{32}\\.txt}", (c) => {
    if (!searchEngines || c.req.param("key") !== `${searchEngines.key}.txt`)
      return c.text("There is no such file.", 404);
    c.header("cache-control", `public, max-age=${KEPT_FOR_S}`);
    return c.text(searchEngines.key);
  });
}
