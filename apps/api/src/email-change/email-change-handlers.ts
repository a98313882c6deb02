import { fail, ok } from "@shop/kernel";
import { ofCustomer } from "../http/checked-before.ts";
import type { DirectHandlers, Handlers } from "../users/index.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { initiateEmailChange } from "./initiate-email-change.ts";
import { revokeEmailChangeByLink, revokeOwnEmailChange } from "./revoke-email-change.ts";

export const emailChangeHandlers: Handlers<"revokeEmailChange"> = {
  revokeEmailChange: async (deps, context, request) => {
    if ("key" in request) {
      const { id, key } = request;
      const revoked = await revokeEmailChangeByLink(deps, { id, key });
      if (!revoked.isOk) return revoked;
      if (context.session?.userId === revoked.value.userId) context.cookies.clearSession();
      return ok({ email: revoked.value.email });
    }
    if (!context.session) return fail({ code: "api.loginRequired" });
    const revoked = await revokeOwnEmailChange(deps, context.session.userId);
    return revoked.isOk ? ok({ email: revoked.value.email }) : revoked;
  },
};

export const emailChangeDirectHandlers: DirectHandlers<"initiateEmailChange" | "confirmEmailChange"> = {
  initiateEmailChange: (deps, context, request) =>
    ofCustomer(context, async (userId) => {
      const { current_email: currentEmail, new_email: newEmail, password } = request;
      const { address } = context;
      const initiated = await initiateEmailChange(deps, { userId, currentEmail, newEmail, password, address });
      return initiated.isOk ? ok({ request_id: initiated.value }) : initiated;
    }),
  confirmEmailChange: (deps, context, request) =>
    ofCustomer(context, async (userId) => {
      const confirmed = await confirmEmailChange(deps, { userId, requestId: request.request_id, pin: request.pin });
      return confirmed.isOk ? ok({ takes_effect_at: confirmed.value.toISOString() }) : confirmed;
    }),
};
