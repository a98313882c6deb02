import type { ApiClient } from "@shop/api-client";
import { accessLifeMs, type WireUser } from "@shop/api-client/contract";
import { ok } from "@shop/kernel";
import { toAuthUser } from "../domain/user.ts";
import type { AuthGateway, AuthSession } from "../store/ports.ts";

/** The account service behind the shop's API. */
export function createAuthGateway(client: ApiClient): AuthGateway {
  return {
    start: async (emailAddress) => {
      const session = await client.start(emailAddress);
      return session.isOk ? ok(toAuthSession(session.value.user, session.value.lifeMs)) : session;
    },
    checkEmail: async (email) => {
      const answer = await client.call("checkEmail", { email });
      return answer.isOk ? ok(answer.value.error ?? "unknown") : answer;
    },
    register: async (form) => {
      const answer = await client.callSecured("register", (csrf_token) => ({
        mode: "execute",
        csrf_token,
        email_address: form.emailAddress,
        first_name: form.firstName,
        last_name: form.lastName,
        password: form.password,
        // The form has a single password field that can be shown; the wire has two.
        password_2: form.password,
        subscribe_to_newsletter: form.wantsNewsletter,
        accepted_tos: form.hasAcceptedTerms,
      }));
      return answer.isOk ? ok(undefined) : answer;
    },
    resendActivation: async (email) => {
      const answer = await client.call("resendActivation", { email });
      return answer.isOk ? ok(undefined) : answer;
    },
    verifyMail: async (link) => {
      const answer = await client.call("verifyMail", link);
      return answer.isOk ? ok({ isValid: answer.value.valid, emailAddress: answer.value.email ?? null }) : answer;
    },
    login: async ({ emailAddress, password, keepsLogin }) => {
      const answer = await client.callSecured("login", (token) => ({
        mode: "execute",
        email_address: emailAddress,
        password,
        token,
        // Only a wish is sent: a host that doesn't know the field may refuse it.
        ...(keepsLogin && { keep_logged_in: true }),
      }));
      if (!answer.isOk) return answer;
      const { user, login_error } = answer.value;
      return ok({ user: user ? toAuthUser(user) : null, loginError: login_error || null });
    },
    keepLoginReady: () => client.keepSecurityToken("userLogin"),
    updateSession: async (emailAddress) => {
      const session = await client.call("updateSession", emailAddress ? { emailAddress } : {});
      return session.isOk ? ok(toAuthSession(session.value.user, accessLifeMs(session.value))) : session;
    },
    logout: async () => {
      const answer = await client.call("logout", {});
      if (!answer.isOk) return answer;
      // The session has ended. If no new token could be fetched now, the next call that needs one fetches it.
      await client.restart();
      return ok(undefined);
    },
  };
}

function toAuthSession(user: WireUser | null, lifeMs: number): AuthSession {
  return { user: user && toAuthUser(user), lifeMs };
}
