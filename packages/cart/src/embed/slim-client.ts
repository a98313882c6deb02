import {
  ACCESS_TOKEN_COOKIE,
  type ApiClient,
  buildRequest,
  createFetchTransport,
  DEFAULT_OPERATION_IDS,
  exchange,
  type Hash,
  isPassing,
  isStaleAccessToken,
  MAX_TRIES,
  type OperationName,
  retryDelayMs,
  type TransportAnswer,
} from "@shop/api-client";
import { type Clock, fail, type KeyValueStorage, ok, type Random, type Result, toHex, wait } from "@shop/kernel";
import { withCartKey } from "../adapters/with-cart-key.ts";
import { isWireCart } from "./wire-cart.ts";

export interface SlimClientOptions {
  /** The shop's origin, without a slash at its end. */
  readonly host: string;
  readonly fetch: typeof globalThis.fetch;
  /** Of the host page: access token and cart key. */
  readonly storage: KeyValueStorage;
  readonly hash: Hash;
  readonly clock: Clock;
  readonly random: Pick<Random, "bytes">;
  readonly currentPath: () => string;
  /** The currency that the host page asks for. Without one the server chooses. */
  readonly currency: () => string | undefined;
}

/** Of the key under which a change is sent, however often. */
const KEY_BYTES = 16;

/**
 * The calls of the cart alone, for a page of another origin: no cookies, tokens from the page's own storage. The whole client knows
 * every operation by its schema and weighs as much as this script may in all. Sends a change under one key, again after faults that
 * pass, and once more where the host has forgotten the access token. Failures: the host's own codes, and those of the whole client.
 */
export function createSlimClient(options: SlimClientOptions): Pick<ApiClient, "call"> {
  const { storage, clock } = options;
  const transport = createFetchTransport(withCartKey(storage, options.fetch));
  let generating: Promise<Result<string>> | null = null;

  const send = async (name: OperationName, request: unknown, accessToken: string, idempotencyKey?: string) => {
    const operationId = DEFAULT_OPERATION_IDS[name];
    // Kept alive: a page that is left just after a press must not lose what was pressed.
    const built = await buildRequest(options, { operationId, request, accessToken, idempotencyKey, isKeptAlive: true });
    const answer = await exchange({ transport, clock }, built);
    return answer.isOk ? readAnswer(name, answer.value) : answer;
  };
  const generate = async (): Promise<Result<string>> => {
    const answer = await send("generateToken", {}, "");
    if (!answer.isOk) return answer;
    const token = (answer.value as { access_token?: unknown } | null)?.access_token;
    if (typeof token !== "string") return badAnswer("generateToken");
    storage.set(ACCESS_TOKEN_COOKIE, token);
    return ok(token);
  };
  /** However many calls need a token at once, one is generated. */
  const currentToken = (): Promise<Result<string>> => {
    const kept = storage.get(ACCESS_TOKEN_COOKIE);
    if (kept !== undefined) return Promise.resolve(ok(kept));
    generating ??= generate().finally(() => {
      generating = null;
    });
    return generating;
  };
  const perform = async (name: OperationName, request: unknown): Promise<Result<unknown>> => {
    const key = name === "getCart" ? undefined : toHex(options.random.bytes(KEY_BYTES));
    let mayRenew = true;
    for (let tries = 1; ; tries += 1) {
      const token = await currentToken();
      const answer: Result<unknown> = token.isOk ? await send(name, request, token.value, key) : token;
      if (answer.isOk) return isWireCart(answer.value) ? answer : badAnswer(name);
      if (token.isOk && mayRenew && isStaleAccessToken(answer.failure)) {
        mayRenew = false;
        tries -= 1;
        if (storage.get(ACCESS_TOKEN_COOKIE) === token.value) storage.remove(ACCESS_TOKEN_COOKIE);
      } else if (tries < MAX_TRIES && isPassing(answer.failure)) await wait(clock, retryDelayMs(tries));
      else return answer;
    }
  };
  // Every operation that is called here answers the cart, which has just been looked at; the type says so once.
  return { call: perform as ApiClient["call"] };
}

function readAnswer(name: OperationName, { status, text }: TransportAnswer): Result<unknown> {
  const envelope = parseJson(text);
  if (typeof envelope !== "object" || envelope === null || !("valid" in envelope))
    return status < 400 ? badAnswer(name) : fail({ code: "api.httpStatus", params: { status } });
  const { valid, result, code } = envelope as Record<string, unknown>;
  if (valid === true) return ok(result);
  // The host's own words are in one language; the code finds ours.
  return fail({ code: typeof code === "string" && code !== "" ? code : "api.refused" });
}

function badAnswer(operation: string): Result<never> {
  return fail({ code: "api.badAnswer", params: { operation } });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // HTML from a proxy, an answer cut off: the caller makes a failure of it.
    return null;
  }
}
