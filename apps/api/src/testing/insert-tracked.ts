import { randomUuid } from "@shop/kernel";
import type { TestApp } from "./create-test-app.ts";

/** What was tracked of the account, its tags, and what waits for the marketing host. */
export async function insertTracked({ db, deps, clock }: TestApp, userId: string): Promise<void> {
  const at = new Date(clock.nowMs());
  const id = () => randomUuid(deps.random);
  const times = { occurred_at: at, received_at: at };
  const choice = { consent_id: id(), is_granted: true, chosen_at: at, changed_at: at };
  await db
    .insertInto("marketing_consents")
    .values({ user_id: userId, ...choice })
    .execute();
  const event = { event_type: "rating", product_name: "faAlign", event_data: '{"comment":"Fine."}' };
  await db
    .insertInto("drip_events")
    .values({ user_id: userId, event_id: id(), ...event, ...times })
    .execute();
  const activity = { type: "shop" as const, data: '{"page":"/shop"}', context: '{"os":"Linux"}' };
  await db
    .insertInto("activity_events")
    .values({ user_id: userId, event_id: id(), ...activity, ...times })
    .execute();
  const visit = { session_id: id(), duration_ms: 60_000, summary: '{"page_views":3}', received_at: at };
  await db
    .insertInto("activity_sessions")
    .values({ user_id: userId, ...visit })
    .execute();
  const followUp = { sequence_id: "cart-left", event_id: id(), sent_at: at };
  await db
    .insertInto("follow_ups")
    .values({ user_id: userId, ...followUp })
    .execute();
  await db.insertInto("user_tags").values({ user_id: userId, tag: "beta", added_at: at }).execute();
  const forward = { call: "trackLogin", body: "{}", created_at: at, next_attempt_at: at, last_error: "api.timeout" };
  await db
    .insertInto("marketing_forwards")
    .values({ id: id(), user_id: userId, ...forward })
    .execute();
}
