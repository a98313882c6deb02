import { callFailure, isException } from "@shop/api-client/contract";
import { type Failure, fail, type KeyValueStorage, ok, type ReadableStore, type Result, readable } from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import { loginOutcome, systemError } from "../domain/login-outcome.ts";
import type { AuthUser } from "../domain/user.ts";
import type { AuthGateway, AuthLog, AuthSession, AuthTracker, Credentials } from "./ports.ts";

/** Where the address of the logged-in customer is kept, for the session update at the next start. */
export const SESSION_EMAIL_KEY = "shop_auth_email";

export interface AuthState {
  /** `unknown` until `start` has resolved: show neither "Log in" nor "Log out". */
  readonly status: "unknown" | "visitor" | "customer";
  readonly user: AuthUser | null;
  /** How long the login lasts from the service's last response, in milliseconds; null while nobody is logged in. */
  readonly sessionLifeMs: number | null;
  readonly pending: "start" | "login" | "logout" | "activation" | null;
}

export interface AuthActions {
  /** Settles who visits, once at the start of a tab. A failure leaves a visitor. */
  start(): Promise<Result<AuthUser | null>>;
  /**
   * Prepare, execute, session update. A ticked honeypot skips all of it and shows only in the return value. Failures:
   * those of `loginOutcome`. Source: AUTH-10, AUTH-11.
   */
  login(credentials: Credentials & { readonly isHoneypotTicked: boolean }): Promise<Result<"signedIn" | "skipped">>;
  /** Fetches what a login needs (the security token) in advance and keeps it fresh; the returned function stops that. Source: AUTH-10. */
  keepLoginReady(): () => void;
  /** Asks the service again who is logged in, after the account's data were changed. */
  refresh(): Promise<Result<AuthUser | null>>;
  /** Failure: `auth.logoutFailed`; then the customer is still logged in, and is shown as such. */
  logout(): Promise<Result<void>>;
  /**
   * Uses up an activation link and returns the account's address. Failures: `auth.linkInvalid`, `auth.tooManyTries`, `auth.linkException`.
   * Source: AUTH-13.
   */
  verifyActivation(link: { readonly id: string | null; readonly key: string | null }): Promise<Result<string | null>>;
  /** Clears the customer without a call: the session has already ended. */
  endSession(): void;
}

export type AuthStore = ReadableStore<AuthState> & AuthActions;

export interface AuthStoreDeps {
  readonly gateway: AuthGateway;
  /** Lives as long as the tab's session. Stores only the customer's address. */
  readonly storage: KeyValueStorage;
  /** Named in the text for faults of ours. */
  readonly supportEmail: string;
  readonly log?: AuthLog;
  readonly onTracked?: AuthTracker;
}

/** Who is here. One per tab, and per request on a server. */
export function createAuthStore({ gateway, storage, supportEmail, log, onTracked }: AuthStoreDeps): AuthStore {
  const store = createStore<AuthState>(() => ({ status: "unknown", user: null, sessionLifeMs: null, pending: null }));
  const become = (session: AuthSession | null) => {
    const user = session?.user?.isLoggedIn ? session.user : null;
    if (user) storage.set(SESSION_EMAIL_KEY, user.emailAddress);
    else storage.remove(SESSION_EMAIL_KEY);
    const sessionLifeMs = user && session ? session.lifeMs : null;
    store.setState({ status: user ? "customer" : "visitor", user, sessionLifeMs });
  };
  const during = async <Value>(pending: AuthState["pending"], work: () => Promise<Value>): Promise<Value> => {
    store.setState({ pending });
    try {
      return await work();
    } finally {
      store.setState({ pending: null });
    }
  };
  const refuse = (action: string, cause: Failure, shown: Failure) => {
    if (isException(cause)) log?.({ action, failure: cause });
    return fail(shown);
  };
  const adopt = (action: string, session: Result<AuthSession>): Result<AuthUser | null> => {
    if (session.isOk) become(session.value);
    else log?.({ action, failure: session.failure });
    return session.isOk ? ok(store.getState().user) : session;
  };

  const login = async (credentials: Credentials): Promise<Result<"signedIn">> => {
    const answer = await gateway.login(credentials);
    const outcome = loginOutcome(answer, supportEmail);
    if (!outcome.isOk) return refuse("login", answer.isOk ? outcome.failure : answer.failure, outcome.failure);
    const session = await gateway.updateSession(outcome.value.emailAddress);
    if (!session.isOk) return refuse("updateSession", session.failure, systemError(supportEmail));
    const { user } = session.value;
    if (!user?.isLoggedIn) return fail(systemError(supportEmail));
    become(session.value);
    onTracked?.({ type: "login", user });
    return ok("signedIn");
  };
  const logout = async (): Promise<Result<void>> => {
    const { user } = store.getState();
    if (user) await onTracked?.({ type: "logout", user });
    const answer = await gateway.logout();
    if (!answer.isOk) return refuse("logout", answer.failure, { code: "auth.logoutFailed" });
    become(null);
    return ok(undefined);
  };
  const verifyActivation: AuthActions["verifyActivation"] = async ({ id, key }) => {
    if (!id || !key) return fail({ code: "auth.linkInvalid" });
    const answer = await gateway.verifyMail({ id, key });
    const codes = { refused: "auth.linkInvalid", exception: "auth.linkException" };
    if (!answer.isOk) return refuse("verifyMail", answer.failure, callFailure(answer.failure, codes));
    const { isValid, emailAddress } = answer.value;
    if (!isValid) return fail({ code: "auth.linkInvalid" });
    onTracked?.({ type: "verify", emailAddress });
    return ok(emailAddress);
  };

  return {
    ...readable(store),
    start: () =>
      during("start", async () => {
        const session = adopt("start", await gateway.start(storage.get(SESSION_EMAIL_KEY) ?? null));
        if (!session.isOk) store.setState({ status: "visitor", user: null, sessionLifeMs: null });
        return session;
      }),
    login: async ({ isHoneypotTicked, ...credentials }) =>
      isHoneypotTicked ? ok("skipped") : during("login", () => login(credentials)),
    keepLoginReady: () => gateway.keepLoginReady(),
    refresh: async () => adopt("refresh", await gateway.updateSession(storage.get(SESSION_EMAIL_KEY) ?? null)),
    logout: () => during("logout", logout),
    verifyActivation: (link) => during("activation", () => verifyActivation(link)),
    endSession: () => become(null),
  };
}
