import type { Transport, TransportAnswer, TransportRequest } from "../client/transport.ts";
import { DEFAULT_OPERATION_IDS, directCalls, type OperationName, operations } from "../contract/index.ts";

/** The fake host's reaction to a call. */
export type FakeReply =
  /** The body as JSON (a text as it is), with its status. Default: 200. */
  | { readonly body: unknown; readonly status?: number }
  /** The connection breaks. */
  | "unreachable"
  /** No response ever arrives. */
  | "silent";

export interface FakeRequest extends TransportRequest {
  /** The operation's or direct call's short name; empty for any other address. */
  readonly name: string;
  /** The body as it was parsed. */
  readonly json: unknown;
}

export interface FakeTransport {
  readonly send: Transport;
  /** All that was sent, in order. */
  readonly requests: readonly FakeRequest[];
  /** A name's replies: each is sent once, in order; the last is repeated. */
  reply(name: OperationName | keyof typeof directCalls, ...replies: FakeReply[]): void;
  /** The requests of one name. */
  requestsOf(name: OperationName | keyof typeof directCalls): readonly FakeRequest[];
}

/** A valid response of the main API. */
export function valid(result: unknown): FakeReply {
  return { body: { valid: true, result, error: null, code: null } };
}

/** A refusal of the main API. */
export function refused(code: string | number | null, error: string | null = null, status = 200): FakeReply {
  return { status, body: { valid: false, result: {}, error, code } };
}

/**
 * A host without a network. By default it returns access tokens ("access-1", "access-2" …), has no logged-in user,
 * prepares security tokens ("security-1" …), and returns an empty result for every other call.
 */
export function createFakeTransport(): FakeTransport {
  const requests: FakeRequest[] = [];
  const replies = new Map<string, FakeReply[]>();
  const counters = new Map<string, number>();
  const count = (kind: string) => {
    const next = (counters.get(kind) ?? 0) + 1;
    counters.set(kind, next);
    return `${kind}-${next}`;
  };
  const usualReply = (name: string, json: unknown): FakeReply => {
    if (name === "generateToken" || name === "regenerateToken") return valid({ access_token: count("access") });
    if (name === "updateSession") return valid({ user: null });
    if (name in directCalls) return { body: { success: true } };
    return isPrepare(json) ? valid({ csrf_token: count("security") }) : valid({});
  };
  const nextReply = (name: string, json: unknown): FakeReply => {
    const queue = replies.get(name);
    return (queue && queue.length > 1 ? queue.shift() : queue?.[0]) ?? usualReply(name, json);
  };
  return {
    requests,
    send: (request) => {
      const json: unknown = JSON.parse(request.body);
      const name = nameOf(request.url);
      requests.push({ ...request, name, json });
      return carryOut(nextReply(name, json));
    },
    reply: (name, ...given) => {
      replies.set(name, given);
    },
    requestsOf: (name) => requests.filter((request) => request.name === name),
  };
}

function carryOut(reply: FakeReply): Promise<TransportAnswer> {
  if (reply === "unreachable") return Promise.reject(new TypeError("fetch failed"));
  if (reply === "silent") return new Promise(() => {});
  const text = typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body);
  return Promise.resolve({ status: reply.status ?? 200, text });
}

function isPrepare(json: unknown): boolean {
  const request = typeof json === "object" && json !== null && "request" in json ? json.request : undefined;
  return typeof request === "object" && request !== null && "mode" in request && request.mode === "prepare";
}

function nameOf(url: string): string {
  const id = url.slice(url.lastIndexOf("/") + 1);
  const names = Object.keys(operations) as OperationName[];
  const direct = Object.entries(directCalls).find(([, call]) => url.endsWith(call.path));
  return names.find((name) => DEFAULT_OPERATION_IDS[name] === id) ?? direct?.[0] ?? "";
}
