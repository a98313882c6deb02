import { LOGIN_REFUSED_CODE } from "@shop/api-client/contract";
import { type Failure, fail, ok, type Result } from "@shop/kernel";
import { callFailure } from "./call-failure.ts";
import type { AuthUser } from "./user.ts";

/** A valid answer to the login's execute call. */
export interface LoginAnswer {
  readonly user: AuthUser | null;
  /** The service's own words for why it refused. */
  readonly loginError: string | null;
}

/**
 * What a login comes to. `supportEmail` stands in the text for faults of ours.
 * Failures: the service's own words; `auth.loginFailed` (code 500); `auth.notActivated`; `auth.signInUnable` where a valid
 * answer names no user; `auth.systemError` where the answer can't be understood; the server's error; `auth.loginException`
 * where none came. Source: AUTH-11.
 */
export function loginOutcome(answer: Result<LoginAnswer>, supportEmail: string): Result<AuthUser> {
  if (!answer.isOk) return fail(refusal(answer.failure, supportEmail));
  const { user, loginError } = answer.value;
  if (loginError) return fail({ code: "auth.signInUnable", serverText: loginError });
  if (user && !user.isAccountActive) return fail({ code: "auth.notActivated" });
  if (!user?.isLoggedIn) return fail({ code: "auth.signInUnable" });
  return ok(user);
}

/** The failure of a login whose session couldn't be read back, or whose answer made no sense. */
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

/** The documented number, or its code: its text is ours, whatever the service says beside it. */
function isLoginRefused(failure: Failure): boolean {
  return failure.code === "auth.loginFailed" || failure.params?.code === LOGIN_REFUSED_CODE;
}
