import type { FinishedRequest, Log } from "@shop/api";
import type { PageLookUp } from "@shop/storefront/server";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { routeKind } from "./route-kind.ts";

/** Upper bounds in seconds: a page from memory takes a few milliseconds, a call times out after ten seconds. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MS_PER_SECOND = 1000;
const STATUSES_PER_CLASS = 100;

/** The process's own metrics. Every label has a fixed set of values: no path, address, account or product is one. */
export interface Metrics {
  readonly registry: Registry;
  readonly onRequest: (request: FinishedRequest) => void;
  readonly onPageLookUp: (lookUp: PageLookUp) => void;
  /** The same log, with its warnings and errors counted, including those below its level. */
  countLines(log: Log): Log;
}

/** The counters of one process, on a registry of their own. What it looks up at each reading is added by the `watch…` functions. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const lines = new Counter({
    name: "shop_log_lines_total",
    help: "Lines of the log that are warnings or errors.",
    labelNames: ["level"],
    registers,
  });
  for (const level of ["warn", "error"]) lines.inc({ level }, 0);
  return {
    registry,
    onRequest: countRequests(registers),
    onPageLookUp: countPages(registers),
    countLines: ({ info, warn, error }) => ({
      info,
      warn: (fields, message) => {
        lines.inc({ level: "warn" });
        warn(fields, message);
      },
      error: (fields, message) => {
        lines.inc({ level: "error" });
        error(fields, message);
      },
    }),
  };
}

function countRequests(registers: Registry[]): Metrics["onRequest"] {
  const requests = new Counter({
    name: "shop_requests_total",
    help: "Requests from outside by operation or kind of path, and class of status.",
    labelNames: ["route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "shop_request_duration_seconds",
    help: "Time until the response begins.",
    labelNames: ["route"],
    buckets: DURATION_BUCKETS,
    registers,
  });
  return ({ operation, path, status, ms }) => {
    const route = operation ?? routeKind(path);
    requests.inc({ route, status: `${Math.floor(status / STATUSES_PER_CLASS)}xx` });
    durations.observe({ route }, ms / MS_PER_SECOND);
  };
}

function countPages(registers: Registry[]): Metrics["onPageLookUp"] {
  const lookUps = new Counter({
    name: "shop_page_cache_requests_total",
    help: "Requests for public pages: from memory (hit), rendered or refused (miss), or from memory though expired (stale).",
    labelNames: ["result"],
    registers,
  });
  for (const result of ["hit", "miss", "stale"]) lookUps.inc({ result }, 0);
  const pages = new Gauge({ name: "shop_page_cache_pages", help: "Rendered pages in memory.", registers });
  return ({ result, keptPages }) => {
    lookUps.inc({ result });
    pages.set(keptPages);
  };
}
