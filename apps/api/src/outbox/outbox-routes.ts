import { type Context, Hono } from "hono";
import { failedAnswer } from "../http/envelope.ts";
import { isFromThisMachine } from "../http/is-from-this-machine.ts";
import type { AppEnv } from "../http/request-log.ts";
import { isUuid } from "../platform/is-uuid.ts";
import { findMail, listMails, type MailRow } from "../platform/mail/mails.ts";
import type { Deps } from "../ports/deps.ts";
import { mailFrame, mailPage, OUTBOX_PATH, outboxPage } from "./outbox-page.ts";
import { OUTBOX_STYLES } from "./outbox-styles.ts";

const MAILS_SHOWN = 200;

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail may have inline styles, and the shop's own pictures by their whole address. The sandbox also applies when it is opened on its own. */
const framePolicy = (origin: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src ${new URL(origin).origin}; frame-ancestors 'self'; ` +
  "sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/**
 * Shows the mails as pages, for trying the shop out. Mails contain links that open accounts: without `settings.isOutboxReadable`, or for
 * requests from another machine, none of these addresses is served.
 */
export function createOutboxRoutes(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  if (!deps.settings.isOutboxReadable) return app;
  app.use(`${OUTBOX_PATH}/*`, async (c, next) => (isFromThisMachine(c.req.raw) ? next() : notServed(c)));
  app.get(OUTBOX_PATH, async (c) => {
    const mails = await listMails(deps.db, MAILS_SHOWN);
    return answerHtml(c, outboxPage(mails, deps.mailTransport !== null), PAGE_POLICY);
  });
  app.get(`${OUTBOX_PATH}/outbox.css`, (c) => {
    c.header("x-content-type-options", "nosniff");
    return c.body(OUTBOX_STYLES, 200, { "content-type": "text/css; charset=utf-8" });
  });
  app.get(`${OUTBOX_PATH}/:id`, async (c) => {
    const mail = await mailOf(deps, c.req.param("id"));
    return mail ? answerHtml(c, mailPage(mail), PAGE_POLICY) : notServed(c);
  });
  app.get(`${OUTBOX_PATH}/:id/html`, async (c) => {
    const mail = await mailOf(deps, c.req.param("id"));
    return mail ? answerHtml(c, mailFrame(mail), framePolicy(deps.settings.origin)) : notServed(c);
  });
  return app;
}

async function mailOf(deps: Deps, id: string): Promise<MailRow | undefined> {
  return isUuid(id) ? findMail(deps.db, id) : undefined;
}

function answerHtml(c: Context<AppEnv>, html: string, policy: string): Response {
  c.header("content-security-policy", policy);
  c.header("cache-control", "no-store");
  c.header("referrer-policy", "no-referrer");
  c.header("x-content-type-options", "nosniff");
  return c.html(html);
}

function notServed(c: Context<AppEnv>): Response {
  return c.json(failedAnswer({ code: "api.notServed" }).body, 404);
}
