import type { Failure, Result } from "@shop/kernel";
import type { ContactMessage } from "../domain/contact-rules.ts";
import type { LoginAnswer } from "../domain/login-outcome.ts";
import type { EmailVerdict } from "../domain/sign-in-stage.ts";
import type { CheckedSignUp } from "../domain/sign-up-rules.ts";
import type { AuthUser } from "../domain/user.ts";

export interface Credentials {
  readonly emailAddress: string;
  readonly password: string;
  /** 'Keep me logged in'. Default: the login ends with the session time that the service gives, and with the browser. */
  readonly keepsLogin?: boolean;
}

/** The logged-in user, and for how long from the response on, as the service reports it. */
export interface AuthSession {
  readonly user: AuthUser | null;
  readonly lifeMs: number;
}

/** The account service. Every call resolves to a Result and never rejects. */
export interface AuthGateway {
  /** Identifies the visitor. `emailAddress` is what this browser believes; it grants nothing. */
  start(emailAddress: string | null): Promise<Result<AuthSession>>;
  checkEmail(emailAddress: string): Promise<Result<EmailVerdict>>;
  register(form: CheckedSignUp): Promise<Result<void>>;
  resendActivation(emailAddress: string): Promise<Result<void>>;
  /** Uses an activation link up. */
  verifyMail(link: { readonly id: string; readonly key: string }): Promise<Result<VerifiedMail>>;
  /** Prepare (security token) and execute. Never retried automatically. */
  login(credentials: Credentials): Promise<Result<LoginAnswer>>;
  /** Fetches in advance what a login will need; the returned function stops that. */
  keepLoginReady(): () => void;
  updateSession(emailAddress: string | null): Promise<Result<AuthSession>>;
  /** Ends the session on the server and makes the browser a new visitor. */
  logout(): Promise<Result<void>>;
}

export interface VerifiedMail {
  readonly isValid: boolean;
  readonly emailAddress: string | null;
}

/** The data of a mailed reset link. */
export interface ResetLink {
  readonly id: string;
  readonly key: string;
}

/** The password reset. Every call resolves to a Result; transport faults have been retried. */
export interface PasswordGateway {
  /** Has a reset link mailed. Doesn't disclose whether the address has an account. */
  sendResetMail(emailAddress: string): Promise<Result<void>>;
  /** Checks a link without using it up. Resolves to the security token for the reset, null if the service sent none. */
  prepareReset(link: ResetLink): Promise<Result<string | null>>;
  /** Uses up the link. Resolves to the account's address, null if the service doesn't send it. */
  resetPassword(
    reset: ResetLink & { readonly token: string; readonly password: string },
  ): Promise<Result<string | null>>;
}

export interface ContactGateway {
  send(message: ContactMessage): Promise<Result<void>>;
}

/** Called with failures that the shopper can do nothing about. Never with typed text. */
export type AuthLog = (entry: { readonly action: string; readonly failure: Failure }) => void;

/** The events for a marketing service. Never a password. */
export type AuthEvent =
  | { readonly type: "login" | "logout"; readonly user: AuthUser }
  | { readonly type: "signUp"; readonly emailAddress: string; readonly wantsNewsletter: boolean }
  | { readonly type: "verify"; readonly emailAddress: string | null };

/**
 * Called for each as it happens: for a login, a sign-up and an activation once they have succeeded, for a logout before the session
 * ends. A logout waits for it, so it must settle in its own time.
 */
export type AuthTracker = (event: AuthEvent) => void | Promise<void>;

/** The service's side of staying logged in. */
export interface SessionKeeper {
  /** Renews the token. `lifeMs` is how long it is valid from now; for a session that has ended, nobody is logged in. */
  renew(): Promise<Result<{ readonly isLoggedIn: boolean; readonly lifeMs: number }>>;
}

/** One login of the account. Times are ISO 8601; browser and system are null if unknown. */
export interface AccountSession {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly browser: string | null;
  readonly system: string | null;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly expiresAt: string;
}

export interface OldPasswordGateway {
  /** Prepare (security token) and execute. Ends the account's other sessions. */
  change(passwords: { readonly old: string; readonly new1: string; readonly new2: string }): Promise<Result<void>>;
}

export interface SessionsGateway {
  list(): Promise<Result<readonly AccountSession[]>>;
  /** Ends one login, or all but the current one; resolves to the remaining ones. */
  end(id: string | "others"): Promise<Result<readonly AccountSession[]>>;
}

/** The logged-in customer's own password and logins. */
export interface SecurityGateway {
  readonly password: OldPasswordGateway;
  readonly sessions: SessionsGateway;
}
