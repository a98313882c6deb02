import { ACCESS_TOKEN_COOKIE, CURRENCY_COOKIE, MAX_URL_LENGTH, RETURN_COOKIE } from "@shop/api-client/contract";
import { CART_LIFE_MS } from "@shop/cart";
import { DEFAULT_LOCALE, isLocale } from "@shop/kernel";
import { isCurrency } from "@shop/pricing";
import { type Context, Hono } from "hono";
import { parse as parseCookies, serialize } from "hono/utils/cookie";
import { type FoundAccessToken, findAccessToken } from "../http/access-tokens.ts";
import { createCallLimiter } from "../http/call-limiter.ts";
import { findContext, type ResponseCookies } from "../http/find-context.ts";
import { CALLS_PER_MINUTE } from "../http/limits.ts";
import { readBytes } from "../http/read-body.ts";
import type { AppEnv } from "../http/request-log.ts";
import { resolveReturnUrl } from "../http/return-url.ts";
import { hashSecret } from "../platform/secrets.ts";
import type { Deps } from "../ports/deps.ts";
import { findSession } from "../users/index.ts";
import { HAND_OVER_LIFE_MS, MAX_HAND_OVER_BYTES, RETURN_LIFE_MS } from "./limits.ts";
import { takeOverCart } from "./take-over-cart.ts";

/** Stores the key of a cart between the two steps of its hand-over. No script can read it, and only these two addresses receive it. */
const HAND_OVER_COOKIE = "shop_hand_over";
const CURRENCY_LIFE_SECONDS = 365 * 24 * 60 * 60;
const ANOTHER_YEAR = { path: "/", sameSite: "Lax", maxAge: CURRENCY_LIFE_SECONDS } as const;

/**
 * Brings a cart from a host's page into the shop by top-level navigation. `POST /embed/checkout` is the host page's form. The cart's key is
 * in its body, so it never appears in an address. Only origins on the operator's list are accepted (SAFE-04). A form from another site
 * sends none of our cookies, so the response stores the key in a cookie of its own and redirects to `GET /embed/arrive` at once. That
 * request identifies the logged-in user and this browser's cart. Both redirect to the cart, whatever the failure.
 */
export function createEmbedRoutes(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const limiter = createCallLimiter(deps.settings, CALLS_PER_MINUTE);
  app.use(async (c, next) => {
    c.header("cache-control", "no-store");
    if (!(await limiter.take(c.req.raw))) return c.text("Too many requests. Please wait a moment.", 429);
    await next();
  });
  app.post("/checkout", (c) => takeForm(deps, c));
  app.get("/arrive", (c) => arrive(deps, c));
  app.all("/*", (c) => c.text("Not found.", 404));
  return app;
}

async function takeForm(deps: Deps, c: Context<AppEnv>): Promise<Response> {
  c.set("operation", "embed.checkout");
  const bytes = await readBytes(c.req.raw, MAX_HAND_OVER_BYTES);
  const form = new URLSearchParams(bytes.isOk ? new TextDecoder().decode(bytes.value) : "");
  const language = languageOf(form.get("language"));
  if (!deps.settings.allowedOrigins.includes(c.req.header("origin") ?? "")) {
    deps.log.warn({ requestId: c.get("requestId") }, "a cart from an origin that isn't listed was refused");
    return c.redirect(cartPath(language), 303);
  }
  const secure = deps.settings.origin.startsWith("https://");
  const key = form.get("cart_key") ?? "";
  const cookies = [
    serialize(HAND_OVER_COOKIE, key, { ...ofHandOver(secure), maxAge: key === "" ? 0 : HAND_OVER_LIFE_MS / 1000 }),
    returnCookie(deps, form.get("return_to") ?? "", secure),
  ];
  const currency = form.get("currency") ?? undefined;
  if (isCurrency(currency)) cookies.push(serialize(CURRENCY_COOKIE, currency, { ...ANOTHER_YEAR, secure }));
  for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
  return c.redirect(`/embed/arrive?language=${language}`, 303);
}

async function arrive(deps: Deps, c: Context<AppEnv>): Promise<Response> {
  c.set("operation", "embed.arrive");
  const own = parseCookies(c.req.header("cookie") ?? "");
  const cartKey = own[HAND_OVER_COOKIE];
  const secure = deps.settings.origin.startsWith("https://");
  const cookies: ResponseCookies = [serialize(HAND_OVER_COOKIE, "", { ...ofHandOver(secure), maxAge: 0 })];
  if (cartKey) {
    const access = await findAccess(deps, own[ACCESS_TOKEN_COOKIE]);
    const context = await findContext(deps, findSession, c.req.raw, access, cookies, c.get("requestId"));
    const { visitorId } = context;
    const userId = context.session?.userId ?? null;
    const kept = await takeOverCart(deps, { cartKey, userId, visitorId, ownCartKey: context.cartKey });
    if (kept !== null) context.cookies.setCartKey(kept, deps.clock.nowMs() + CART_LIFE_MS);
  }
  for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
  return c.redirect(cartPath(languageOf(c.req.query("language"))), 303);
}

async function findAccess({ db, clock }: Deps, accessToken: string | undefined): Promise<FoundAccessToken | null> {
  return accessToken ? findAccessToken(db, hashSecret(accessToken), new Date(clock.nowMs())) : null;
}

function ofHandOver(secure: boolean) {
  return { path: "/embed", httpOnly: true, secure, sameSite: "Lax" } as const;
}

/** The link back to the host. Scripts of the shop's pages read it. An address that the operator doesn't allow removes an earlier one. */
function returnCookie({ settings }: Deps, address: string, secure: boolean): string {
  const url = address.length > MAX_URL_LENGTH ? null : resolveReturnUrl(address, settings);
  const isElsewhere = url !== null && new URL(url).origin !== settings.origin;
  const maxAge = isElsewhere ? RETURN_LIFE_MS / 1000 : 0;
  return serialize(RETURN_COOKIE, isElsewhere ? url : "", { path: "/", secure, sameSite: "Lax", maxAge });
}

function languageOf(value: string | null | undefined): string {
  return value && isLocale(value) ? value : DEFAULT_LOCALE;
}

function cartPath(language: string): string {
  return language === DEFAULT_LOCALE ? "/cart" : `/${language}/cart`;
}
