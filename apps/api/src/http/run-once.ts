import { canonicalJson } from "@shop/api-client/contract";
import { tryInTransaction } from "../platform/database/in-transaction.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { sign } from "../platform/secrets.ts";
import { type EnvelopeAnswer, failedAnswer } from "./envelope.ts";
import {
  type ClaimedByOther,
  claimIdempotencyKey,
  findFirstAnswer,
  forgetIdempotencyKey,
  type KeyedAct,
  keepFirstAnswer,
  keepIdempotentAnswer,
} from "./idempotency-keys.ts";
import { IDEMPOTENCY_TAKEOVER_MS } from "./limits.ts";

interface KeyedCall {
  /** Who repeats: the session's user, else the visitor. Keys of different callers are independent. */
  readonly actor: string;
  readonly key: string | null;
  readonly operation: string;
  readonly payload: unknown;
  /** `Set-Cookie` values that the call collects; repeats that waited for it get them too. */
  readonly cookies: string[];
  /** The act consists only of quick writes to the database, which commit or roll back together with the stored response. */
  readonly isTransaction: boolean;
  /**
   * Counts the call against its limits, outside the act and its transaction; returns the failure if one is reached. A repeat isn't counted.
   * A body that is rejected because the key was used for another one is. Absent: the call has no such limit.
   */
  readonly count?: (() => Promise<EnvelopeAnswer | null>) | undefined;
  /** An act in one statement that stores the source of its response under the key. */
  readonly atOnce?: AtOnce | undefined;
}

interface AtOnce {
  /** Null: nothing was written. The act says why, or does the rest. */
  act(keyed: KeyedAct): Promise<EnvelopeAnswer | null>;
  /** The first response again, from what was stored. */
  remake(source: unknown): EnvelopeAnswer;
}

/** The act, on the given database: the transaction that also stores its response, if the call says so. */
type Act = (db: PlatformDeps["db"]) => Promise<EnvelopeAnswer>;

/** Runs a keyed change once and returns the first response to every repeat. */
export type RunOnce = (call: KeyedCall, act: Act) => Promise<EnvelopeAnswer>;

interface Running {
  readonly bodyHash: string;
  readonly answer: Promise<EnvelopeAnswer>;
  readonly cookies: readonly string[];
}

/** A security token may be fetched again between two tries of the same act. */
const NOT_PART_OF_THE_ACT = new Set(["csrf_token", "token"]);

/**
 * Prevents running an act twice. Repeats in this process wait for the first; a key with another body is rejected:
 * `api.idempotencyKeyReused`. After a fault on our side the same key may be retried. See docs/decisions/0014.
 */
export function createRunOnce(deps: PlatformDeps): RunOnce {
  const running = new Map<string, Running>();
  return async (call, act) => {
    if (call.key === null) return (await refuseByLimit(call)) ?? act(deps.db);
    const id = JSON.stringify([call.actor, call.key]);
    const bodyHash = hashOfAct(deps.settings.secret, call);
    const first = running.get(id);
    if (first) return waitFor(first, bodyHash, call);
    const answer = lookAndAct(deps, { ...call, key: call.key }, bodyHash, act);
    running.set(id, { bodyHash, answer, cookies: call.cookies });
    try {
      return await answer;
    } finally {
      running.delete(id);
    }
  };
}

async function waitFor(first: Running, bodyHash: string, call: KeyedCall): Promise<EnvelopeAnswer> {
  if (first.bodyHash !== bodyHash) return (await refuseByLimit(call)) ?? answerOfFirst(call, { kind: "otherBody" });
  const answer = await first.answer;
  call.cookies.push(...first.cookies);
  return answer;
}

async function refuseByLimit(call: KeyedCall): Promise<EnvelopeAnswer | null> {
  return (await call.count?.()) ?? null;
}

type CallWithKey = KeyedCall & { readonly key: string };

/**
 * Looks the key up before anything runs: a repeat gets the first response, another body is rejected without reading what it requests. The
 * act is counted first, whatever its outcome.
 */
async function lookAndAct(deps: PlatformDeps, call: CallWithKey, bodyHash: string, act: Act): Promise<EnvelopeAnswer> {
  const { actor, key, operation } = call;
  const keyed = { actor, key, operation, bodyHash, now: new Date(deps.clock.nowMs()) };
  const atOnce = await call.atOnce?.act(keyed);
  if (atOnce) return atOnce;
  const claimed = await findFirstAnswer(deps.db, keyed);
  const isRepeat = claimed !== null && claimed.kind !== "otherBody";
  if (isRepeat && claimed.kind !== "busy") return answerOfFirst(call, claimed);
  const refused = isRepeat ? null : await refuseByLimit(call);
  if (refused) return refused;
  if (claimed?.kind === "otherBody") return answerOfFirst(call, claimed);
  return call.isTransaction ? actInTransaction(deps, call, keyed, act) : actUnderClaim(deps, call, keyed, act);
}

/**
 * The act and its stored response are one transaction: a process that dies leaves both or neither. If another call was first, storing the
 * response fails; the transaction is then rolled back and the first response returned.
 */
async function actInTransaction(
  deps: PlatformDeps,
  call: CallWithKey,
  keyed: KeyedAct,
  act: Act,
): Promise<EnvelopeAnswer> {
  const own = await tryInTransaction(deps.db, async (trx) => {
    const answer = await act(trx);
    if (isWorthRepeating(answer.status)) return { counts: false, value: answer };
    const isFirst = await keepFirstAnswer(trx, keyed, answer);
    return { counts: isFirst, value: isFirst ? answer : null };
  });
  if (own) return own;
  // They belong to what was undone.
  call.cookies.length = 0;
  return answerOfFirst(call, (await findFirstAnswer(deps.db, keyed)) ?? { kind: "busy" });
}

/**
 * For acts that wait for something besides the database (a password's hash, the payment provider) and can't keep a transaction open that
 * long. The key's row is written before the act, so that only one of several repeats runs it. Repeats in another process get
 * `api.idempotencyKeyBusy` and may retry. An attempt that never responded is taken over after a minute.
 */
async function actUnderClaim(deps: PlatformDeps, call: KeyedCall, keyed: KeyedAct, act: Act): Promise<EnvelopeAnswer> {
  const takeOverBefore = new Date(keyed.now.getTime() - IDEMPOTENCY_TAKEOVER_MS);
  const claimed = await claimIdempotencyKey(deps.db, { ...keyed, takeOverBefore });
  if (claimed.kind !== "mine") return answerOfFirst(call, claimed);
  try {
    const answer = await act(deps.db);
    if (isWorthRepeating(answer.status)) await forgetIdempotencyKey(deps.db, keyed);
    else await keepIdempotentAnswer(deps.db, keyed, answer);
    return answer;
  } catch (error) {
    await forgetIdempotencyKey(deps.db, keyed);
    throw error;
  }
}

function answerOfFirst(call: KeyedCall, claimed: ClaimedByOther): EnvelopeAnswer {
  if (claimed.kind === "answered") return claimed.answer;
  if (claimed.kind === "remade") {
    if (!call.atOnce) throw new Error(`Nothing says how an answer to ${call.operation} is made again.`);
    return call.atOnce.remake(claimed.source);
  }
  return failedAnswer({ code: claimed.kind === "busy" ? "api.idempotencyKeyBusy" : "api.idempotencyKeyReused" });
}

/** Shed load and faults of ours: the next try may succeed, and must not get this response. */
function isWorthRepeating(status: number): boolean {
  return status === 429 || status >= 500;
}

/** Hashed with a key, because a payload may contain a password. */
function hashOfAct(secret: string, call: KeyedCall): string {
  const { payload } = call;
  const act =
    typeof payload === "object" && payload !== null && !Array.isArray(payload)
      ? Object.fromEntries(Object.entries(payload).filter(([name]) => !NOT_PART_OF_THE_ACT.has(name)))
      : payload;
  return sign(secret, ["idempotency", call.operation, canonicalJson(act)]);
}
