import type { WireAccountSession } from "@shop/api-client/contract";
import type { Deps } from "../ports/deps.ts";
import { listSessionsOfUser } from "../users/index.ts";
import { readUserAgent } from "./read-user-agent.ts";

/** An account's valid sessions: the calling one first, then by last use. Source: SAFE-02. */
export async function listSessions(
  deps: Deps,
  own: { readonly id: string; readonly userId: string },
): Promise<WireAccountSession[]> {
  const rows = await listSessionsOfUser(deps.db, own.userId, new Date(deps.clock.nowMs()));
  const sessions = rows.map((row) => ({
    id: row.id,
    is_current: row.id === own.id,
    ...readUserAgent(row.user_agent),
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }));
  return [...sessions.filter((session) => session.is_current), ...sessions.filter((session) => !session.is_current)];
}
