import type { ApiClient } from "@shop/api-client";
import { ok } from "@shop/kernel";
import type { PasswordGateway } from "../store/ports.ts";

/** The password reset through the shop's API. Repeatable calls are tried three times, half a second and a second apart. */
export function createPasswordGateway(client: Pick<ApiClient, "call" | "callSecured">): PasswordGateway {
  return {
    sendResetMail: async (email_address) => {
      const answer = await client.callSecured("passwordForget", (csrf_token) => ({
        mode: "execute",
        email_address,
        csrf_token,
      }));
      return answer.isOk ? ok(undefined) : answer;
    },
    prepareReset: async ({ id, key }) => {
      const answer = await client.call("changePassword", { mode: "prepare", id, key });
      return answer.isOk ? ok(answer.value.csrf_token || null) : answer;
    },
    resetPassword: async ({ id, key, token, password }) => {
      const answer = await client.call("changePassword", {
        mode: "execute",
        id,
        key,
        password_new1: password,
        password_new2: password,
        csrf_token: token,
      });
      return answer.isOk ? ok(answer.value.email ?? null) : answer;
    },
  };
}
