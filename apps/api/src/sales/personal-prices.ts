import { type CustomerFacts, FIRST_PURCHASE_WINDOW_MS, NO_CUSTOMER_FACTS } from "@shop/pricing";
import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import { firstPurchaseEndsAtMs } from "./first-purchase.ts";

/** What prices depend on of an account, at the moment at which it was read. */
export interface PersonalPrices {
  readonly facts: CustomerFacts;
  /** Until when there is a discount on the first purchase; null: there is none. */
  readonly firstPurchaseEndsAtMs: number | null;
}

const NONE: PersonalPrices = { facts: NO_CUSTOMER_FACTS, firstPurchaseEndsAtMs: null };

/** The columns below, added to a query that has `users` in it: so they come along with another question. */
export function selectPersonalPrices<Row>(query: SelectQueryBuilder<Database, "users" | "sessions", Row>, now: Date) {
  const weekAgo = new Date(now.getTime() - FIRST_PURCHASE_WINDOW_MS);
  return query.select([
    "users.activated_at",
    sql<number | null>`(select percent from edu_grants where edu_grants.user_id = users.id
      and starts_at <= ${now} and (ends_at is null or ends_at > ${now}))`.as("edu_percent"),
    // Only a new account's orders are looked at.
    sql<boolean | null>`case when users.activated_at > ${weekAgo}
      then exists (select from orders where orders.user_id = users.id and orders.paid_at is not null) end`.as(
      "has_paid",
    ),
  ]);
}

interface PersonalRow {
  readonly activated_at: Date | null;
  readonly edu_percent: number | null;
  readonly has_paid: boolean | null;
}

/** The one place where a row becomes the facts: pricing takes them as they are. */
export function toPersonalPrices(row: PersonalRow, now: Date): PersonalPrices {
  const account = { activatedAtMs: row.activated_at?.getTime() ?? null, hasPaid: row.has_paid === true };
  const endsAtMs = firstPurchaseEndsAtMs(account, now.getTime());
  return {
    facts: {
      hasFirstPurchase: endsAtMs !== null,
      eduPercent: row.edu_percent ?? 0,
    },
    firstPurchaseEndsAtMs: endsAtMs,
  };
}

/** An account's personal pricing data. A deleted account has none. */
export async function findPersonalPrices(db: Kysely<Database>, userId: string, now: Date): Promise<PersonalPrices> {
  const query = db.selectFrom("users").where("users.id", "=", userId);
  const row = await selectPersonalPrices(
    query as SelectQueryBuilder<Database, "users" | "sessions", object>,
    now,
  ).executeTakeFirst();
  return row ? toPersonalPrices(row, now) : NONE;
}
