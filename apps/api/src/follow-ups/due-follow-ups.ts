import { type Kysely, sql } from "kysely";
import { CONSENT_LIFE_MS } from "../marketing/index.ts";
import { newsletterValue } from "../newsletter/index.ts";
import type { Database } from "../ports/database.ts";
import { CONDITIONS, type Condition } from "./conditions.ts";
import { DAY_MS, FOLLOW_UP_BATCH, FOLLOW_UP_EVERY_MS, FOLLOW_UP_MOST_LATE_MS, HOUR_MS } from "./limits.ts";
import type { FollowUpSequence } from "./sequence.ts";

export interface DueFollowUp {
  readonly userId: string;
  readonly eventId: string;
  readonly productName: string | null;
}

/**
 * Whom a sequence writes to now, and because of which event; of one account if it is named. Only active accounts that get this category of the
 * newsletter and allow marketing, that have bought nothing since the event, and have had no follow-up mail within a week. Source: TRACK-04.
 */
export async function findDueFollowUps(
  db: Kysely<Database>,
  sequence: FollowUpSequence,
  nowMs: number,
  userId: string | null = null,
): Promise<DueFollowUp[]> {
  const now = new Date(nowMs);
  const dueBefore = new Date(nowMs - sequence.waitHours * HOUR_MS);
  const lapsedBefore = new Date(dueBefore.getTime() - FOLLOW_UP_MOST_LATE_MS);
  const repeatable = sequence.repeatDays === null ? new Date(0) : new Date(nowMs - sequence.repeatDays * DAY_MS);
  const condition: Condition = CONDITIONS[sequence.condition];
  const { rows } = await sql<{ user_id: string; event_id: string; product_name: string | null }>`
    select distinct on (event.user_id) event.user_id, event.event_id, event.product_name
    from drip_events as event
    join users on users.id = event.user_id
    join marketing_consents as consent on consent.user_id = event.user_id
    where event.event_type = ${sequence.event}
      and event.occurred_at <= ${dueBefore} and event.occurred_at > ${lapsedBefore}
      and (${userId}::uuid is null or event.user_id = ${userId}::uuid)
      and users.is_active and users.deletion_due_at is null
      and users.newsletter_setting & ${newsletterValue(sequence.category)} <> 0
      and consent.is_granted and consent.chosen_at > ${new Date(nowMs - CONSENT_LIFE_MS)}
      and not exists (
        select 1 from orders where orders.user_id = event.user_id and orders.paid_at > event.occurred_at)
      and not exists (
        select 1 from follow_ups where follow_ups.user_id = event.user_id
          and (follow_ups.sent_at > ${new Date(nowMs - FOLLOW_UP_EVERY_MS)}
            or (follow_ups.sequence_id = ${sequence.id} and follow_ups.sent_at > ${repeatable})))
      and (${condition({ now, dueBefore })})
    order by event.user_id, event.occurred_at desc, event.event_id
    limit ${FOLLOW_UP_BATCH}`.execute(db);
  return rows.map((row) => ({ userId: row.user_id, eventId: row.event_id, productName: row.product_name }));
}
