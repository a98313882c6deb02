import type { AnswerOf, OperationName, Operations, ParsedRequestOf } from "@shop/api-client/contract";
import type { Locale, Result } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import type { Deps } from "../ports/deps.ts";
import type { FoundSession } from "../users/sessions.ts";

/** Who calls, and from where: found by the pipeline from token, cookies and socket; never from the payload. */
export interface CallContext {
  readonly requestId: string;
  /** The caller's address: the socket's, or behind trusted proxies the forwarded one. */
  readonly address: string;
  /** The visitor whose access token came with the call; null only for operations that anybody may call. */
  readonly visitorId: string | null;
  /** When that access token ends. */
  readonly accessEndsAt: Date | null;
  /** The logged-in user's session, from its cookie. */
  readonly session: FoundSession | null;
  /** The 30-day cart cookie's value as it came, or null. */
  readonly cartKey: string | null;
  /** The device cookie's value as it came, or null. */
  readonly deviceToken: string | null;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly userAgent: string;
  /** What the handler wants done to the caller's cookies. */
  readonly cookies: CookieEffects;
}

export interface CookieEffects {
  /** A session that is kept outlives the browser; any other ends with it, and on the server at its end. */
  setSession(token: string, session: Pick<FoundSession, "expiresAt" | "isKept">): void;
  /** The session's cookie as it came, for longer. */
  extendSession(session: Pick<FoundSession, "expiresAt" | "isKept">): void;
  clearSession(): void;
  setDevice(token: string, expiresAtMs: number): void;
  setCartKey(key: string, expiresAtMs: number): void;
  clearCartKey(): void;
}

/** One served operation: input checked, security token and login verified, inside the idempotency guard. */
export type Handler<Name extends OperationName> = (
  deps: Deps,
  context: CallContext,
  request: ParsedRequestOf<Operations[Name]>,
) => Promise<Result<AnswerOf<Operations[Name]>>>;

export type Handlers<Names extends OperationName = OperationName> = { readonly [Name in Names]: Handler<Name> };
