import type { Result } from "@shop/kernel";
import { isStatusOk } from "./answer-failures.ts";
import type { ApiLogEntry } from "./client-options.ts";
import { logTextOf } from "./log-text.ts";
import type { TransportAnswer } from "./transport.ts";

/** The outcome of a call, with the host's response if there was one. */
export interface Outcome<Value = unknown> {
  readonly result: Result<Value>;
  readonly answer?: TransportAnswer;
}

/**
 * Logs what went wrong with a call, once, after all its tries: every status other than 2xx, and every failure of the call itself. A
 * failure that the shopper caused has status 200 and isn't logged.
 */
export function report(
  options: { readonly log?: ((entry: ApiLogEntry) => void) | undefined },
  operation: string,
  { result, answer }: Outcome,
  tries: number,
): void {
  if (result.isOk) return;
  const isBadStatus = answer !== undefined && !isStatusOk(answer);
  if (!isBadStatus && !result.failure.code.startsWith("api.")) return;
  options.log?.({ operation, code: result.failure.code, text: logTextOf(result.failure, answer), tries });
}
