import type { AnswerOf, DirectCalls, OperationName, Operations, ParsedRequestOf } from "@shop/api-client/contract";
import type { Failure, Locale, Result } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import type * as z from "zod/mini";

/** A session, as the pipeline needs it. Account data that a subject needs is in its own type. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly expiresAt: Date;
  /** Whether it outlasts the browser and the access token: 'Keep me logged in'. */
  readonly isKept: boolean;
}

/** Who calls, and from where. The pipeline determines it from token, cookies and socket, never from the payload. */
export interface CallContext<Login extends Session = Session> {
  readonly requestId: string;
  /** The caller's address: the socket's, or behind trusted proxies the forwarded one. */
  readonly address: string;
  /** The visitor whose access token was sent with the call; null only for operations that anyone may call. */
  readonly visitorId: string | null;
  /**
   * The visitor that this browser was when it last got the 30-day cookie, else the one of the access token: the same for as long as the
   * cookie lives. What a visitor without an account is given or has used up belongs to it.
   */
  readonly guestId: string | null;
  /** When that access token ends. */
  readonly accessEndsAt: Date | null;
  /** The logged-in user's session, from its cookie. */
  readonly session: Login | null;
  /** The 30-day cart cookie's value as received, or null. */
  readonly cartKey: string | null;
  /** The device cookie's value as received, or null. */
  readonly deviceToken: string | null;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly userAgent: string;
  /** What the handler wants done to the caller's cookies. */
  readonly cookies: CookieEffects;
}

export interface CookieEffects {
  /** A persistent session outlives the browser. Any other ends with the browser, and on the server at its expiry. */
  setSession(token: string, session: Pick<Session, "expiresAt" | "isKept">): void;
  /** Extends the received session cookie. */
  extendSession(session: Pick<Session, "expiresAt" | "isKept">): void;
  clearSession(): void;
  setDevice(token: string, expiresAtMs: number): void;
  setCartKey(key: string, expiresAtMs: number): void;
  clearCartKey(): void;
  /** Recognises the visitor for 30 days from now. Only for what the visitor did, never for looking. */
  rememberGuest(guestId: string): void;
}

/** One served operation: input checked, security token and login verified, inside the idempotency guard. */
export type Handlers<Deps, Context, Names extends OperationName = OperationName> = {
  readonly [Name in Names]: (
    deps: Deps,
    context: Context,
    request: ParsedRequestOf<Operations[Name]>,
  ) => Promise<Result<AnswerOf<Operations[Name]>>>;
};

/** What a direct call returns besides that it succeeded: `request_id`, for instance. */
export type DirectResult = Readonly<Record<string, unknown>>;

/** The same of the direct calls. */
export type DirectHandlers<Deps, Context, Names extends keyof DirectCalls = keyof DirectCalls> = {
  readonly [Name in Names]: (
    deps: Deps,
    context: Context,
    request: z.output<DirectCalls[Name]["request"]>,
  ) => Promise<Result<DirectResult>>;
};

type Count<Deps, Context, Request> = (deps: Deps, context: Context, request: Request) => Promise<Failure | null>;

/**
 * What an operation counts before it starts, outside its transaction, so that a rollback doesn't undo the count. A body that is rejected
 * because its idempotency key was used for another one is counted too. Not included: login and e-mail check, which store no response, and
 * anything that counts tries of a password or PIN itself, under a claim and never in a transaction. Source: SAFE-05, SAFE-20.
 */
export type CountedCalls<Deps, Context> = {
  readonly [Name in OperationName]?: Count<Deps, Context, ParsedRequestOf<Operations[Name]>>;
};

/** The same of the direct calls. */
export type CountedDirectCalls<Deps, Context> = {
  readonly [Name in keyof DirectCalls]?: Count<Deps, Context, z.output<DirectCalls[Name]["request"]>>;
};

/** The id and key of a mailed link, where a prepare call brings one. */
export type PreparedLink = { readonly id: string; readonly key: string } | null;

/** What a prepare call returns besides its security token, or why it gets none. */
export type PreparedCalls<Deps, Context> = {
  readonly [Name in OperationName]?: (
    deps: Deps,
    context: Context,
    link: PreparedLink,
  ) => Promise<Result<Readonly<Record<string, unknown>>>>;
};
