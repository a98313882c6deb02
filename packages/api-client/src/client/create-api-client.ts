import { fail, ok, type Result, randomUuid, wait } from "@shop/kernel";
import { directCalls, MAX_TRIES, type OperationName, operations, type TokenPurpose } from "../contract/served.ts";
import type { AccessTokens } from "./access-tokens.ts";
import type { ApiClient, DirectAnswer, DirectCallName } from "./api-client.ts";
import type { ApiClientOptions } from "./client-options.ts";
import { createCalls } from "./create-operations-client.ts";
import { makeDirectCall } from "./direct-call.ts";
import { report } from "./report.ts";
import { createSecurityTokens, type SecurityTokens } from "./security-tokens.ts";
import { isPassing, isStaleAccessToken, retryDelayMs } from "./tries.ts";

/** The client of one host for one visitor. Create it once per tab, or once per request on a server. Sources: API-01…05, 07, 10; AUTH-16. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { perform, access, ...calls } = createCalls(operations, options, () => security.clear());
  const security: SecurityTokens = createSecurityTokens(options.clock, (purpose) =>
    fetchSecurityToken(options, purpose, (name) => perform(name, () => ({ mode: "prepare" }), { isRepeatable: false })),
  );
  const change: typeof calls.change = async (name, payload, how) => {
    const answer = await calls.change(name, payload, how);
    // Security tokens are bound to the session, which has just become another one.
    if (answer.isOk && (name === "login" || name === "logout")) security.clear();
    return answer;
  };

  return {
    call: (name, request, how = {}) => change(name, () => request, how),
    callSecured: async (name, buildPayload, how = {}) => {
      const purpose = purposeOf(name);
      const source = {
        take: () => security.take(purpose),
        giveUp: (stale: string) => security.giveUp(purpose, stale),
      };
      return change(name, buildPayload, { ...how, security: source });
    },
    keepSecurityToken: security.keep,
    callDirect: async (name, request) => {
      const key = randomUuid(options.random);
      const result = await (directCalls[name].actor === "visitor"
        ? callAsVisitor(access, (token) => makeOnce(options, name, request, key, token))
        : makeOnce(options, name, request, key, null));
      // The schema of this very call has checked it.
      return result as Result<DirectAnswer<typeof name>>;
    },
    start: (emailAddress) => access.start(emailAddress ?? null),
    restart: () => {
      security.clear();
      return access.restart();
    },
  };
}

async function makeOnce(
  options: ApiClientOptions,
  name: DirectCallName,
  request: unknown,
  key: string,
  accessToken: string | null,
): Promise<Result<unknown>> {
  const outcome = await makeDirectCall(options, directCalls[name], request, key, accessToken);
  report(options, directCalls[name].name, outcome, 1);
  return outcome.result;
}

/** Makes a visitor's direct call, and once more with another token if the host refused this one: it has done nothing then. */
async function callAsVisitor(
  access: AccessTokens,
  make: (accessToken: string) => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  const token = await access.current();
  if (!token.isOk) return token;
  const result = await make(token.value);
  if (result.isOk || !isStaleAccessToken(result.failure)) return result;
  access.giveUp(token.value);
  const other = await access.current();
  return other.isOk ? make(other.value) : other;
}

function purposeOf(name: OperationName): TokenPurpose {
  const purpose = operations[name].tokenPurpose;
  if (purpose === null) {
    throw new Error(`The operation ${name} takes no security token: use call, not callSecured.`);
  }
  return purpose;
}

/** The operation whose prepare call returns a purpose's token. */
const PREPARED_BY: Readonly<Record<TokenPurpose, OperationName>> = {
  userLogin: "login",
  register: "register",
  passwordForget: "passwordForget",
  changePassword: "changePassword",
  updateUserSettings: "updateProfile",
  updateNewsletterSettings: "updateNewsletterSettings",
  rateProduct: "rateProduct",
  redeemProduct: "redeemProduct",
};

/** Sends the prepare call of the purpose's operation, at most MAX_TRIES times: preparing changes nothing, whatever the operation does. */
async function fetchSecurityToken(
  options: ApiClientOptions,
  purpose: TokenPurpose,
  prepare: (name: OperationName) => Promise<Result<unknown>>,
): Promise<Result<string>> {
  const name = PREPARED_BY[purpose];
  for (let tries = 1; ; tries += 1) {
    const answer = readToken(operations[name].name, await prepare(name));
    if (answer.isOk) return answer;
    const isWorthAnother = isPassing(answer.failure) || answer.failure.code === "api.badAnswer";
    if (!isWorthAnother || tries >= MAX_TRIES) return answer;
    await wait(options.clock, retryDelayMs(tries));
  }
}

function readToken(operation: string, answer: Result<unknown>): Result<string> {
  if (!answer.isOk) return answer;
  const value = answer.value;
  const token = typeof value === "object" && value !== null && "csrf_token" in value ? value.csrf_token : undefined;
  if (typeof token === "string" && token !== "") return ok(token);
  return fail({ code: "api.badAnswer", params: { operation, path: "result.csrf_token" } });
}
