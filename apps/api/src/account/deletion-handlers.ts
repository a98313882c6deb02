import { ok } from "@shop/kernel";
import { ofCustomer } from "../http/checked-before.ts";
import type { DirectHandlers } from "../users/index.ts";
import { confirmAccountDeletion } from "./confirm-account-deletion.ts";
import { initiateAccountDeletion } from "./initiate-account-deletion.ts";

/** The address in these two requests is only what the client believes. The session determines the account. */
export const deletionDirectHandlers: DirectHandlers<"initiateAccountDeletion" | "confirmAccountDeletion"> = {
  initiateAccountDeletion: (deps, context) =>
    ofCustomer(context, async (userId) => {
      const initiated = await initiateAccountDeletion(deps, userId);
      return initiated.isOk ? ok({ request_id: initiated.value }) : initiated;
    }),
  confirmAccountDeletion: (deps, context, request) =>
    ofCustomer(context, async (userId) => {
      const confirmed = await confirmAccountDeletion(deps, { userId, requestId: request.request_id, pin: request.pin });
      if (!confirmed.isOk) return confirmed;
      context.cookies.clearSession();
      return ok({ due_at: confirmed.value.toISOString() });
    }),
};
