import { type OpenDatabase, probeWrites } from "@shop/api";
import type { Clock } from "@shop/kernel";
import { Hono } from "hono";

/** A database that takes longer than this to write is not ready. */
const PROBE_TIMEOUT_MS = 2_000;
/** How long a probe's result is valid: the database is written to at most this often, however often readiness is requested. */
const PROBE_HOLDS_FOR_MS = 5_000;

export interface Readiness {
  readonly routes: Hono;
  /** From now on /readyz returns 503, so that a load balancer stops sending requests while the process drains. */
  beginStop(): void;
}

/** /healthz: the process runs. /readyz: its database takes writes, and it isn't stopping. Reading alone would miss a full disk. */
export function createReadiness(
  database: OpenDatabase,
  clock: Clock,
  write: (db: OpenDatabase["db"]) => Promise<void> = probeWrites,
): Readiness {
  let isStopping = false;
  const takesWrites = createProbe(clock, () => write(database.db));
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
    return (await takesWrites()) ? c.json({ status: "ready" }) : c.json({ status: "database takes no writes" }, 503);
  });
  return {
    routes,
    beginStop: () => {
      isStopping = true;
    },
  };
}

/** One write at a time, however many callers there are and however long it hangs. */
function createProbe(clock: Clock, write: () => Promise<void>): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined;
  let found: { readonly isOk: boolean; readonly untilMs: number } | undefined;
  const begin = async () => {
    const isOk = await write().then(
      () => true,
      () => false,
    );
    found = { isOk, untilMs: clock.nowMs() + PROBE_HOLDS_FOR_MS };
    underWay = undefined;
    return isOk;
  };
  return async () => {
    if (found && clock.nowMs() < found.untilMs) return found.isOk;
    underWay ??= begin();
    let cancel = () => {};
    const late = new Promise<boolean>((resolve) => {
      cancel = clock.after(PROBE_TIMEOUT_MS, () => resolve(false));
    });
    const isOk = await Promise.race([underWay, late]);
    cancel();
    return isOk;
  };
}
