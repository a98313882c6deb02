import { ok } from "@shop/kernel";
import { wronglyPrepared } from "../http/checked-before.ts";
import { type Handlers, revokeSession } from "../users/index.ts";
import { activateAccount } from "./activate-account.ts";
import { checkEmail } from "./check-email.ts";
import { logIn } from "./log-in.ts";
import { registerUser } from "./register-user.ts";
import { resendActivation } from "./resend-activation.ts";

export const userHandlers: Handlers<
  "checkEmail" | "register" | "resendActivation" | "verifyMail" | "login" | "logout"
> = {
  checkEmail: async (deps, context, request) => {
    const verdict = await checkEmail(deps, { email: request.email, address: context.address });
    return verdict.isOk ? ok({ error: verdict.value }) : verdict;
  },
  register: async (deps, context, request) => {
    if (request.mode === "prepare") return wronglyPrepared();
    const registered = await registerUser(deps, {
      email: request.email_address,
      firstName: request.first_name,
      lastName: request.last_name,
      password: request.password,
      passwordAgain: request.password_2,
      wantsNewsletter: request.subscribe_to_newsletter,
      hasAcceptedTerms: request.accepted_tos,
      address: context.address,
      visitorId: context.visitorId,
      locale: context.locale,
    });
    return registered.isOk ? ok({}) : registered;
  },
  resendActivation: async (deps, context, request) => {
    const sent = await resendActivation(deps, { ...request, visitorId: context.visitorId });
    return sent.isOk ? ok({}) : sent;
  },
  verifyMail: async (deps, context, request) => {
    const activated = await activateAccount(deps, { ...request, visitorId: context.visitorId });
    return activated.isOk ? ok({ valid: true, email: activated.value }) : activated;
  },
  login: async (deps, context, request) => {
    if (request.mode === "prepare") return wronglyPrepared();
    const isKept = request.keep_logged_in === true;
    const login = await logIn(deps, {
      email: request.email_address,
      password: request.password,
      isKept,
      address: context.address,
      userAgent: context.userAgent,
      visitorId: context.visitorId,
      guestId: context.guestId,
      cartKey: context.cartKey,
      deviceToken: context.deviceToken,
      oldSessionId: context.session?.id ?? null,
    });
    // By its code only: no log says whose login it was.
    const outcome = login.isOk ? "auth.loggedIn" : login.failure.code;
    deps.log.info({ requestId: context.requestId, outcome }, "login");
    if (!login.isOk) return login;
    context.cookies.setDevice(login.value.deviceToken, login.value.deviceExpiresAtMs);
    context.cookies.setSession(login.value.sessionToken, { expiresAt: login.value.expiresAt, isKept });
    return ok({ user: login.value.user, login_error: null });
  },
  logout: async (deps, context) => {
    if (context.session) await revokeSession(deps.db, context.session.id, new Date(deps.clock.nowMs()));
    context.cookies.clearSession();
    return ok({});
  },
};
