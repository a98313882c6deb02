import type { ApiClient } from "@shop/api-client";
import type { WireAccountSession } from "@shop/api-client/contract";
import { ok } from "@shop/kernel";
import type { AccountSession, SecurityGateway } from "../store/ports.ts";

/** Password and logins of the logged-in customer behind the shop's API. */
export function createSecurityGateway(client: Pick<ApiClient, "call" | "callSecured">): SecurityGateway {
  return {
    password: {
      change: async ({ old: password_old, new1: password_new1, new2: password_new2 }) => {
        const answer = await client.callSecured("changePassword", (csrf_token) => ({
          mode: "execute",
          csrf_token,
          password_old,
          password_new1,
          password_new2,
        }));
        return answer.isOk ? ok(undefined) : answer;
      },
    },
    sessions: {
      list: async () => {
        const answer = await client.call("listSessions", {});
        return answer.isOk ? ok(answer.value.sessions.map(toSession)) : answer;
      },
      end: async (id) => {
        const answer = await client.call("endSessions", id === "others" ? { others: true } : { session_id: id });
        return answer.isOk ? ok(answer.value.sessions.map(toSession)) : answer;
      },
    },
  };
}

function toSession(wire: WireAccountSession): AccountSession {
  return {
    id: wire.id,
    isCurrent: wire.is_current,
    browser: wire.browser,
    system: wire.system,
    createdAt: wire.created_at,
    lastSeenAt: wire.last_seen_at,
    expiresAt: wire.expires_at,
  };
}
