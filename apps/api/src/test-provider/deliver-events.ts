import { withinTime } from "../payments/index.ts";
import {
  DELIVERY_BATCH,
  DELIVERY_TIMEOUT_MS,
  FIRST_RETRY_DELAY_S,
  LONGEST_RETRY_DELAY_S,
  MAX_DELIVERIES,
} from "./limits.ts";
import type { TestEvent } from "./test-event.ts";
import { claimTestEvents, type DueTestEvent, findTestSession, noteTestDelivery } from "./test-payment-sessions.ts";
import { TEST_PROVIDER_NAME, type TestProviderDeps } from "./test-provider-deps.ts";
import { signTestWebhook, TEST_SIGNATURE_HEADER } from "./test-signature.ts";

/**
 * Sends the webhooks that are due, of one session or of all; those that the shop doesn't accept are retried later. Returns how many were
 * accepted.
 */
export async function deliverEvents(deps: TestProviderDeps, sessionId: string | null = null): Promise<number> {
  const due = await claimTestEvents(deps.db, {
    now: new Date(deps.clock.nowMs()),
    sessionId,
    limit: DELIVERY_BATCH,
    maxAttempts: MAX_DELIVERIES,
    firstDelayS: FIRST_RETRY_DELAY_S,
    longestDelayS: LONGEST_RETRY_DELAY_S,
  });
  let taken = 0;
  for (const event of due) {
    if (await deliverEvent(deps, event)) taken += 1;
  }
  return taken;
}

async function deliverEvent(deps: TestProviderDeps, event: DueTestEvent): Promise<boolean> {
  const body = await bodyOf(deps, event);
  const request = new Request(`${deps.origin}/payments/webhook/${TEST_PROVIDER_NAME}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [TEST_SIGNATURE_HEADER]: signTestWebhook(deps.webhookSecret, body, deps.clock.nowMs()),
    },
    body,
  });
  const status = await statusOf(deps, request);
  const isTaken = typeof status === "number" && status >= 200 && status < 300;
  if (isTaken) await noteTestDelivery(deps.db, event.id, new Date(deps.clock.nowMs()));
  else deps.log.warn({ eventId: event.id, attempts: event.attempts, status }, "a test webhook was not taken");
  return isTaken;
}

async function statusOf(deps: TestProviderDeps, request: Request): Promise<number | string> {
  const sent = deps.deliver(request).then((response) => response.status);
  try {
    return await withinTime(deps.clock, DELIVERY_TIMEOUT_MS, sent, "timed out");
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The same event has the same bytes at every try; only the signature's time is new. */
async function bodyOf(deps: TestProviderDeps, event: DueTestEvent): Promise<Uint8Array<ArrayBuffer>> {
  const session = await findTestSession(deps.db, event.session_id);
  const body: TestEvent & { created: string } = {
    id: event.id,
    type: event.type,
    created: event.created_at.toISOString(),
    data: {
      session_id: event.session_id,
      order_reference: session?.order_reference ?? null,
      payment_id: session?.payment_id ?? null,
      amount_minor: session?.amount_minor ?? null,
      currency: session?.currency ?? null,
    },
  };
  return new TextEncoder().encode(JSON.stringify(body));
}
