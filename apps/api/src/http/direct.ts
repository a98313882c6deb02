import { ACCESS_TOKEN_HEADER, type DirectCalls, directCalls, SITE_AUTHORIZATION } from "@shop/api-client/contract";
import { type Failure, fail, ok, type Result } from "@shop/kernel";
import { Hono } from "hono";
import * as z from "zod/mini";
import { addressKey } from "../platform/address-key.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { isEqualSecret } from "../platform/secrets.ts";
import type { CallContext, DirectResult, Session } from "./call-context.ts";
import { createCallLimiter } from "./call-limiter.ts";
import { type EnvelopeAnswer, failedAnswer, validAnswer } from "./envelope.ts";
import { findContext, type ResponseCookies } from "./find-context.ts";
import { createKnownVisitors } from "./known-visitors.ts";
import { CALLS_PER_MINUTE } from "./limits.ts";
import { isSessionCallAllowed } from "./origin-check.ts";
import { readJsonBody } from "./read-body.ts";
import { pathOf } from "./read-call.ts";
import { readIdempotencyKey } from "./read-idempotency-key.ts";
import type { AppEnv } from "./request-log.ts";
import { createRunOnce } from "./run-once.ts";
import { refusalOf, type ServedCalls } from "./served-calls.ts";

type DirectName = keyof DirectCalls;

/** The plain JSON calls below /wp-json/fa/v1, under the same rules as the main API: site header, body, origin, at most once. */
export function createDirectRoutes<Deps extends PlatformDeps, Login extends Session>(
  deps: Deps,
  served: ServedCalls<Deps, Login>,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const answerCall = createAnswerDirectCall(deps, served);
  for (const name of Object.keys(directCalls) as DirectName[]) {
    app.all(directCalls[name].path, async (c) => {
      c.set("operation", directCalls[name].name);
      c.header("cache-control", "no-store");
      c.header("allow", "POST");
      const cookies: ResponseCookies = [];
      const answer = await answerCall(name, c.req.raw, c.get("requestId"), cookies);
      for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
      return c.json(toDirectBody(answer), answer.status as 200);
    });
  }
  app.all("/wp-json/*", (c) => {
    c.header("cache-control", "no-store");
    return c.json(toDirectBody(failedAnswer({ code: "api.notServed" })), 404);
  });
  return app;
}

function createAnswerDirectCall<Deps extends PlatformDeps, Login extends Session>(
  deps: Deps,
  served: ServedCalls<Deps, Login>,
): (name: DirectName, request: Request, requestId: string, cookies: ResponseCookies) => Promise<EnvelopeAnswer> {
  const limiter = createCallLimiter(deps.settings, CALLS_PER_MINUTE);
  const runOnce = createRunOnce(deps);
  const visitors = createKnownVisitors(deps);
  return async (name, request, requestId, cookies) => {
    if (!served.hasRoom(deps, name, request)) return failedAnswer({ code: "api.busy" });
    if (!(await limiter.take(request))) return failedAnswer({ code: "api.tooManyCalls" });
    const refusal = guardDirectCall(deps, request);
    if (refusal) return failedAnswer(refusal);
    const payload = await readDirectBody(name, request);
    if (!payload.isOk) return failedAnswer(payload.failure);
    const key = readIdempotencyKey(request.headers);
    if (!key.isOk) return failedAnswer(key.failure);
    const { actor: mayCall } = directCalls[name];
    const access = mayCall === "visitor" ? await visitors.find(request.headers.get(ACCESS_TOKEN_HEADER) ?? "") : null;
    const context = await findContext(deps, served.findSession, request, access, cookies, requestId);
    if (mayCall === "visitor" && !context.visitorId) return failedAnswer({ code: "api.accessTokenInvalid" });
    if (mayCall === "customer" && !context.session) return failedAnswer({ code: "api.loginRequired" });
    const actor = context.session?.userId ?? context.visitorId ?? `place:${addressKey(context.address)}`;
    // The tables type each function by its call's name, and the payload has just passed that call's schema.
    const countOfCall = served.directCounts[name] as
      | ((deps: Deps, context: CallContext<Login>, request: unknown) => Promise<Failure | null>)
      | undefined;
    const handler = served.directHandlers[name] as (
      deps: Deps,
      context: CallContext<Login>,
      request: unknown,
    ) => Promise<Result<DirectResult>>;
    const count = countOfCall && (() => refusalOf(served, countOfCall(deps, context, payload.value)));
    const isTransaction = directCalls[name].atMostOnce === "transaction";
    const act = { operation: directCalls[name].name, payload: payload.value, isTransaction, count };
    return runOnce({ actor, key: key.value, cookies, ...act }, async (db) => {
      const result = await handler({ ...deps, db }, context, payload.value);
      return result.isOk ? validAnswer(result.value) : served.answerOfFailure(result.failure);
    });
  };
}

/** The site header says which site calls. It doesn't keep out anyone who has read one of its pages. */
function guardDirectCall(deps: PlatformDeps, request: Request): Failure | null {
  if (request.method !== "POST") return { code: "api.methodNotAllowed" };
  if (!isEqualSecret(request.headers.get("authorization") ?? "", SITE_AUTHORIZATION))
    return { code: "api.unknownSite" };
  return isSessionCallAllowed(deps.settings, request.headers) ? null : { code: "api.originNotAllowed" };
}

async function readDirectBody(name: DirectName, request: Request): Promise<Result<unknown>> {
  const body = await readJsonBody(request);
  if (!body.isOk) return body;
  const parsed = z.safeParse(directCalls[name].request, body.value);
  return parsed.success ? ok(parsed.data) : fail({ code: "api.badRequest", params: { path: pathOf(parsed.error) } });
}

function toDirectBody(answer: EnvelopeAnswer) {
  const { valid, result, error, code } = answer.body;
  if (!valid) return { success: false, message: error, code: code === null ? null : String(code) };
  return { message: null, code: null, ...(result as DirectResult), success: true };
}
