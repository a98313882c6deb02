import { type Context, Hono } from "hono";
import { createCallLimiter } from "../http/call-limiter.ts";
import { CALLS_PER_MINUTE } from "../http/limits.ts";
import { readBytes } from "../http/read-body.ts";
import type { AppEnv } from "../http/request-log.ts";
import { accountLinkUrl } from "../platform/mail/account-link-url.ts";
import type { Deps } from "../ports/deps.ts";
import { failureEntry } from "../ports/failures.ts";
import { findUser, localeOf } from "../users/index.ts";
import { MAX_UNSUBSCRIBE_FORM_BYTES } from "./limits.ts";
import { setNewsletter } from "./set-newsletter.ts";
import { readUnsubscribeLink, type UnsubscribeLink } from "./unsubscribe-link.ts";

/**
 * `/newsletter/unsubscribe`, the address in a mail's List-Unsubscribe header (RFC 8058). A mail program posts `List-Unsubscribe=One-Click`,
 * without cookies: it acts by the link's key. A GET, from a person or a mail scanner, redirects to the page with the settings and changes
 * nothing. Source: ACCT-08, SAFE-09.
 */
export function createNewsletterRoutes(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const limiter = createCallLimiter(deps.settings, CALLS_PER_MINUTE);
  app.use(async (c, next) => {
    c.header("cache-control", "no-store");
    if (!(await limiter.take(c.req.raw))) return refuse(c, "api.tooManyCalls", 429);
    await next();
  });
  app.get("/unsubscribe", (c) => showPage(deps, c));
  app.post("/unsubscribe", (c) => unsubscribe(deps, c));
  app.all("/*", (c) => refuse(c, "api.notServed", 404));
  return app;
}

async function showPage(deps: Deps, c: Context<AppEnv>): Promise<Response> {
  c.set("operation", "newsletter.page");
  const link = linkOf(c);
  const userId = readUnsubscribeLink(deps.settings, link);
  const user = userId === null ? undefined : await findUser(deps.db, userId);
  const query = { action: "unsubscribe", ...link };
  return c.redirect(
    accountLinkUrl(deps.settings.origin, localeOf(user?.locale ?? ""), "/account/newsletter", query),
    303,
  );
}

async function unsubscribe(deps: Deps, c: Context<AppEnv>): Promise<Response> {
  c.set("operation", "newsletter.unsubscribe");
  if (!(await isOneClick(c.req.raw))) return refuse(c, "newsletter.linkInvalid", 400);
  const userId = readUnsubscribeLink(deps.settings, linkOf(c));
  const isDone = userId !== null && (await setNewsletter(deps, userId, 0)).isOk;
  return isDone ? c.text("Unsubscribed.") : refuse(c, "newsletter.linkInvalid", 400);
}

/** The one field that the standard has, as either kind of form. */
async function isOneClick(request: Request): Promise<boolean> {
  const bytes = await readBytes(request, MAX_UNSUBSCRIBE_FORM_BYTES);
  if (!bytes.isOk) return false;
  try {
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    const form = await new Response(Buffer.from(bytes.value), { headers }).formData();
    return form.get("List-Unsubscribe") === "One-Click";
  } catch {
    // Not a form at all: the sender isn't a mail program.
    return false;
  }
}

function linkOf(c: Context): UnsubscribeLink {
  return { id: c.req.query("id") ?? "", key: c.req.query("key") ?? "" };
}

function refuse(c: Context, code: string, status: 400 | 404 | 429): Response {
  return c.text(failureEntry({ code }).text, status);
}
