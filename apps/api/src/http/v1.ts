import {
  DEFAULT_OPERATION_IDS,
  type OperationIds,
  type OperationName,
  operations,
  writeOpenFields,
} from "@shop/api-client/contract";
import { type Failure, ok, type Result } from "@shop/kernel";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { PlatformDeps } from "../platform/deps.ts";
import { newSecret } from "../platform/secrets.ts";
import type { CallContext, PreparedLink, Session } from "./call-context.ts";
import { createCallLimiter } from "./call-limiter.ts";
import { createBodyWriter, type EnvelopeAnswer, failedAnswer, validAnswer } from "./envelope.ts";
import { findContext, type ResponseCookies } from "./find-context.ts";
import { guardCall, isPrepare } from "./guard-call.ts";
import type { KeyedAct } from "./idempotency-keys.ts";
import { createKnownVisitors } from "./known-visitors.ts";
import { CALLS_PER_MINUTE, NEW_VISITORS_PER_MINUTE } from "./limits.ts";
import { isSessionCallAllowed } from "./origin-check.ts";
import { readCall } from "./read-call.ts";
import { readIdempotencyKey } from "./read-idempotency-key.ts";
import type { AppEnv } from "./request-log.ts";
import { createRunOnce, type RunOnce } from "./run-once.ts";
import { issueSecurityToken } from "./security-tokens.ts";
import { refusalOf, type ServedCalls } from "./served-calls.ts";

const JSON_TYPE = { "content-type": "application/json" };

/** POST /v1/{opaque id}: parse, check, call the use case, respond in the envelope. The order of the checks is essential. */
export function createV1Routes<Deps extends PlatformDeps, Login extends Session>(
  deps: Deps,
  served: ServedCalls<Deps, Login>,
  ids: OperationIds = DEFAULT_OPERATION_IDS,
): Hono<AppEnv> {
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name as OperationName]));
  const answerCall = createAnswerCall(deps, served);
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

function createAnswerCall<Deps extends PlatformDeps, Login extends Session>(
  deps: Deps,
  served: ServedCalls<Deps, Login>,
): (incoming: IncomingCall) => Promise<EnvelopeAnswer> {
  const runOnce = createRunOnce(deps);
  const isWithinLimits = createLimits(deps);
  const visitors = createKnownVisitors(deps);
  return async (incoming) => {
    const { name, request, requestId, cookies } = incoming;
    if (!served.hasRoom(deps, name, request)) return failedAnswer({ code: "api.busy" });
    if (!(await isWithinLimits(incoming))) return failedAnswer({ code: "api.tooManyCalls" });
    if (!isSessionCallAllowed(deps.settings, request.headers)) return failedAnswer({ code: "api.originNotAllowed" });
    const call = await readCall(name, request);
    if (!call.isOk) return failedAnswer(call.failure);
    const isKept = operations[name].atMostOnce !== "none";
    const key = isKept ? readIdempotencyKey(request.headers) : ok(null);
    if (!key.isOk) return failedAnswer(key.failure);
    const { accessToken, payload } = call.value;
    const access = await visitors.find(accessToken);
    const context = await findContext(deps, served.findSession, request, access, cookies, requestId);
    const refusal = guardCall(deps, name, payload, context);
    if (refusal) return failedAnswer(refusal);
    return perform({ deps, served, runOnce, name, context, payload, key: key.value, cookies });
  };
}

interface Performance<Deps extends PlatformDeps, Login extends Session> {
  readonly deps: Deps;
  readonly served: ServedCalls<Deps, Login>;
  readonly runOnce: RunOnce;
  readonly name: OperationName;
  readonly context: CallContext<Login>;
  readonly payload: unknown;
  readonly key: string | null;
  readonly cookies: ResponseCookies;
}

async function perform<Deps extends PlatformDeps, Login extends Session>(
  call: Performance<Deps, Login>,
): Promise<EnvelopeAnswer> {
  const { deps, served, name, context, payload, key, cookies } = call;
  if (operations[name].tokenPurpose && isPrepare(payload)) return prepare(call);
  const actor = context.session?.userId ?? context.visitorId ?? "";
  const atOnce = served.actsAtOnce[name];
  // The tables type each function by its operation's name, and the payload has just passed that operation's schema.
  const count = served.counts[name] as
    | ((deps: Deps, context: CallContext<Login>, payload: unknown) => Promise<Failure | null>)
    | undefined;
  const handler = served.handlers[name] as (
    deps: Deps,
    context: CallContext<Login>,
    payload: unknown,
  ) => Promise<Result<unknown>>;
  const keyed = {
    ...{ actor, operation: name, payload, cookies, isTransaction: operations[name].atMostOnce === "transaction" },
    // An act that stores its own response needs a key to store it under.
    key: key ?? (atOnce ? newSecret(deps.random) : null),
    count: count && (() => refusalOf(served, count(deps, context, payload))),
    atOnce: atOnce && {
      act: (act: KeyedAct) => atOnce.act(deps, context, payload, act),
      remake: (source: unknown) => atOnce.remake(source, context.locale),
    },
  };
  return call.runOnce(keyed, async (db) => {
    const result = await handler({ ...deps, db }, context, payload);
    return result.isOk ? validAnswer(result.value) : served.answerOfFailure(result.failure);
  });
}

async function prepare<Deps extends PlatformDeps, Login extends Session>(
  call: Performance<Deps, Login>,
): Promise<EnvelopeAnswer> {
  const { deps, served, name, context, payload } = call;
  const { tokenPurpose } = operations[name];
  const prepared = await served.prepared[name]?.(deps, context, linkOf(payload));
  if (prepared && !prepared.isOk) return served.answerOfFailure(prepared.failure);
  const csrf_token = tokenPurpose && issueSecurityToken(deps, context, tokenPurpose);
  return validAnswer({ ...prepared?.value, csrf_token });
}

const linkSchema = z.looseObject({ id: z.string(), key: z.string() });

function linkOf(payload: unknown): PreparedLink {
  const parsed = linkSchema.safeParse(payload);
  return parsed.success ? { id: parsed.data.id, key: parsed.data.key } : null;
}

function createLimits(deps: PlatformDeps): (call: IncomingCall) => Promise<boolean> {
  const all = createCallLimiter(deps.settings, CALLS_PER_MINUTE);
  const newVisitors = createCallLimiter(deps.settings, NEW_VISITORS_PER_MINUTE);
  return async ({ name, request }) => {
    if (!(await all.take(request))) return false;
    return name !== "generateToken" || newVisitors.take(request);
  };
}
