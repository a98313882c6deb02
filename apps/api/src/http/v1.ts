import {
  DEFAULT_OPERATION_IDS,
  type OperationIds,
  type OperationName,
  operations,
  writeOpenFields,
} from "@shop/api-client/contract";
import { ok, type Result } from "@shop/kernel";
import { Hono } from "hono";
import { createActsAtOnce } from "../cart/acts-at-once.ts";
import { CALLS_PER_MINUTE, NEW_VISITORS_PER_MINUTE } from "../limits.ts";
import type { Deps } from "../ports/deps.ts";
import type { CallContext, Handlers } from "./call-context.ts";
import { createCallLimiter } from "./call-limiter.ts";
import { COUNTED_CALLS, type CountAny } from "./counted-calls.ts";
import { createBodyWriter, type EnvelopeAnswer, failedAnswer, validAnswer } from "./envelope.ts";
import { findContext, type ResponseCookies } from "./find-context.ts";
import { guardCall, isPrepare } from "./guard-call.ts";
import { hasRoomToHash } from "./hash-room.ts";
import type { KeyedAct } from "./idempotency-keys.ts";
import { createKnownVisitors } from "./known-visitors.ts";
import { isSessionCallAllowed } from "./origin-check.ts";
import { prepareCall } from "./prepare-call.ts";
import { readCall } from "./read-call.ts";
import { readIdempotencyKey } from "./read-idempotency-key.ts";
import type { AppEnv } from "./request-log.ts";
import { createRunOnce, type RunOnce } from "./run-once.ts";
import { issueSecurityToken } from "./security-tokens.ts";

/** What these answer lives in cookies: a kept answer would be a login without its session. */
const NEVER_KEPT: ReadonlySet<OperationName> = new Set<OperationName>(["login", "logout"]);

/** What is nothing but quick writes to the database: done and answered in one transaction. */
const TRANSACTIONS: ReadonlySet<OperationName> = new Set<OperationName>([
  "addToCart",
  "removeFromCart",
  "clearCart",
  "addCoupon",
  "removeCoupon",
  "undoCartChange",
  "resendActivation",
  "verifyMail",
  "revokeEmailChange",
  "updateProfile",
  "updateNewsletterSettings",
  "confirmNewsletter",
  "endSessions",
  "preferCurrency",
  "getFreeProduct",
  "redeemProduct",
  "rateProduct",
  "transferLicence",
  "releaseActivation",
]);
const JSON_TYPE = { "content-type": "application/json" };

/** POST /v1/{opaque id}: parse, check, call the use case, answer in the envelope. The order of the checks is the pipeline's whole point. */
export function createV1Routes(
  deps: Deps,
  handlers: Handlers,
  ids: OperationIds = DEFAULT_OPERATION_IDS,
): Hono<AppEnv> {
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name as OperationName]));
  const answerCall = createAnswerCall(deps, handlers);
  const writeBody = createBodyWriter();
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.header("cache-control", "no-store");
    await next();
  });
  app.all("/:id", async (c) => {
    const name = names.get(c.req.param("id"));
    if (!name) return c.json(failedAnswer({ code: "api.notServed" }).body, 404);
    c.set("operation", operations[name].name);
    c.header("allow", "POST");
    if (c.req.method !== "POST") return c.json(failedAnswer({ code: "api.methodNotAllowed" }).body, 405);
    const cookies: ResponseCookies = [];
    const answer = await answerCall({ name, request: c.req.raw, requestId: c.get("requestId"), cookies });
    for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
    const body = writeOpenFields(operations[name].openFields ?? [], answer.body);
    return c.body(writeBody(body), answer.status as 200, JSON_TYPE);
  });
  app.all("/*", (c) => c.json(failedAnswer({ code: "api.notServed" }).body, 404));
  return app;
}

interface IncomingCall {
  readonly name: OperationName;
  readonly request: Request;
  readonly requestId: string;
  readonly cookies: ResponseCookies;
}

function createAnswerCall(deps: Deps, handlers: Handlers): (incoming: IncomingCall) => Promise<EnvelopeAnswer> {
  const runOnce = createRunOnce(deps);
  const isWithinLimits = createLimits(deps);
  const visitors = createKnownVisitors(deps);
  const actsAtOnce = createActsAtOnce();
  return async (incoming) => {
    const { name, request, requestId, cookies } = incoming;
    if (!hasRoomToHash(deps, name, request)) return failedAnswer({ code: "api.busy" });
    if (!(await isWithinLimits(incoming))) return failedAnswer({ code: "api.tooManyCalls" });
    if (!isSessionCallAllowed(deps.settings, request.headers)) return failedAnswer({ code: "api.originNotAllowed" });
    const call = await readCall(name, request);
    if (!call.isOk) return failedAnswer(call.failure);
    const isKept = operations[name].isMutation && !NEVER_KEPT.has(name);
    const key = isKept ? readIdempotencyKey(request.headers) : ok(null);
    if (!key.isOk) return failedAnswer(key.failure);
    const { accessToken, payload } = call.value;
    const access = await visitors.find(accessToken);
    const context = await findContext(deps, request, access, cookies, requestId);
    const refusal = guardCall(deps, name, payload, context);
    if (refusal) return failedAnswer(refusal);
    return perform({ deps, handlers, actsAtOnce, runOnce, name, context, payload, key: key.value, cookies });
  };
}

interface Performance {
  readonly deps: Deps;
  readonly handlers: Handlers;
  readonly actsAtOnce: ReturnType<typeof createActsAtOnce>;
  readonly runOnce: RunOnce;
  readonly name: OperationName;
  readonly context: CallContext;
  readonly payload: unknown;
  readonly key: string | null;
  readonly cookies: ResponseCookies;
}

async function perform(call: Performance): Promise<EnvelopeAnswer> {
  const { deps, name, context, payload, key, cookies } = call;
  const { tokenPurpose } = operations[name];
  if (tokenPurpose && isPrepare(payload)) {
    const prepared = await prepareCall(deps, context, name, payload);
    if (!prepared.isOk) return failedAnswer(prepared.failure);
    return validAnswer({ ...prepared.value, csrf_token: issueSecurityToken(deps, context, tokenPurpose) });
  }
  const actor = context.session?.userId ?? context.visitorId ?? "";
  const actAtOnce = call.actsAtOnce[name];
  const count = COUNTED_CALLS[name] as CountAny | undefined;
  const keyed = {
    ...{ actor, key, operation: name, payload, cookies, isTransaction: TRANSACTIONS.has(name) },
    count: count && (() => count(deps, context, payload)),
    atOnce: actAtOnce && ((act: KeyedAct) => actAtOnce(deps, context, payload, act)),
  };
  return call.runOnce(keyed, async (db) => {
    // The table types each handler by its operation's name; the payload has just passed that operation's schema.
    const handler = call.handlers[name] as (
      deps: Deps,
      context: CallContext,
      payload: unknown,
    ) => Promise<Result<unknown>>;
    const result = await handler({ ...deps, db }, context, payload);
    return result.isOk ? validAnswer(result.value) : failedAnswer(result.failure);
  });
}

function createLimits(deps: Deps): (call: IncomingCall) => Promise<boolean> {
  const all = createCallLimiter(deps.settings, CALLS_PER_MINUTE);
  const newVisitors = createCallLimiter(deps.settings, NEW_VISITORS_PER_MINUTE);
  return async ({ name, request }) => {
    if (!(await all.take(request))) return false;
    return name !== "generateToken" || newVisitors.take(request);
  };
}
