import { CART_KEY_HEADER, CURRENCY_COOKIE, CURRENCY_HEADER } from "@shop/api-client/contract";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@shop/kernel";
import { type Currency, defaultCurrency, isCurrency } from "@shop/pricing";
import { parse as parseCookies } from "hono/utils/cookie";
import type { PlatformDeps } from "../platform/deps.ts";
import { hashSecret } from "../platform/secrets.ts";
import type { FoundAccessToken } from "./access-tokens.ts";
import type { CallContext, Session } from "./call-context.ts";
import { addressOf } from "./client-address.ts";
import { CART_COOKIE, createCookieEffects, deviceCookieName, sessionCookieName } from "./cookies.ts";
import { GUEST_COOKIE, readGuestCookie } from "./guest-cookie.ts";
import { MAX_USER_AGENT_LENGTH } from "./limits.ts";
import { requestIdOf } from "./request-id.ts";

/** `Set-Cookie` values that the response will contain. */
export type ResponseCookies = string[];

/** Looks up a cookie's session: known, not revoked, not expired. */
export type FindSession<Login extends Session> = (
  db: PlatformDeps["db"],
  tokenHash: string,
  now: Date,
) => Promise<Login | null>;

/** Determines who calls: the access token identified the visitor, cookies provide the rest. Nothing in a payload is used. */
export async function findContext<Login extends Session>(
  deps: PlatformDeps,
  findSession: FindSession<Login>,
  request: Request,
  access: FoundAccessToken | null,
  responseCookies: ResponseCookies,
  requestId: string = requestIdOf(deps, request.headers),
): Promise<CallContext<Login>> {
  const cookies = parseCookies(request.headers.get("cookie") ?? "");
  const sessionToken = cookies[sessionCookieName(deps.settings)];
  const now = new Date(deps.clock.nowMs());
  const session = sessionToken ? await findSession(deps.db, hashSecret(sessionToken), now) : null;
  return {
    requestId,
    address: addressOf(deps.settings, request),
    visitorId: access?.visitorId ?? null,
    guestId: readGuestCookie(deps.settings.secret, cookies[GUEST_COOKIE]) ?? access?.visitorId ?? null,
    accessEndsAt: access?.expiresAt ?? null,
    session,
    cartKey: cookies[CART_COOKIE] ?? request.headers.get(CART_KEY_HEADER),
    deviceToken: cookies[deviceCookieName(deps.settings)] ?? null,
    currency: currencyOf(request.headers, cookies),
    locale: localeOf(request.headers),
    userAgent: (request.headers.get("user-agent") ?? "").slice(0, MAX_USER_AGENT_LENGTH),
    cookies: createCookieEffects(deps.settings, deps.clock, responseCookies, sessionToken),
  };
}

function currencyOf(headers: Headers, cookies: Record<string, string>): Currency {
  const chosen = headers.get(CURRENCY_HEADER) ?? cookies[CURRENCY_COOKIE];
  return isCurrency(chosen) ? chosen : defaultCurrency(headers.get("accept-language") ?? undefined);
}

/** The page's language, as the client sends it in Content-Language, for mails and texts. */
function localeOf(headers: Headers): Locale {
  const language = headers.get("content-language")?.slice(0, 2);
  return isLocale(language) ? language : DEFAULT_LOCALE;
}
