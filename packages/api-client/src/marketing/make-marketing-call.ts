import type { Clock, Result } from "@shop/kernel";
import type { ApiLogEntry } from "../client/client-options.ts";
import { readDirectAnswer } from "../client/direct-call.ts";
import { exchange } from "../client/exchange.ts";
import { report } from "../client/report.ts";
import type { MarketingCall } from "../contract/operations/marketing-call.ts";
import type { MarketingRequest, MarketingTransport } from "./marketing-transport.ts";

export interface MarketingClientOptions {
  /** The origin of the marketing service, without a slash at its end. Empty: the page's own. */
  readonly host: string;
  readonly transport: MarketingTransport;
  readonly clock: Clock;
  readonly log?: (entry: ApiLogEntry) => void;
}

/**
 * Makes one call of the marketing service, once, with a timeout of OPERATION_TIMEOUT_MS. Never throws. Failures: `success: false` is the service's
 * code (or `api.refused`) with its message as `serverText`; `api.timeout`, `api.unreachable`, `api.httpStatus`, `api.badAnswer`.
 */
export async function makeMarketingCall(
  options: MarketingClientOptions,
  call: MarketingCall,
  request: unknown,
): Promise<Result<unknown>> {
  const sent = await exchange(options, buildMarketingRequest(options.host, call, request));
  const outcome = sent.isOk ? { result: readDirectAnswer(call, sent.value), answer: sent.value } : { result: sent };
  report(options, call.name, outcome, 1);
  return outcome.result;
}

/** A POST sends its fields as JSON, a GET in its query. */
function buildMarketingRequest(
  host: string,
  { method, path }: MarketingCall,
  request: unknown,
): Omit<MarketingRequest, "signal"> {
  const url = `${host}${path}`;
  const headers = { accept: "application/json" };
  if (method === "POST") {
    const body = JSON.stringify(request);
    return { url, method, headers: { ...headers, "content-type": "application/json" }, body };
  }
  // The fields of every GET are texts.
  const query = new URLSearchParams(request as Record<string, string>);
  return { url: query.size > 0 ? `${url}?${query}` : url, method, headers };
}
