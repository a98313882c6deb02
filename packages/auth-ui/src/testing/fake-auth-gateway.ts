import { type Failure, fail, ok, type Result } from "@shop/kernel";
import type { ContactMessage } from "../domain/contact-rules.ts";
import type { EmailVerdict } from "../domain/sign-in-stage.ts";
import type { CheckedSignUp } from "../domain/sign-up-rules.ts";
import type { AuthUser } from "../domain/user.ts";
import type { AuthGateway, ContactGateway, Credentials } from "../store/ports.ts";
import { buildUser } from "./builders.ts";

/** An account of the fake service. */
export interface FakeAccount {
  readonly password: string;
  readonly user: AuthUser;
}

export interface FakeAuthGateway extends AuthGateway {
  /** The names of all calls, in order. */
  readonly calls: readonly string[];
  readonly registrations: readonly CheckedSignUp[];
  readonly resentTo: readonly string[];
  /** The address that the last start named. */
  readonly startedWith: string | null | undefined;
  /** The next call of this name fails with this, once; other calls are unaffected. */
  failNext(name: GatewayCall, failure: Failure): void;
  /** The next call of this name waits until the returned function is called. */
  holdNext(name: GatewayCall): () => void;
}
export type GatewayCall = Exclude<keyof AuthGateway, "keepLoginReady">;

/** The fake's default address, password and link. */
export const KNOWN_ACCOUNT: FakeAccount = { password: "Measured-Room-42", user: buildUser() };
export const VALID_LINK = { id: "i1", key: "k1" } as const;

export interface FakeAuthOptions {
  readonly accounts?: readonly FakeAccount[];
  /** The check's result for addresses without an account. */
  readonly verdicts?: Readonly<Record<string, EmailVerdict>>;
  /** Who is logged in when the tab starts. */
  readonly visitor?: AuthUser | null;
  /** How long a login lasts that isn't kept. Default: two hours. */
  readonly lifeMs?: number;
}

const KEPT_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** A small account service in memory. It responds as the real one does, with the same order of calls. */
export function createFakeAuthGateway(options: FakeAuthOptions = {}): FakeAuthGateway {
  const { accounts = [KNOWN_ACCOUNT], verdicts = {}, visitor = null, lifeMs = 7_200_000 } = options;
  const calls: string[] = [];
  const registrations: CheckedSignUp[] = [];
  const resentTo: string[] = [];
  const failures = new Map<string, Failure>();
  const holds = new Map<string, Promise<void>>();
  let session: AuthUser | null = visitor;
  let isKept = false;
  let startedWith: string | null | undefined;
  const current = () => ({ user: session, lifeMs: isKept ? KEPT_LIFE_MS : lifeMs });
  const accountOf = (email: string) => accounts.find(({ user }) => user.emailAddress === email);
  const answering = async <Value>(name: GatewayCall, work: () => Result<Value>): Promise<Result<Value>> => {
    calls.push(name);
    const hold = holds.get(name);
    holds.delete(name);
    await hold;
    const failure = failures.get(name);
    failures.delete(name);
    return failure ? fail(failure) : work();
  };
  const verdictOf = (email: string): EmailVerdict => {
    const account = accountOf(email);
    if (!account) return verdicts[email] ?? "unknown";
    return account.user.isAccountActive ? "used" : "inactive";
  };
  const loginOf = ({ emailAddress, password, keepsLogin = false }: Credentials) => {
    const account = accountOf(emailAddress);
    if (account?.password !== password) return fail({ code: "auth.loginFailed" });
    if (account.user.isAccountActive) session = account.user;
    isKept = keepsLogin;
    return ok({ user: account.user, loginError: null });
  };
  return {
    calls,
    registrations,
    resentTo,
    failNext: (name, failure) => failures.set(name, failure),
    holdNext: (name) => {
      let release = () => {};
      holds.set(
        name,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      return () => release();
    },
    get startedWith() {
      return startedWith;
    },
    start: (emailAddress) => {
      startedWith = emailAddress;
      return answering("start", () => ok(current()));
    },
    checkEmail: (email) => answering("checkEmail", () => ok(verdictOf(email))),
    register: (form) =>
      answering("register", () => {
        registrations.push(form);
        return ok(undefined);
      }),
    resendActivation: (email) =>
      answering("resendActivation", () => {
        resentTo.push(email);
        return ok(undefined);
      }),
    verifyMail: ({ id, key }) =>
      answering("verifyMail", () => {
        const isValid = id === VALID_LINK.id && key === VALID_LINK.key;
        return isValid ? ok({ isValid, emailAddress: "ada@example.com" }) : fail({ code: "auth.linkInvalid" });
      }),
    login: (credentials) => answering("login", () => loginOf(credentials)),
    keepLoginReady: () => () => {},
    updateSession: () => answering("updateSession", () => ok(current())),
    logout: () =>
      answering("logout", () => {
        session = null;
        return ok(undefined);
      }),
  };
}

export interface FakeContactGateway extends ContactGateway {
  readonly sent: readonly ContactMessage[];
  failNext(failure: Failure): void;
  /** The next message waits until the returned function is called. */
  holdNext(): () => void;
}

/** A letter box in memory. */
export function createFakeContactGateway(): FakeContactGateway {
  const sent: ContactMessage[] = [];
  let failure: Failure | undefined;
  let hold: Promise<void> | undefined;
  return {
    sent,
    failNext: (next) => {
      failure = next;
    },
    holdNext: () => {
      let release = () => {};
      hold = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    send: async (message) => {
      const held = hold;
      hold = undefined;
      await held;
      const current = failure;
      failure = undefined;
      if (current) return fail(current);
      sent.push(message);
      return ok(undefined);
    },
  };
}
