import type { MiddlewareHandler } from "hono";
import type { Deps } from "../deps.ts";
import { REQUEST_ID_HEADER, requestIdOf } from "./request-id.ts";

/** What a request carries through the app. */
interface RequestVariables {
  requestId: string;
  /** What was asked for, in our own word: an operation's name. The address itself may hold a secret and isn't logged. */
  operation: string | undefined;
}
export type AppEnv = { Variables: RequestVariables };

/** Gives every request an id, tells the caller, and writes one line: what was asked, how it ended, how long it took. */
export function requestLog(deps: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startMs = deps.clock.nowMs();
    const requestId = requestIdOf(deps, c.req.raw.headers);
    c.set("requestId", requestId);
    await next();
    // On the answer itself: `c.header` would make another answer of it, and a stream of its body.
    c.res.headers.set(REQUEST_ID_HEADER, requestId);
    const operation = c.get("operation");
    const fields = { requestId, method: c.req.method, status: c.res.status, ms: deps.clock.nowMs() - startMs };
    deps.log.info(operation ? { ...fields, operation } : fields, "request");
  };
}
