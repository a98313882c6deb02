import { type Context, Hono } from "hono";
import { addressOf } from "../http/client-address.ts";
import { cors } from "../http/cors.ts";
import { countTry } from "../http/count-try.ts";
import { failedAnswer } from "../http/envelope.ts";
import { readJsonBody } from "../http/read-body.ts";
import type { AppEnv } from "../http/request-log.ts";
import { addressKey } from "../platform/address-key.ts";
import type { Deps } from "../ports/deps.ts";
import { CONSENT_RECORDS } from "./limits.ts";
import { readConsentRecord } from "./read-consent-record.ts";
import { writeConsentRecord } from "./write-consent-record.ts";

/**
 * `POST /consent-records` keeps a visitor's choice as proof. It needs no token and reads no cookie: a record names nobody. Pages of listed
 * origins may send theirs. Failures: `api.tooManyCalls`, `api.notJson`, `api.badRequest`. Source: CONSENT-04.
 */
export function createConsentRecordRoutes(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(cors(deps.settings));
  app.use(async (c, next) => {
    c.header("cache-control", "no-store");
    await next();
  });
  app.post("/", (c) => record(deps, c));
  app.all("/*", (c) => refuse(c, { code: "api.notServed" }));
  return app;
}

async function record(deps: Deps, c: Context<AppEnv>): Promise<Response> {
  c.set("operation", "consent.record");
  const body = await readJsonBody(c.req.raw);
  if (!body.isOk) return refuse(c, body.failure);
  const given = readConsentRecord(body.value, deps.clock.nowMs());
  if (!given.isOk) return refuse(c, given.failure);
  const place = addressKey(addressOf(deps.settings, c.req.raw));
  const tooMany = await countTry(deps, [[`consent:${place}`, CONSENT_RECORDS]], "api.tooManyCalls");
  if (tooMany) return refuse(c, tooMany);
  await writeConsentRecord(deps, given.value);
  return c.body(null, 204);
}

function refuse(c: Context, failure: Parameters<typeof failedAnswer>[0]): Response {
  const { body, status } = failedAnswer(failure);
  return c.json(body, status as 400);
}
