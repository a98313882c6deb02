import type { MiddlewareHandler } from "hono";
import { addressKey } from "../platform/address-key.ts";
import { withDatabaseTime } from "../platform/database/database-time.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { addressOf, isOwnCall } from "./client-address.ts";
import { SLOW_REQUEST_MS } from "./limits.ts";
import { pathToLog } from "./path-to-log.ts";
import { REQUEST_ID_HEADER, requestIdOf } from "./request-id.ts";

/** What a request carries through the app. */
interface RequestVariables {
  requestId: string;
  /** An operation's name: its path is an id. */
  operation: string | undefined;
}
export type AppEnv = { Variables: RequestVariables };

/**
 * Gives every request an id, returns it in the response, and logs one line: what was requested from where, the outcome, the duration. A
 * slow request is a warning with the time spent in the database. `onRequest` gets those that the shop doesn't make itself.
 */
export function requestLog({
  clock,
  random,
  settings,
  log,
  onRequest,
}: Pick<PlatformDeps, "clock" | "random" | "settings" | "log" | "onRequest">): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startMs = clock.nowMs();
    const requestId = requestIdOf({ settings, random }, c.req.raw.headers);
    c.set("requestId", requestId);
    const databaseMs = await withDatabaseTime(next);
    // Set on the response itself: `c.header` would create another response, with its body as a stream.
    c.res.headers.set(REQUEST_ID_HEADER, requestId);
    const operation = c.get("operation");
    const fields = {
      requestId,
      method: c.req.method,
      path: pathToLog(c.req.url),
      network: addressKey(addressOf(settings, c.req.raw)),
      ...(operation !== undefined && { operation }),
      status: c.res.status,
      ms: clock.nowMs() - startMs,
    };
    if (fields.ms < SLOW_REQUEST_MS) log.info(fields, "request");
    else log.warn({ ...fields, databaseMs }, "slow request");
    if (!isOwnCall(c.req.raw)) onRequest?.({ path: c.req.path, operation, status: fields.status, ms: fields.ms });
  };
}
