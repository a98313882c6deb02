import { DEFAULT_LOCALE } from "@shop/kernel";
import { type Context, Hono } from "hono";
import { readBytes } from "../http/read-body.ts";
import { localeOfUrl } from "../platform/locale-of-url.ts";
import { deliverEvents } from "./deliver-events.ts";
import type { Markup, Theme } from "./layout.ts";
import { MAX_FORM_BYTES } from "./limits.ts";
import { challengePage, expiredPage, missingPage, paidPage } from "./notice-pages.ts";
import { type PayForm, payPage, type SessionView } from "./pay-page.ts";
import { PAYMENT_SCRIPT } from "./payment-script.ts";
import { FONT_FILES, PAYMENT_STYLES } from "./payment-styles.ts";
import type { PaymentOverview } from "./tables.ts";
import { checkCard, FILLED_CVC, FILLED_EXPIRY, findTestCard, groupDigits } from "./test-cards.ts";
import { findTestSession, type TestSessionRow } from "./test-payment-sessions.ts";
import { answerChallenge, chargeTestSession, expireTestSession } from "./test-payments.ts";
import { TEST_PROVIDER_PATH, type TestProviderDeps } from "./test-provider-deps.ts";

const EMPTY_FORM: PayForm = { values: { number: "", expiry: "", cvc: "" }, errors: {}, alert: null };

/** The test provider's pages: GET /session/{id} shows the session's next step, POST pays. Knowing the id is enough to pay. */
export function createPaymentPages(deps: TestProviderDeps): Hono {
  const app = new Hono();
  app.get("/assets/payment.css", (c) => asset(c, PAYMENT_STYLES, "text/css"));
  app.get("/assets/payment.js", (c) => asset(c, PAYMENT_SCRIPT, "text/javascript"));
  for (const name of FONT_FILES) app.get(`/assets/${name}`, async (c) => font(c, await deps.fonts.read(name)));
  app.get("/session/:id", async (c) => {
    const session = await findSession(deps, c.req.param("id"));
    return showSession(c, deps, session, themeOf(c.req.query("theme")), filledForm(c.req.query("card") ?? ""));
  });
  app.post("/session/:id", async (c) => {
    const form = await readForm(c.req.raw);
    const theme = themeOf(form.get("theme"));
    const session = await findSession(deps, c.req.param("id"));
    if (session?.status !== "open") return goOn(c, deps, session, theme);
    const values = { number: text(form, "number"), expiry: text(form, "expiry"), cvc: text(form, "cvc") };
    const { errors, verdict } = checkCard(values, deps.clock.nowMs());
    const shown = { number: findTestCard(values.number) ? values.number : "", expiry: values.expiry, cvc: "" };
    if (!verdict) return showSession(c, deps, session, theme, { values: shown, errors, alert: null });
    const step = await chargeTestSession(deps, session.id, verdict);
    const declined = { ...EMPTY_FORM, alert: "declined", refused: values.number.slice(-4) } as const;
    if (step === "declined") return showSession(c, deps, session, theme, declined);
    return goOn(c, deps, session, theme);
  });
  app.post("/session/:id/challenge", async (c) => {
    const form = await readForm(c.req.raw);
    const theme = themeOf(form.get("theme"));
    const session = await findSession(deps, c.req.param("id"));
    if (session?.status !== "challenge") return goOn(c, deps, session, theme);
    const step = await answerChallenge(deps, session.id, form.get("answer") === "complete");
    if (step === "settled") return goOn(c, deps, session, theme);
    const failed = { ...EMPTY_FORM, alert: "challengeFailed" } as const;
    return showSession(c, deps, await findSession(deps, session.id), theme, failed);
  });
  return app;
}

/** The first request after a session's hour is over ends it. */
async function findSession(deps: TestProviderDeps, id: string): Promise<TestSessionRow | undefined> {
  const session = await findTestSession(deps.db, id);
  const isWaiting = session?.status === "open" || session?.status === "challenge";
  if (!isWaiting || session.expires_at.getTime() > deps.clock.nowMs()) return session;
  await expireTestSession(deps, id);
  return findTestSession(deps.db, id);
}

/**
 * After a step: the shop is notified if needed (with a short wait, so that it usually knows before the shopper is back), then the browser
 * moves on. In a tab of its own it returns to the shop at once; a frame gets the session's page.
 */
async function goOn(
  c: Context,
  deps: TestProviderDeps,
  before: TestSessionRow | undefined,
  theme: Theme,
): Promise<Response> {
  if (!before) return showSession(c, deps, undefined, theme, EMPTY_FORM);
  await deliverEvents(deps, before.id);
  const session = await findTestSession(deps.db, before.id);
  const isTopLevel = c.req.header("sec-fetch-dest") === "document";
  if (session?.status === "paid" && isTopLevel) return c.redirect(session.success_url, 303);
  return c.redirect(`${TEST_PROVIDER_PATH}/session/${before.id}${theme ? `?theme=${theme}` : ""}`, 303);
}

function showSession(
  c: Context,
  deps: TestProviderDeps,
  session: TestSessionRow | undefined,
  theme: Theme,
  form: PayForm,
): Response | Promise<Response> {
  if (!session) return answer(c, missingPage(`${deps.origin}/`, DEFAULT_LOCALE, theme), [], 404);
  const view = viewOf(deps, session, theme);
  const returnOrigins = [new URL(view.successUrl).origin, new URL(view.cancelUrl).origin];
  const pages = {
    open: () => payPage(view, form),
    challenge: () => challengePage(view),
    paid: () => paidPage(view),
    expired: () => expiredPage(view),
  };
  return answer(c, pages[session.status](), returnOrigins, 200);
}

function viewOf(deps: TestProviderDeps, session: TestSessionRow, theme: Theme): SessionView {
  return {
    path: `${TEST_PROVIDER_PATH}/session/${session.id}`,
    locale: localeOfUrl(session.success_url, deps.origin) ?? DEFAULT_LOCALE,
    shopName: deps.shopName,
    amountMinor: session.amount_minor,
    currency: session.currency,
    ...overviewOf(session.description),
    orderId: session.order_reference,
    successUrl: session.success_url,
    cancelUrl: session.cancel_url,
    theme,
  };
}

function overviewOf(description: TestSessionRow["description"]): PaymentOverview {
  if ("lines" in description) return description;
  return { lines: description.map((line) => ({ ...line, subtotalMinor: line.totalMinor })), deductions: [] };
}

function answer(
  c: Context,
  markup: Markup,
  returnOrigins: readonly string[],
  status: 200 | 404,
): Response | Promise<Response> {
  // A form's response may redirect to the shop's return address, and browsers apply form-action to that too.
  const formAction = [...new Set(["'self'", ...returnOrigins])].join(" ");
  c.header(
    "content-security-policy",
    `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; form-action ${formAction}; frame-ancestors 'self'; base-uri 'none'; require-trusted-types-for 'script'`,
  );
  c.header("cache-control", "no-store");
  c.header("referrer-policy", "same-origin");
  c.header("x-content-type-options", "nosniff");
  c.header("x-frame-options", "SAMEORIGIN");
  return c.html(markup, status);
}

function asset(c: Context, content: string, mediaType: string): Response {
  const headers = { "cache-control": "public, max-age=300", "x-content-type-options": "nosniff" };
  return c.body(content, 200, { ...headers, "content-type": `${mediaType}; charset=utf-8` });
}

function font(c: Context, content: ReadableStream<Uint8Array> | null): Response {
  if (!content) return c.notFound() as Response;
  const headers = { "cache-control": "public, max-age=86400", "x-content-type-options": "nosniff" };
  return c.body(content, 200, { ...headers, "content-type": "font/woff2" });
}

function filledForm(number: string): PayForm {
  const card = findTestCard(number);
  if (!card) return EMPTY_FORM;
  const values = { number: groupDigits(card.number), expiry: FILLED_EXPIRY, cvc: FILLED_CVC };
  return { ...EMPTY_FORM, values };
}

/** What isn't a small form is an empty one. */
async function readForm(request: Request): Promise<URLSearchParams> {
  const bytes = await readBytes(request, MAX_FORM_BYTES);
  return new URLSearchParams(bytes.isOk ? new TextDecoder().decode(bytes.value) : "");
}

function text(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? "").slice(0, 40);
}

function themeOf(value: string | null | undefined): Theme {
  return value === "light" || value === "dark" ? value : null;
}
