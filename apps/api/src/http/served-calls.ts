import type { DirectCalls, OperationName } from "@shop/api-client/contract";
import type { Failure, Locale } from "@shop/kernel";
import type { PlatformDeps } from "../platform/deps.ts";
import type {
  CallContext,
  CountedCalls,
  CountedDirectCalls,
  DirectHandlers,
  Handlers,
  PreparedCalls,
  Session,
} from "./call-context.ts";
import type { EnvelopeAnswer } from "./envelope.ts";
import type { FindSession } from "./find-context.ts";
import type { KeyedAct } from "./idempotency-keys.ts";

/** An act in one statement that stores the source of its response under the call's key. */
export interface ActAtOnce<Deps, Context> {
  /** Null: nothing was written. The handler says why. */
  act(deps: Deps, context: Context, payload: unknown, keyed: KeyedAct): Promise<EnvelopeAnswer | null>;
  /** The first response again, from what was stored, in a language. */
  remake(source: unknown, locale: Locale): EnvelopeAnswer;
}

/** All that the pipeline runs without knowing what it is about. Wired in app.ts. */
export interface ServedCalls<Deps extends PlatformDeps, Login extends Session> {
  readonly findSession: FindSession<Login>;
  readonly handlers: Handlers<Deps, CallContext<Login>>;
  readonly directHandlers: DirectHandlers<Deps, CallContext<Login>>;
  readonly counts: CountedCalls<Deps, CallContext<Login>>;
  readonly directCounts: CountedDirectCalls<Deps, CallContext<Login>>;
  readonly prepared: PreparedCalls<Deps, CallContext<Login>>;
  readonly actsAtOnce: { readonly [Name in OperationName]?: ActAtOnce<Deps, CallContext<Login>> };
  /** Called with the call's name and address only, before anything of it is read. */
  hasRoom(deps: Deps, name: OperationName | keyof DirectCalls, request: Request): boolean;
  /** A failure with its status and text, from the table of all failures. */
  answerOfFailure(failure: Failure): EnvelopeAnswer;
}

/** A limit's failure as a response; null if none was reached. */
export async function refusalOf(
  served: Pick<ServedCalls<never, never>, "answerOfFailure">,
  counted: Promise<Failure | null>,
): Promise<EnvelopeAnswer | null> {
  const refusal = await counted;
  return refusal && served.answerOfFailure(refusal);
}
