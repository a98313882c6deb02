import { MAX_ACTIVITY_BYTES, MAX_BODY_BYTES, type MarketingCalls, marketingCalls } from "@shop/api-client/contract";
import { type Failure, fail, ok, type Result } from "@shop/kernel";
import { Hono } from "hono";
import * as z from "zod/mini";
import { createCallLimiter } from "../http/call-limiter.ts";
import { done } from "../http/checked-before.ts";
import { countTry } from "../http/count-try.ts";
import { findContext } from "../http/find-context.ts";
import { CALLS_PER_MINUTE } from "../http/limits.ts";
import { isSessionCallAllowed } from "../http/origin-check.ts";
import { readJsonBody } from "../http/read-body.ts";
import { pathOf } from "../http/read-call.ts";
import type { AppEnv } from "../http/request-log.ts";
import type { Deps } from "../ports/deps.ts";
import { findSession } from "../users/index.ts";
import { answer } from "./answer.ts";
import { ACTIVITY_CALLS, SETTING_CALLS, TRACKED_CALLS } from "./limits.ts";
import { makeCall } from "./make-call.ts";
import { createServerRoutes } from "./server-routes.ts";

type Name = keyof MarketingCalls;

const SETTING_NAMES: ReadonlySet<Name> = new Set(["unsubscribe", "resubscribe", "reportConsent"]);

/**
 * The marketing service, below /wp-json/fa-drip/v1. A browser's calls act for its session's account alone, and need an Origin of ours like
 * every call with a session. They need no site header and no key: a beacon can send neither, and an event has its id in the body. Source:
 * TRACK-04, SAFE-04, SAFE-19.
 */
export function createMarketingRoutes(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const limiter = createCallLimiter(deps.settings, CALLS_PER_MINUTE);
  for (const name of Object.keys(marketingCalls) as Name[]) {
    app.all(marketingCalls[name].path, async (c) => {
      c.set("operation", marketingCalls[name].name);
      c.header("cache-control", "no-store");
      c.header("allow", "POST");
      if (!(await limiter.take(c.req.raw))) return answer(c, fail({ code: "api.tooManyCalls" }));
      return answer(c, await serve(deps, name, c.req.raw));
    });
  }
  app.route("/", createServerRoutes(deps));
  return app;
}

async function serve(deps: Deps, name: Name, request: Request): Promise<Result<object>> {
  if (request.method !== "POST") return fail({ code: "api.methodNotAllowed" });
  if (!isSessionCallAllowed(deps.settings, request.headers)) return fail({ code: "api.originNotAllowed" });
  const payload = await readPayload(name, request);
  if (!payload.isOk) return payload;
  const { session } = await findContext(deps, findSession, request, null, []);
  if (!session) return fail({ code: "api.loginRequired" });
  const tooMany = await count(deps, name, session.userId);
  return tooMany ? fail(tooMany) : done(await makeCall(deps, session.userId, name, payload.value));
}

/** The activity of a visit also comes as a beacon, whose text is JSON; its limit is below the one of a beacon. */
async function readPayload(name: Name, request: Request): Promise<Result<unknown>> {
  const isActivity = name === "trackActivitySession";
  const body = await readJsonBody(request, {
    mediaTypes: isActivity ? ["application/json", "text/plain"] : ["application/json"],
    maxBytes: isActivity ? MAX_ACTIVITY_BYTES : MAX_BODY_BYTES,
  });
  if (!body.isOk) return body;
  const parsed = z.safeParse(marketingCalls[name].request, body.value);
  return parsed.success ? ok(parsed.data) : fail({ code: "api.badRequest", params: { path: pathOf(parsed.error) } });
}

function count(deps: Deps, name: Name, userId: string): Promise<Failure | null> {
  const limit =
    name === "trackActivitySession" ? ACTIVITY_CALLS : SETTING_NAMES.has(name) ? SETTING_CALLS : TRACKED_CALLS;
  const kind = limit === ACTIVITY_CALLS ? "activity" : limit === SETTING_CALLS ? "settings" : "event";
  return countTry(deps, [[`tracking:${kind}:${userId}`, limit]], "api.tooManyCalls");
}
