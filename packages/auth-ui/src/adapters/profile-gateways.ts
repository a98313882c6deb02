import type { ApiClient } from "@shop/api-client";
import type { WireAccountSession } from "@shop/api-client/contract";
import { fail, ok } from "@shop/kernel";
import type { AccountGateway, AccountSession } from "../store/account-ports.ts";

/** Names, password and sign-ins of the account behind the shop's API. */
export function createProfileGateways(
  client: Pick<ApiClient, "call" | "callSecured">,
): Pick<AccountGateway, "profile" | "password" | "sessions"> {
  return {
    profile: {
      load: async () => {
        const answer = await client.call("updateSession", {});
        if (!answer.isOk) return answer;
        const { user } = answer.value;
        if (!user) return fail({ code: "api.loginRequired" });
        const { first_name = "", last_name = "", registration_name = "" } = user;
        return ok({ firstName: first_name, lastName: last_name, registrationName: registration_name });
      },
      save: async ({ firstName: first_name, lastName: last_name, registrationName: registration_name }) => {
        const answer = await client.callSecured("updateProfile", (csrf_token) => ({
          mode: "execute",
          csrf_token,
          first_name,
          last_name,
          registration_name,
        }));
        return answer.isOk ? ok(undefined) : answer;
      },
    },
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
