import type { Clock, Result } from "@shop/kernel";
import type * as z from "zod/mini";
import type { ApiLogEntry } from "../client/client-options.ts";
import { readDirectAnswer } from "../client/direct-call.ts";
import { exchange } from "../client/exchange.ts";
import { report } from "../client/report.ts";
import type { MarketingCall } from "../contract/operations/marketing-call.ts";
import { type ServerMarketingCalls, serverMarketingCalls } from "./marketing-calls.ts";
import type { MarketingRequest, MarketingTransport } from "./marketing-transport.ts";

export type ServerMarketingCallName = keyof ServerMarketingCalls;
export type ServerMarketingRequest<Name extends ServerMarketingCallName> = z.input<
  ServerMarketingCalls[Name]["request"]
>;
export type ServerMarketingAnswer<Name extends ServerMarketingCallName> = z.output<
  ServerMarketingCalls[Name]["answer"]
>;

export interface MarketingClientOptions {
  /** The origin of the marketing service, without a slash at its end. */
  readonly host: string;
  readonly transport: MarketingTransport;
  readonly clock: Clock;
  readonly log?: (entry: ApiLogEntry) => void;
}

/**
 * Reads and tags the users of the marketing service, for servers. Every call resolves to a Result; nothing that the
 * service sends makes it throw. A call is sent once, with a timeout of OPERATION_TIMEOUT_MS. Failures: `success: false` is
 * the service's code (or `api.refused`) with its message as `serverText`; `api.timeout`, `api.unreachable`,
 * `api.httpStatus`, `api.badAnswer`.
 */
export interface MarketingClient {
  call<Name extends ServerMarketingCallName>(
    name: Name,
    request: ServerMarketingRequest<Name>,
  ): Promise<Result<ServerMarketingAnswer<Name>>>;
}

/**
 * The marketing service for one server. The service trusts the address it is given: never pass one that a shopper sent as his own. Source:
 * TRACK-04, SAFE-19.
 */
export function createMarketingClient(options: MarketingClientOptions): MarketingClient {
  return {
    call: async (name, request) => {
      const call: MarketingCall = serverMarketingCalls[name];
      const sent = await exchange(options, buildMarketingRequest(options.host, call, request));
      const outcome = sent.isOk ? { result: readDirectAnswer(call, sent.value), answer: sent.value } : { result: sent };
      report(options, call.name, outcome, 1);
      // The parsed result has passed this call's schema; the cast states that once, here.
      return outcome.result as Result<ServerMarketingAnswer<typeof name>>;
    },
  };
}

/** A POST sends its fields as JSON, a GET in its query. */
function buildMarketingRequest(
  host: string,
  { method, path }: MarketingCall,
  request: Readonly<Record<string, string>>,
): Omit<MarketingRequest, "signal"> {
  const url = `${host}${path}`;
  const headers = { accept: "application/json" };
  if (method === "POST") {
    const body = JSON.stringify(request);
    return { url, method, headers: { ...headers, "content-type": "application/json" }, body };
  }
  const query = new URLSearchParams(request);
  return { url: query.size > 0 ? `${url}?${query}` : url, method, headers };
}
