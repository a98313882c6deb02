import { fail, ok } from "@shop/kernel";
import { requestPasswordReset } from "../../use-cases/request-password-reset.ts";
import { resetPassword } from "../../use-cases/reset-password.ts";
import type { Handlers } from "../call-context.ts";

/** Prepare calls end in the pipeline, see `refusePrepare`. */
export const passwordHandlers: Handlers<"passwordForget" | "changePassword"> = {
  passwordForget: async (deps, context, request) => {
    if (request.mode === "prepare") return fail({ code: "api.badRequest", params: { path: "mode" } });
    const noted = await requestPasswordReset(deps, { email: request.email_address, address: context.address });
    return noted.isOk ? ok({}) : noted;
  },
  changePassword: async (deps, context, request) => {
    if (request.mode === "prepare") return fail({ code: "api.badRequest", params: { path: "mode" } });
    // By the old password it is the account area's, which isn't there yet.
    if (!("key" in request)) return fail({ code: "api.notServed" });
    const reset = await resetPassword(deps, {
      id: request.id,
      key: request.key,
      newPassword: request.password_new1,
      newPasswordAgain: request.password_new2,
      address: context.address,
      visitorId: context.visitorId,
    });
    if (!reset.isOk) return reset;
    if (context.session?.userId === reset.value.userId) context.cookies.clearSession();
    return ok({ email: reset.value.email });
  },
};
