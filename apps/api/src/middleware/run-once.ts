import { canonicalJson } from "@shop/api-client/contract";
import {
  claimIdempotencyKey,
  forgetIdempotencyKey,
  keepIdempotentAnswer,
} from "../db/repositories/idempotency-keys.ts";
import type { Deps } from "../deps.ts";
import { IDEMPOTENCY_TAKEOVER_MS } from "../limits.ts";
import { type EnvelopeAnswer, failedAnswer } from "../routes/envelope.ts";
import { sign } from "../secrets.ts";

interface KeyedCall {
  /** Who repeats: the session's user, else the visitor. One's keys are nothing to another. */
  readonly actor: string;
  readonly key: string | null;
  readonly operation: string;
  readonly payload: unknown;
  /** `Set-Cookie` values that the call collects; repeats that waited for it get them too. */
  readonly cookies: string[];
}

/** Runs a keyed change once and answers every repeat as the first time. */
export type RunOnce = (call: KeyedCall, act: () => Promise<EnvelopeAnswer>) => Promise<EnvelopeAnswer>;

interface Running {
  readonly bodyHash: string;
  readonly answer: Promise<EnvelopeAnswer>;
  readonly cookies: readonly string[];
}

/** A security token may be fetched anew between two tries of the same act. */
const NOT_PART_OF_THE_ACT = new Set(["csrf_token", "token"]);

/**
 * The guard against doing a thing twice. The key's row is written before the act, so that of several repeats one acts;
 * repeats in this process wait for it, those in another one are told `api.idempotencyKeyBusy` and may come again. A key
 * with another body is refused: `api.idempotencyKeyReused`. What failed on our side may be tried again under the same key.
 */
export function createRunOnce(deps: Deps): RunOnce {
  const running = new Map<string, Running>();
  return async (call, act) => {
    if (call.key === null) return act();
    const id = JSON.stringify([call.actor, call.key]);
    const bodyHash = hashOfAct(deps.settings.secret, call);
    const first = running.get(id);
    if (first) return waitFor(first, bodyHash, call.cookies);
    const answer = actOnce(deps, { ...call, key: call.key }, bodyHash, act);
    running.set(id, { bodyHash, answer, cookies: call.cookies });
    try {
      return await answer;
    } finally {
      running.delete(id);
    }
  };
}

async function waitFor(first: Running, bodyHash: string, cookies: string[]): Promise<EnvelopeAnswer> {
  if (first.bodyHash !== bodyHash) return failedAnswer({ code: "api.idempotencyKeyReused" });
  const answer = await first.answer;
  cookies.push(...first.cookies);
  return answer;
}

async function actOnce(
  deps: Deps,
  call: KeyedCall & { readonly key: string },
  bodyHash: string,
  act: () => Promise<EnvelopeAnswer>,
): Promise<EnvelopeAnswer> {
  const nowMs = deps.clock.nowMs();
  const claim = { actor: call.actor, key: call.key, now: new Date(nowMs) };
  const takeOverBefore = new Date(nowMs - IDEMPOTENCY_TAKEOVER_MS);
  const held = await claimIdempotencyKey(deps.db, { ...claim, operation: call.operation, bodyHash, takeOverBefore });
  if (held.kind === "otherBody") return failedAnswer({ code: "api.idempotencyKeyReused" });
  if (held.kind === "busy") return failedAnswer({ code: "api.idempotencyKeyBusy" });
  if (held.kind === "answered") return held.answer;
  try {
    const answer = await act();
    if (isWorthRepeating(answer.status)) await forgetIdempotencyKey(deps.db, claim);
    else await keepIdempotentAnswer(deps.db, claim, answer);
    return answer;
  } catch (error) {
    await forgetIdempotencyKey(deps.db, claim);
    throw error;
  }
}

/** Load that was shed and faults of ours: the next try may fare better, and must not get this answer. */
function isWorthRepeating(status: number): boolean {
  return status === 429 || status >= 500;
}

/** Keyed, for a payload may hold a password. */
function hashOfAct(secret: string, call: KeyedCall): string {
  const { payload } = call;
  const act =
    typeof payload === "object" && payload !== null && !Array.isArray(payload)
      ? Object.fromEntries(Object.entries(payload).filter(([name]) => !NOT_PART_OF_THE_ACT.has(name)))
      : payload;
  return sign(secret, ["idempotency", call.operation, canonicalJson(act)]);
}
