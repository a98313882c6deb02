import { type Failure, fail, ok, type Result } from "@shop/kernel";
import type { ApiClient, CallOptions, DirectAnswer, DirectCallName } from "../client/api-client.ts";
import type { AnswerOf, OperationName, Operations, TokenPurpose } from "../contract/index.ts";

export interface FakeCall {
  readonly name: OperationName | DirectCallName | "start" | "restart";
  readonly request: unknown;
  readonly options?: CallOptions | undefined;
}

export interface FakeApiClient extends ApiClient {
  /** All calls, in order. */
  readonly calls: readonly FakeCall[];
  /** The purposes that are kept fresh now. */
  readonly keptPurposes: readonly TokenPurpose[];
  /** An operation's results: each is returned once, in order; the last is repeated. */
  answer<Name extends OperationName>(name: Name, ...results: Array<Result<AnswerOf<Operations[Name]>>>): void;
  answerDirect<Name extends DirectCallName>(name: Name, ...results: Array<Result<DirectAnswer<Name>>>): void;
  answerStart(...results: Array<Awaited<ReturnType<ApiClient["start"]>>>): void;
  /** As `answer`, with a failure. */
  refuse(name: OperationName | DirectCallName | "start" | "restart", failure: Failure): void;
}

/** The security token that `callSecured` passes. */
export const FAKE_SECURITY_TOKEN = "security-token";

/** A client without a host, for the features' adapter tests. A call without a programmed result is a mistake in the test and throws. */
export function createFakeApiClient(): FakeApiClient {
  const calls: FakeCall[] = [];
  const keptPurposes: TokenPurpose[] = [];
  const responses = new Map<string, Array<Result<unknown>>>([
    ["start", [ok({ user: null, lifeMs: 7_200_000 })]],
    ["restart", [ok(undefined)]],
  ]);
  const next = (call: FakeCall): Promise<Result<unknown>> => {
    calls.push(call);
    const queue = responses.get(call.name);
    const result = queue && queue.length > 1 ? queue.shift() : queue?.[0];
    if (!result)
      throw new Error(`The fake client has no answer to ${call.name}: give one by answer("${call.name}", ok(…)).`);
    return Promise.resolve(result);
  };
  const program = (name: string, results: Array<Result<unknown>>) => {
    responses.set(name, results);
  };
  // The types of `answer` ensure that a name's programmed result has that name's type.
  const client: Pick<ApiClient, "call" | "callSecured" | "callDirect" | "start" | "restart"> = {
    call: async (name, request, options) =>
      (await next({ name, request, options })) as Result<AnswerOf<Operations[typeof name]>>,
    callSecured: async (name, buildRequest, options) => {
      const request = buildRequest(FAKE_SECURITY_TOKEN);
      return (await next({ name, request, options })) as Result<AnswerOf<Operations[typeof name]>>;
    },
    callDirect: async (name, request) => (await next({ name, request })) as Result<DirectAnswer<typeof name>>,
    start: async (emailAddress) =>
      (await next({ name: "start", request: emailAddress ?? null })) as Awaited<ReturnType<ApiClient["start"]>>,
    restart: async () => (await next({ name: "restart", request: null })) as Result<void>,
  };
  return {
    ...client,
    calls,
    keptPurposes,
    keepSecurityToken: (purpose) => {
      keptPurposes.push(purpose);
      return () => {
        const index = keptPurposes.indexOf(purpose);
        if (index >= 0) keptPurposes.splice(index, 1);
      };
    },
    answer: (name, ...results) => program(name, results),
    answerDirect: (name, ...results) => program(name, results),
    answerStart: (...results) => program("start", results),
    refuse: (name, failure) => program(name, [fail(failure)]),
  };
}
