import { messages as cartMessages } from "@shop/cart";
import type { Result } from "@shop/kernel";
import { type Context, Hono } from "hono";
import type Stripe from "stripe";
import { findOrderOfEvent, type OrderRow } from "../orders/index.ts";
import { localeOfUrl } from "../platform/locale-of-url.ts";
import { noticePage } from "./notice-page.ts";
import { NOTICE_STYLES } from "./notice-styles.ts";
import { replaceByHosted } from "./replace-by-hosted.ts";
import { isReplaced } from "./session-event.ts";
import { STRIPE_NAME, STRIPE_PATH, type StripeDeps } from "./stripe-deps.ts";
import { callStripe } from "./stripe-failure.ts";

/** Where an order is paid in a tab of its own. The order's id works like a key: nobody else gets it. */
export function stripePageUrl(origin: string, orderId: string): string {
  return `${origin}${STRIPE_PATH}/session/${orderId}`;
}

/**
 * The redirect to Stripe's own page, for browsers where its script doesn't load. GET /session/{order} redirects there, replacing the
 * embedded session with a hosted one; for a paid order it redirects to its landing page. Otherwise a page in the shopper's language
 * explains why not.
 */
export function createStripePages(deps: StripeDeps, stripe: Stripe): Hono {
  const app = new Hono();
  app.get("/assets/notice.css", (c) =>
    c.body(NOTICE_STYLES, 200, { "cache-control": "public, max-age=300", "content-type": "text/css; charset=utf-8" }),
  );
  app.get("/session/:order", async (c) => {
    c.header("cache-control", "no-store");
    // Opening the page ends the embedded session, so a browser's prefetch must not do it.
    const isLookedAhead = c.req.header("sec-purpose")?.includes("prefetch") ?? false;
    if (c.req.method === "HEAD" || isLookedAhead) return c.body(null, 204);
    const order = await findStripeOrder(deps, c.req.param("order"));
    if (!order) return notice(c, deps, undefined, 404);
    if (order.status === "paid") return c.redirect(order.landing_url, 303);
    const target = await findTarget(deps, stripe, order);
    if (target.isOk) return c.redirect(target.value, 303);
    if (target.failure.code === "payment.alreadyPaid") return c.redirect(order.landing_url, 303);
    return notice(c, deps, order, target.failure.code === "checkout.paymentUnavailable" ? 503 : 410);
  });
  return app;
}

function findStripeOrder(deps: StripeDeps, orderId: string): Promise<OrderRow | undefined> {
  return findOrderOfEvent(deps.db, STRIPE_NAME, { orderId, sessionId: null, paymentId: null });
}

/** Where the order can be paid. Failures `payment.alreadyPaid`, `payment.sessionEnded`, `payment.unknownSession`, `checkout.paymentUnavailable`. */
async function findTarget(deps: StripeDeps, stripe: Stripe, order: OrderRow): Promise<Result<string>> {
  const ended = { isOk: false, failure: { code: "payment.sessionEnded" } } as const;
  const { provider_session_id: id, status } = order;
  if (status !== "pending" || id === null) return ended;
  const found = await callStripe(deps, "read a session for its page", () => stripe.checkout.sessions.retrieve(id));
  if (!found.isOk) return found;
  const session = found.value;
  if (session.status === "complete") return { isOk: false, failure: { code: "payment.alreadyPaid" } };
  if (session.status === "expired" && !isReplaced(session)) return ended;
  if (session.url !== null) return { isOk: true, value: session.url };
  const hosted = await replaceByHosted(deps, stripe, order, session);
  if (!hosted.isOk) return hosted;
  return hosted.value.url === null ? ended : { isOk: true, value: hosted.value.url };
}

function notice(
  c: Context,
  deps: StripeDeps,
  order: OrderRow | undefined,
  status: 404 | 410 | 503,
): Response | Promise<Response> {
  const locale = (order && localeOfUrl(order.landing_url, deps.origin)) ?? "en";
  const texts = cartMessages[locale];
  const isBusy = status === 503;
  c.header(
    "content-security-policy",
    "default-src 'none'; style-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
  );
  const page = noticePage({
    locale,
    title: texts["checkout.title"],
    text: texts[isBusy ? "checkout.paymentUnavailable" : "checkout.noSession"],
    link: isBusy
      ? { href: c.req.path, text: texts["cart.tryAgain"] }
      : { href: order?.backlink_url ?? `${deps.origin}/cart`, text: texts["cart.viewCart"] },
  });
  return c.html(page, status);
}
