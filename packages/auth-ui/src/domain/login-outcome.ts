import { callFailure, LOGIN_REFUSED_CODE } from "@shop/api-client/contract";
import { type Failure, fail, ok, type Result } from "@shop/kernel";
import type { AuthUser } from "./user.ts";

/** A valid response to the login's execute call. */
export interface LoginAnswer {
  readonly user: AuthUser | null;
  /** The service's own message for its refusal. */
  readonly loginError: string | null;
}

/**
 * The outcome of a login. `supportEmail` is used in the text for our own faults. Failures: the service's own message;
 * `auth.loginFailed` (code 500); `auth.notActivated`; `auth.signInUnable` if a valid response names no user;
 * `auth.systemError` if the response can't be understood; the server's error; `auth.loginException` if there was no
 * response. Source: AUTH-11.
 */
export function loginOutcome(answer: Result<LoginAnswer>, supportEmail: string): Result<AuthUser> {
  if (!answer.isOk) return fail(refusal(answer.failure, supportEmail));
  const { user, loginError } = answer.value;
  if (loginError) return fail({ code: "auth.signInUnable", serverText: loginError });
  if (user && !user.isAccountActive) return fail({ code: "auth.notActivated" });
  if (!user?.isLoggedIn) return fail({ code: "auth.signInUnable" });
  return ok(user);
}

/** The failure of a login whose session couldn't be read back, or whose response was invalid. */
export function systemError(supportEmail: string): Failure {
  return { code: "auth.systemError", params: { email: supportEmail } };
}

function refusal(failure: Failure, supportEmail: string): Failure {
  const ownWords = failure.params?.login_error;
  if (typeof ownWords === "string" && ownWords) return { code: "auth.signInUnable", serverText: ownWords };
  if (isLoginRefused(failure)) return { code: "auth.loginFailed" };
  if (failure.code === "api.badAnswer") return systemError(supportEmail);
  return callFailure(failure, { refused: "auth.signInUnable", exception: "auth.loginException" });
}

/** The documented number, or its code: we use our own text, whatever message the service sends with it. */
function isLoginRefused(failure: Failure): boolean {
  return failure.code === "auth.loginFailed" || failure.params?.code === LOGIN_REFUSED_CODE;
}
