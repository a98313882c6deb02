import type { Hono } from "hono";
import type { Registry } from "prom-client";
import { type Listening, listen } from "../server/listen.ts";
import type { Settings } from "../settings/settings.ts";
import { createMetricsRoutes } from "./metrics-routes.ts";

export interface ServedMetrics {
  /** To be served beside the pages: only with a key. */
  readonly besidePages?: Hono;
  /** A socket of its own, already open. */
  readonly listening?: Listening;
}

/** Serves /metrics as configured: on its own port, else beside the pages for callers with the key, else not at all. */
export async function serveMetrics(
  registry: Registry,
  settings: Pick<Settings, "SHOP_METRICS_PORT" | "SHOP_METRICS_HOST" | "SHOP_METRICS_KEY">,
): Promise<ServedMetrics> {
  const { SHOP_METRICS_PORT: port, SHOP_METRICS_HOST: host, SHOP_METRICS_KEY: key } = settings;
  if (port === undefined && key === undefined) return {};
  const routes = createMetricsRoutes(registry, key);
  if (port === undefined) return { besidePages: routes };
  return { listening: await listen(routes.fetch, { port, host, portSetting: "SHOP_METRICS_PORT" }) };
}
