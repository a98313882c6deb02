import { isEqualSecret } from "@shop/api";
import { Hono } from "hono";
import type { Registry } from "prom-client";

/** GET /metrics in Prometheus' text format, for callers with the key if there is one. Never cached. */
export function createMetricsRoutes(registry: Registry, key: string | undefined): Hono {
  const app = new Hono();
  app.get("/metrics", async (c) => {
    c.header("cache-control", "no-store");
    if (key !== undefined && !isEqualSecret(c.req.header("authorization") ?? "", `Bearer ${key}`)) {
      return c.text("The key of /metrics is missing or wrong.", 401, { "www-authenticate": "Bearer" });
    }
    return c.body(await registry.metrics(), 200, { "content-type": registry.contentType });
  });
  return app;
}
