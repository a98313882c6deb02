import { type DirectCalls, directCalls, SITE_AUTHORIZATION } from "@shop/api-client/contract";
import { type Failure, fail, ok, type Result } from "@shop/kernel";
import { Hono } from "hono";
import * as z from "zod/mini";
import { type DirectResult, directHandlers } from "../direct-handlers.ts";
import { CALLS_PER_MINUTE } from "../limits.ts";
import { addressKey } from "../platform/address-key.ts";
import { isEqualSecret } from "../platform/secrets.ts";
import type { Deps } from "../ports/deps.ts";
import type { CallContext } from "./call-context.ts";
import { createCallLimiter } from "./call-limiter.ts";
import { COUNTED_DIRECT_CALLS, type CountAny } from "./counted-calls.ts";
import { type EnvelopeAnswer, failedAnswer, validAnswer } from "./envelope.ts";
import { findContext, type ResponseCookies } from "./find-context.ts";
import { hasRoomToHash } from "./hash-room.ts";
import { isSessionCallAllowed } from "./origin-check.ts";
import { readJsonBody } from "./read-body.ts";
import { pathOf } from "./read-call.ts";
import { readIdempotencyKey } from "./read-idempotency-key.ts";
import type { AppEnv } from "./request-log.ts";
import { createRunOnce } from "./run-once.ts";

type DirectName = keyof DirectCalls;

/** What can't be one transaction: a password's hash waits too long for one, and a PIN's counted try outlasts whatever follows it. */
const WITHOUT_TRANSACTION: ReadonlySet<DirectName> = new Set<DirectName>([
  "initiateEmailChange",
  "confirmEmailChange",
  "confirmAccountDeletion",
]);

/** The plain JSON calls below /wp-json/fa/v1, under the same rules as the main API: site header, body, origin, at most once. */
export function createDirectRoutes(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const answerCall = createAnswerDirectCall(deps);
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

function createAnswerDirectCall(
  deps: Deps,
): (name: DirectName, request: Request, requestId: string, cookies: ResponseCookies) => Promise<EnvelopeAnswer> {
  const limiter = createCallLimiter(deps.settings, CALLS_PER_MINUTE);
  const runOnce = createRunOnce(deps);
  return async (name, request, requestId, cookies) => {
    if (!hasRoomToHash(deps, name, request)) return failedAnswer({ code: "api.busy" });
    if (!(await limiter.take(request))) return failedAnswer({ code: "api.tooManyCalls" });
    const refusal = guardDirectCall(deps, request);
    if (refusal) return failedAnswer(refusal);
    const payload = await readDirectBody(name, request);
    if (!payload.isOk) return failedAnswer(payload.failure);
    const key = readIdempotencyKey(request.headers);
    if (!key.isOk) return failedAnswer(key.failure);
    const context = await findContext(deps, request, null, cookies, requestId);
    if (directCalls[name].actor === "customer" && !context.session) return failedAnswer({ code: "api.loginRequired" });
    const actor = context.session?.userId ?? `place:${addressKey(context.address)}`;
    const isTransaction = !WITHOUT_TRANSACTION.has(name);
    const countOfCall = COUNTED_DIRECT_CALLS[name] as CountAny | undefined;
    const count = countOfCall && (() => countOfCall(deps, context, payload.value));
    const act = { operation: directCalls[name].name, payload: payload.value, isTransaction, count };
    return runOnce({ actor, key: key.value, cookies, ...act }, async (db) => {
      // The table types each handler by its call's name; the payload has just passed that call's schema.
      const handler = directHandlers[name] as (
        deps: Deps,
        context: CallContext,
        request: unknown,
      ) => Promise<Result<DirectResult>>;
      const result = await handler({ ...deps, db }, context, payload.value);
      return result.isOk ? validAnswer(result.value) : failedAnswer(result.failure);
    });
  };
}

/** The site header says which site calls; it keeps no one out who has read a page of it. */
function guardDirectCall(deps: Deps, request: Request): Failure | null {
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
  return {
    ...(valid ? (result as DirectResult) : {}),
    success: valid,
    message: error,
    code: code === null ? null : String(code),
  };
}
