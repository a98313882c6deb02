import { type Kysely, type RawBuilder, sql } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { accountEvents, purchaseEvent, refundEvent } from "./known-events.ts";
import { KNOWN_EVENTS_BATCH, KNOWN_EVENTS_LOOK_BACK_MS } from "./limits.ts";
import { storeEvent, type TrackedEvent } from "./store-event.ts";

/**
 * Reports what no browser has to: sign-ups, activations, payments and refunds of accounts that allow marketing, each once. What happened before the
 * account's choice isn't reported. Returns how many events it found. Safe in several processes. Source: TRACK-01, TRACK-04.
 */
export async function reportKnownEvents(deps: Deps): Promise<number> {
  const events = [
    ...(await findAccountEvents(deps)),
    ...(await findPurchaseEvents(deps)),
    ...(await findRefundEvents(deps)),
  ];
  for (const event of events) await inTransaction(deps.db, (trx) => storeEvent(trx, deps, event));
  return events.length;
}

async function findAccountEvents({ db, clock }: Deps): Promise<TrackedEvent[]> {
  const since = new Date(clock.nowMs() - KNOWN_EVENTS_LOOK_BACK_MS);
  const rows = await consenting(db)
    .select(["users.id", "users.email", "users.created_at", "users.activated_at", "marketing_consents.chosen_at"])
    .where(({ eb, or }) => or([eb("users.created_at", ">", since), eb("users.activated_at", ">", since)]))
    .where((eb) =>
      eb(
        sql<number>`(select count(*)::int from drip_events where user_id = users.id and event_type in ('signup', 'verify'))`,
        "<",
        sql<number>`(users.created_at >= marketing_consents.chosen_at)::int
          + coalesce(users.activated_at >= marketing_consents.chosen_at, false)::int`,
      ),
    )
    .limit(KNOWN_EVENTS_BATCH)
    .execute();
  return rows.flatMap(({ id, email, created_at, activated_at, chosen_at }) =>
    accountEvents({ userId: id, email, signedUpAt: created_at, activatedAt: activated_at }).filter(
      ({ occurredAt }) => occurredAt >= chosen_at,
    ),
  );
}

async function findPurchaseEvents({ db, clock }: Deps): Promise<TrackedEvent[]> {
  const since = new Date(clock.nowMs() - KNOWN_EVENTS_LOOK_BACK_MS);
  const rows = await consenting(db)
    .innerJoin("orders", "orders.user_id", "users.id")
    .select(["users.id as user_id", "users.email", "orders.id", "orders.number", "orders.total_minor"])
    .select(["orders.vat_minor", "orders.currency", "orders.paid_at"])
    .where("orders.status", "=", "paid")
    .where("orders.paid_at", ">", since)
    .whereRef("orders.paid_at", ">=", "marketing_consents.chosen_at")
    .where(isUnreported(sql.ref("orders.id")))
    .limit(KNOWN_EVENTS_BATCH)
    .execute();
  return Promise.all(
    rows.flatMap(({ user_id: userId, email, paid_at, ...order }) =>
      paid_at ? [purchaseEvent(db, { userId, email }, { ...order, paid_at })] : [],
    ),
  );
}

/** Each refunded order has one id for its refund, in whichever process it is found. */
const REFUND_ID = sql<string>`md5('refund ' || orders.id::text)::uuid`;

async function findRefundEvents({ db, clock }: Deps): Promise<TrackedEvent[]> {
  const since = new Date(clock.nowMs() - KNOWN_EVENTS_LOOK_BACK_MS);
  const rows = await consenting(db)
    .innerJoin("orders", "orders.user_id", "users.id")
    .innerJoin("payment_events", "payment_events.order_id", "orders.id")
    .select(["users.id as user_id", "users.email", "orders.number", "orders.total_minor", "orders.currency"])
    .select(["payment_events.received_at", REFUND_ID.as("refund_id")])
    .where("orders.status", "=", "refunded")
    .where("payment_events.type", "=", "refunded")
    .where("payment_events.outcome", "=", "takenBack")
    .where("payment_events.received_at", ">", since)
    .whereRef("payment_events.received_at", ">=", "marketing_consents.chosen_at")
    .where(isUnreported(REFUND_ID))
    .limit(KNOWN_EVENTS_BATCH)
    .execute();
  return rows.map(({ user_id: userId, email, refund_id: eventId, received_at: at, ...order }) =>
    refundEvent({ userId, email }, order, { eventId, at }),
  );
}

/** The account has no event of this id yet. */
function isUnreported(eventId: RawBuilder<unknown>) {
  return sql<boolean>`not exists (
    select from drip_events where drip_events.user_id = users.id and drip_events.event_id = ${eventId})`;
}

function consenting(db: Kysely<Database>) {
  return db
    .selectFrom("marketing_consents")
    .innerJoin("users", "users.id", "marketing_consents.user_id")
    .where("marketing_consents.is_granted", "=", true);
}
