import { fail, ok } from "@shop/kernel";
import type { Handlers } from "../http/call-context.ts";
import { revokeEmailChangeByLink, revokeOwnEmailChange } from "./revoke-email-change.ts";

export const accountChangeHandlers: Handlers<"revokeEmailChange"> = {
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
