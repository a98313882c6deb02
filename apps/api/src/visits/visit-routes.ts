import { type Context, Hono } from "hono";
import { addressOf } from "../http/client-address.ts";
import { countTry } from "../http/count-try.ts";
import { failedAnswer } from "../http/envelope.ts";
import { readBytes, readJsonBody } from "../http/read-body.ts";
import type { AppEnv } from "../http/request-log.ts";
import { addressKey } from "../platform/address-key.ts";
import type { RateLimit } from "../platform/rate-limits.ts";
import type { Deps } from "../ports/deps.ts";
import { MAX_PART_BYTES, MAX_PARTS, PAGE_VIEWS, RECORDING_PARTS } from "./limits.ts";
import { countPageView, dayOf } from "./page-views.ts";
import { readPageView } from "./read-page-view.ts";
import { writeRecordingPart } from "./recordings.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * `POST /page-views` counts a page, `POST /session-recordings/:id/:part` keeps a part of a recording. Pages send them only after a visitor's
 * consent to statistics. Neither reads a cookie or sets one, and other sites can't call them. Failures: `api.tooManyCalls`, `api.notJson`,
 * `api.badRequest`, `api.tooLarge`. Source: CONSENT-02.
 */
export function createVisitRoutes(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post("/page-views", (c) => count(deps, c));
  app.post("/session-recordings/:id/:part", (c) => record(deps, c));
  return app;
}

async function count(deps: Deps, c: Context<AppEnv>): Promise<Response> {
  c.set("operation", "visit.pageView");
  const body = await readJsonBody(c.req.raw);
  if (!body.isOk) return refuse(c, body.failure);
  const view = readPageView(body.value);
  if (!view.isOk) return refuse(c, view.failure);
  const tooMany = await countHere(deps, c, "pageView", PAGE_VIEWS);
  if (tooMany) return refuse(c, tooMany);
  await countPageView(deps.db, view.value, dayOf(deps.clock.nowMs()));
  return done(c);
}

async function record(deps: Deps, c: Context<AppEnv>): Promise<Response> {
  c.set("operation", "visit.recording");
  const { id = "", part = "" } = c.req.param();
  const isKnownType = c.req.header("content-type") === "application/gzip";
  if (!isKnownType || !UUID.test(id) || !/^\d{1,3}$/.test(part) || Number(part) >= MAX_PARTS)
    return refuse(c, { code: "api.badRequest" });
  const tooMany = await countHere(deps, c, "recording", RECORDING_PARTS);
  if (tooMany) return refuse(c, tooMany);
  const events = await readBytes(c.req.raw, MAX_PART_BYTES);
  if (!events.isOk) return refuse(c, events.failure);
  const receivedAt = new Date(deps.clock.nowMs());
  await writeRecordingPart(deps.db, { recordingId: id, part: Number(part), receivedAt, events: events.value });
  return done(c);
}

function countHere(deps: Deps, c: Context, kind: string, limit: RateLimit) {
  const place = addressKey(addressOf(deps.settings, c.req.raw));
  return countTry(deps, [[`${kind}:${place}`, limit]], "api.tooManyCalls");
}

function done(c: Context): Response {
  c.header("cache-control", "no-store");
  return c.body(null, 204);
}

function refuse(c: Context, failure: Parameters<typeof failedAnswer>[0]): Response {
  const { body, status } = failedAnswer(failure);
  c.header("cache-control", "no-store");
  return c.json(body, status as 400);
}
