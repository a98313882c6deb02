import type { Deps } from "../ports/deps.ts";
import { type CallContext, extendSession } from "../users/index.ts";
import { sessionLifeMs } from "./session-life.ts";

/**
 * Extends the login at a token call: by two hours, or thirty days if the login is kept. Null: nobody is logged in, or the session has ended
 * in the meantime. Source: AUTH-17.
 */
export async function extendLogin(deps: Deps, context: CallContext): Promise<Date | null> {
  const { session } = context;
  if (!session) return null;
  const nowMs = deps.clock.nowMs();
  const wanted = new Date(nowMs + sessionLifeMs(session.isKept));
  const expiresAt = await extendSession(deps.db, { id: session.id, expiresAt: wanted, now: new Date(nowMs) });
  if (!expiresAt) return null;
  context.cookies.extendSession({ expiresAt, isKept: session.isKept });
  return expiresAt;
}
