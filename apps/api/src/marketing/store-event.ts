import type { MarketingCalls } from "@shop/api-client/contract";
import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { insertDripEvent } from "./drip-events.ts";
import { insertForward } from "./forwards.ts";
import { holdConsent } from "./marketing-consents.ts";

/** A call of the marketing service. `refund` is none: only the shop knows of it, and it stays in the shop. */
type EventCall = keyof MarketingCalls | "refund";

export interface TrackedEvent {
  readonly userId: string;
  /** The account's address, for the marketing host. */
  readonly email: string;
  readonly call: EventCall;
  readonly eventId: string;
  readonly productName: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly occurredAt: Date;
}

/**
 * Stores an event in the caller's transaction, once by its id, and with it its delivery to the marketing host if there is one. Nothing is
 * stored if the account has withdrawn its consent.
 */
export async function storeEvent(trx: Kysely<Database>, deps: Deps, event: TrackedEvent): Promise<void> {
  if (!(await holdConsent(trx, event.userId))) return;
  const now = new Date(deps.clock.nowMs());
  const isNew = await insertDripEvent(trx, {
    user_id: event.userId,
    event_id: event.eventId,
    event_type: eventTypeOf(event.call),
    product_name: event.productName,
    event_data: JSON.stringify(event.data),
    occurred_at: event.occurredAt,
    received_at: now,
  });
  if (!isNew || !deps.marketingHost || event.call === "refund") return;
  const body = {
    user_email: event.email,
    event_id: event.eventId,
    occurred_at: event.occurredAt.toISOString(),
    ...(event.productName === null ? {} : { product_name: event.productName }),
    ...event.data,
  };
  await insertForward(trx, { id: event.eventId, userId: event.userId, call: event.call, body, now });
}

/** `trackCartAdd` is `cart-add`. */
export function eventTypeOf(call: EventCall): string {
  return call
    .replace(/^track/, "")
    .replace(/(?<!^)[A-Z]/g, "-$&")
    .toLowerCase();
}
