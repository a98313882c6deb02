import type { Failure } from "@shop/kernel";
import { isStatusOk } from "./answer-failures.ts";
import type { TransportAnswer } from "./transport.ts";

/** A host that sends a page instead of JSON must not flood the log. */
const MAX_LOGGED_BODY_LENGTH = 2000;

/**
 * The log's text for a failure: the documented sentence for every status other than 2xx, whatever its code; otherwise the code and its
 * details. The shopper sees the operation's own text instead. Source: API-04.
 */
export function logTextOf(failure: Failure, answer?: Pick<TransportAnswer, "status" | "text">): string {
  if (answer && !isStatusOk(answer)) {
    return `API request failed with status ${answer.status}: ${answer.text.slice(0, MAX_LOGGED_BODY_LENGTH)}`;
  }
  const details = Object.entries(failure.params ?? {}).map(([name, value]) => `${name} ${value}`);
  return [failure.code, ...details].join(", ");
}
