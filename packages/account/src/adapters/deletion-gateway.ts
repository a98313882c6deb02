import type { ApiClient } from "@shop/api-client";
import { fail, ok } from "@shop/kernel";
import type { DeletionGateway } from "../store/ports.ts";
import { instantOf } from "./answer-instant.ts";

/** The deletion of the account behind the shop's API. */
export function createDeletionGateway(client: Pick<ApiClient, "callDirect">): DeletionGateway {
  return {
    initiate: async (email) => {
      const answer = await client.callDirect("initiateAccountDeletion", { email });
      if (!answer.isOk) return answer;
      return answer.value.request_id ? ok(answer.value.request_id) : fail({ code: "api.badAnswer" });
    },
    confirm: async ({ email, pin, requestId: request_id }) => {
      const answer = await client.callDirect("confirmAccountDeletion", { email, pin, request_id });
      return answer.isOk ? ok(instantOf(answer.value.due_at)) : answer;
    },
  };
}
