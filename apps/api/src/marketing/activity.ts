import type { ActivityType } from "@shop/api-client/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";

export interface ActivityRow {
  readonly id: string;
  readonly type: ActivityType;
  readonly at: Date;
  readonly data: object;
  readonly context: object;
}

/**
 * Stores a batch in one statement, each event once by its id, if the account allows marketing at this moment. The events are in the order of
 * their ids: two batches that overlap would otherwise wait for one another.
 */
export async function insertActivity(
  db: Kysely<Database>,
  userId: string,
  events: readonly ActivityRow[],
  now: Date,
): Promise<void> {
  const sorted = [...events].sort((a, b) => (a.id < b.id ? -1 : 1));
  await sql`
    with allowed as (
      select user_id from marketing_consents where user_id = ${userId} and is_granted for share
    )
    insert into activity_events (user_id, event_id, type, data, context, occurred_at, received_at)
    select allowed.user_id, event.id, event.type, event.data, event.context, event.at, ${now}
    from allowed, jsonb_to_recordset(${JSON.stringify(sorted)}::jsonb)
      as event (id uuid, type text, at timestamptz, data jsonb, context jsonb)
    on conflict (user_id, event_id) do nothing`.execute(db);
}

export interface VisitRow {
  readonly id: string;
  readonly durationMs: number;
  readonly summary: object;
}

/** Stores a visit's summary. Of several the longest counts: one that was sent again arrives late. */
export async function putVisit(db: Kysely<Database>, userId: string, visit: VisitRow, now: Date): Promise<void> {
  await sql`
    with allowed as (
      select user_id from marketing_consents where user_id = ${userId} and is_granted for share
    )
    insert into activity_sessions as kept (user_id, session_id, duration_ms, summary, received_at)
    select user_id, ${visit.id}, ${visit.durationMs}, ${JSON.stringify(visit.summary)}::jsonb, ${now} from allowed
    on conflict (user_id, session_id) do update
      set duration_ms = excluded.duration_ms, summary = excluded.summary, received_at = excluded.received_at
      where kept.duration_ms <= excluded.duration_ms`.execute(db);
}
