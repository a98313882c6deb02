import { Hono } from "hono";
import { readBytes } from "../http/read-body.ts";
import type { AppEnv } from "../http/request-log.ts";
import type { Deps } from "../ports/deps.ts";
import { MAX_WEBHOOK_BYTES } from "./limits.ts";
import { ALARMING_OUTCOMES, receivePaymentEvent } from "./receive-payment-event.ts";

/**
 * POST /payments/webhook/{provider}: authenticated by its signature over the raw bytes, not by cookies or tokens. 2xx only after the
 * commit; anything else makes the provider send it again. 404 another provider, 413 too large, 400 bad signature, unreadable, or of another
 * account or mode.
 */
export function createWebhookRoutes(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.all("/:provider", async (c) => {
    c.header("cache-control", "no-store");
    c.set("operation", "paymentWebhook");
    if (c.req.param("provider") !== deps.payments.name) return c.json(refused("payment.unknownProvider"), 404);
    if (c.req.method !== "POST") return c.json(refused("api.methodNotAllowed"), 405);
    const bytes = await readBytes(c.req.raw, MAX_WEBHOOK_BYTES);
    if (!bytes.isOk) return c.json(refused(bytes.failure.code), bytes.failure.code === "api.tooLarge" ? 413 : 400);
    const event = await deps.payments.readWebhook(bytes.value, c.req.raw.headers);
    const requestId = c.get("requestId");
    if (!event.isOk) {
      deps.log.warn({ requestId, ...event.failure.params, code: event.failure.code }, "a payment webhook was refused");
      return c.json(refused(event.failure.code), 400);
    }
    const received = await receivePaymentEvent(deps, event.value);
    const { eventId, type } = event.value;
    deps.log[ALARMING_OUTCOMES.has(received.outcome) ? "error" : "info"](
      { requestId, eventId, type, ...received },
      "a payment event was taken in",
    );
    return c.json({ received: true });
  });
  return app;
}

function refused(code: string): { received: false; error: string } {
  return { received: false, error: code };
}
