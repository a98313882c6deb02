import type { AnswerOf, Operations } from "@shop/api-client/contract";
import { ok, type Result } from "@shop/kernel";
import { loginRequired, wronglyPrepared } from "../http/checked-before.ts";
import type { Deps } from "../ports/deps.ts";
import type { CallContext, Handlers } from "../users/index.ts";
import { changePassword } from "./change-password.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetPassword } from "./reset-password.ts";

export const passwordHandlers: Handlers<"passwordForget" | "changePassword"> = {
  passwordForget: async (deps, _context, request) => {
    if (request.mode === "prepare") return wronglyPrepared();
    const noted = await requestPasswordReset(deps, { email: request.email_address });
    return noted.isOk ? ok({}) : noted;
  },
  changePassword: async (deps, context, request) => {
    if (request.mode === "prepare") return wronglyPrepared();
    if (!("key" in request)) return changeByOldPassword(deps, context, request);
    const reset = await resetPassword(deps, {
      id: request.id,
      key: request.key,
      newPassword: request.password_new1,
      newPasswordAgain: request.password_new2,
      address: context.address,
      visitorId: context.visitorId,
    });
    if (!reset.isOk) return reset;
    context.cookies.setDevice(reset.value.deviceToken, reset.value.deviceExpiresAtMs);
    if (context.session?.userId === reset.value.userId) context.cookies.clearSession();
    return ok({ email: reset.value.email });
  },
};

async function changeByOldPassword(
  deps: Deps,
  context: CallContext,
  request: { readonly password_old: string; readonly password_new1: string; readonly password_new2: string },
): Promise<Result<AnswerOf<Operations["changePassword"]>>> {
  if (!context.session) return loginRequired();
  const renewed = await changePassword(deps, {
    userId: context.session.userId,
    sessionId: context.session.id,
    oldPassword: request.password_old,
    newPassword: request.password_new1,
    newPasswordAgain: request.password_new2,
    address: context.address,
  });
  if (!renewed.isOk) return renewed;
  context.cookies.setSession(renewed.value.sessionToken, renewed.value);
  context.cookies.setDevice(renewed.value.deviceToken, renewed.value.deviceExpiresAtMs);
  return ok({});
}
