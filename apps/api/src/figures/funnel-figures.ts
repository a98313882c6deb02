import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Figure, Period } from "./figure.ts";

/** The steps to a purchase and back from it, and the events that show them. */
const STEPS = [
  ["view", "product-view"],
  ["cart", "cart-add"],
  ["checkout", "checkout"],
  ["paid", "purchase"],
  ["refunded", "refund"],
] as const;

/** How many accounts got to each step in the period, of those that allow marketing: the others leave no events. */
export async function funnelFigures(db: Kysely<Database>, { from, until }: Period): Promise<Figure[]> {
  const { rows } = await sql<{ event_type: string; count: number }>`
    select event_type, count(distinct user_id)::int as count from drip_events
    where occurred_at >= ${from} and occurred_at < ${until} group by event_type`.execute(db);
  const countOf = new Map(rows.map(({ event_type, count }) => [event_type, count]));
  return STEPS.map(([name, event]) => ({
    ...{ section: "funnel", name, count: countOf.get(event) ?? 0, units: null, money: null },
  }));
}
