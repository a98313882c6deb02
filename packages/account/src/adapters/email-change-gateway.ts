import type { ApiClient } from "@shop/api-client";
import { fail, ok } from "@shop/kernel";
import type { EmailChangeGateway } from "../store/ports.ts";
import { instantOf } from "./answer-instant.ts";

/** The change of the account's address behind the shop's API. */
export function createEmailChangeGateway(client: Pick<ApiClient, "call" | "callDirect">): EmailChangeGateway {
  return {
    initiate: async ({ currentEmail: current_email, newEmail: new_email, password }) => {
      const answer = await client.callDirect("initiateEmailChange", { current_email, new_email, password });
      if (!answer.isOk) return answer;
      return answer.value.request_id ? ok(answer.value.request_id) : fail({ code: "api.badAnswer" });
    },
    confirm: async ({ requestId: request_id, pin }) => {
      const answer = await client.callDirect("confirmEmailChange", { request_id, pin });
      return answer.isOk ? ok(instantOf(answer.value.takes_effect_at)) : answer;
    },
    revoke: async (link) => {
      const answer = await client.call("revokeEmailChange", link ? { id: link.id, key: link.key } : {});
      return answer.isOk ? ok(answer.value.email ?? null) : answer;
    },
  };
}
