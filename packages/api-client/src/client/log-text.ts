import type { Failure } from "@shop/kernel";

/** A host that answers a page instead of JSON must not flood the log. */
const MAX_LOGGED_BODY_LENGTH = 2000;

/** What the log says of a failure; for a status it is the documented sentence. The shopper sees the operation's own text instead. */
export function logTextOf(failure: Failure): string {
  const { status, body, ...rest } = failure.params ?? {};
  if (failure.code === "api.httpStatus") {
    return `API request failed with status ${status}: ${String(body).slice(0, MAX_LOGGED_BODY_LENGTH)}`;
  }
  const details = Object.entries(rest).map(([name, value]) => `${name} ${value}`);
  return [failure.code, ...details].join(", ");
}
