import type { OpenDatabase } from "@shop/api";
import { Hono } from "hono";
import { sql } from "kysely";

/** A database that takes longer than this to say one is not ready. */
const PROBE_TIMEOUT_MS = 2_000;

export interface Readiness {
  readonly routes: Hono;
  /** From now on /readyz says no, so that a load balancer looks elsewhere while the process drains. */
  beginStop(): void;
}

/** /healthz: the process answers. /readyz: and its database does, and it isn't stopping. */
export function createReadiness(database: OpenDatabase): Readiness {
  let isStopping = false;
  const routes = new Hono();
  for (const path of ["/healthz", "/readyz"]) {
    routes.use(path, async (c, next) => {
      await next();
      c.header("cache-control", "no-store");
    });
  }
  routes.get("/healthz", (c) => c.json({ status: "ok" }));
  routes.get("/readyz", async (c) => {
    if (isStopping) return c.json({ status: "stopping" }, 503);
    const isReady = await answersInTime(database);
    return isReady ? c.json({ status: "ready" }) : c.json({ status: "database unavailable" }, 503);
  });
  return {
    routes,
    beginStop: () => {
      isStopping = true;
    },
  };
}

async function answersInTime(database: OpenDatabase): Promise<boolean> {
  const probe = sql`select 1`.execute(database.db).then(
    () => true,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PROBE_TIMEOUT_MS).unref();
  });
  return Promise.race([probe, late]);
}
