import { Hono } from "hono";
import { type FormValue, parseFormBody, textsOf } from "./form-body.ts";
import { createIdempotentAnswers, type KeptAnswer } from "./idempotent-answers.ts";
import type { StandInDeps } from "./stand-in-deps.ts";
import type { StandInPayments } from "./stand-in-payments.ts";
import { makeSession, type StandInSession } from "./stand-in-session.ts";
import { FAULTS, isFault, type StripeFault } from "./stripe-fault.ts";

export interface StandInRequest {
  readonly line: string;
  readonly form: Record<string, FormValue>;
  readonly idempotencyKey: string | null;
  readonly version: string | null;
}

export interface ApiWorld {
  readonly sessions: Map<string, StandInSession>;
  readonly requests: StandInRequest[];
  readonly payments: StandInPayments;
  readonly faultNow: () => StripeFault | null;
  readonly before: (method: string, path: string) => Promise<void>;
}

/** Stripe's API under /v1: keys, idempotency and errors around what each call does. */
export function createStandInApi(deps: StandInDeps, world: ApiWorld): Hono {
  const api = new Hono();
  const kept = createIdempotentAnswers();
  api.all("/*", async (c) => {
    const { method } = c.req;
    const path = new URL(c.req.url).pathname.replace(/^\/v1/, "");
    const body = method === "POST" ? await c.req.text() : "";
    const idempotencyKey = c.req.header("idempotency-key") ?? null;
    const form = parseFormBody(body);
    world.requests.push({
      line: `${method} ${path}`,
      form,
      idempotencyKey,
      version: c.req.header("stripe-version") ?? null,
    });
    await world.before(method, path);
    const fault = c.req.header("authorization") === `Bearer ${deps.secretKey}` ? world.faultNow() : FAULTS.badKey;
    const answer = await kept.answer(idempotencyKey, `${path}\n${body}`, async () =>
      toAnswer(fault ?? (await work(deps, world, { method, path, form }))),
    );
    const sent = isFault(answer) ? toAnswer(answer) : answer;
    const headers = {
      "content-type": "application/json",
      "request-id": `req_${world.requests.length}`,
      ...("isReplayed" in sent && sent.isReplayed ? { "idempotent-replayed": "true" } : {}),
    };
    return new Response(sent.body, { status: sent.status, headers });
  });
  return api;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly form: Record<string, FormValue>;
}

async function work(deps: StandInDeps, world: ApiWorld, { method, path, form }: Call): Promise<object> {
  const [, resource, id = "", act = ""] =
    /^\/(checkout\/sessions|payment_intents)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
  if (resource === "payment_intents") return showPayment(world, id);
  if (resource !== "checkout/sessions") return FAULTS.missing;
  if (method === "POST" && id === "") return open(deps, world, form);
  const session = world.sessions.get(id);
  if (!session) return FAULTS.missing;
  if (method === "POST" && act === "") session.metadata = { ...session.metadata, ...textsOf(form.metadata) };
  if (act !== "expire") return session;
  if (session.status !== "open") return FAULTS.notOpen;
  await world.payments.expire(session);
  return session;
}

function open(deps: StandInDeps, { sessions }: ApiWorld, form: Record<string, FormValue>): object {
  const nowS = Math.floor(deps.clock.nowMs() / 1000);
  const made = makeSession(form, { number: sessions.size + 1, nowS, pageOrigin: deps.pageOrigin });
  if (!isFault(made)) sessions.set(made.id, made);
  return made;
}

function showPayment({ payments }: ApiWorld, id: string): object {
  const payment = payments.byId.get(id);
  if (!payment) return FAULTS.missing;
  return { id, object: "payment_intent", metadata: payment.session.payment_intent_metadata };
}

function toAnswer(made: object): KeptAnswer {
  return isFault(made)
    ? { status: made.status, body: JSON.stringify({ error: made.error }) }
    : { status: 200, body: JSON.stringify(made) };
}
