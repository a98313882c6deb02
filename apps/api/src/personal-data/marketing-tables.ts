import { type RawBuilder, sql } from "kysely";
import { DELETE_ROW, hidden, type Person, type PersonalTable, shown } from "./column-rule.ts";

const OWN_ID = hidden("The account's own id, said once.", DELETE_ROW);

const ofUser = (column: RawBuilder<unknown>) => (person: Person) => sql<boolean>`${column} = ${person.userId}`;

/** What the account allowed. The record of consent that it names has no account, and stays. */
export const marketingConsents: PersonalTable<"marketing_consents"> = {
  kind: "personal",
  file: { section: "marketing_consent", isOne: true },
  orderBy: "chosen_at",
  rows: ofUser(sql.ref("marketing_consents.user_id")),
  deleted: ofUser(sql.ref("marketing_consents.user_id")),
  columns: {
    user_id: OWN_ID,
    consent_id: shown("record_of_consent", DELETE_ROW),
    is_granted: shown("is_granted", DELETE_ROW),
    chosen_at: shown("chosen_at", DELETE_ROW),
    changed_at: shown("reported_at", DELETE_ROW),
  },
};

export const dripEvents: PersonalTable<"drip_events"> = {
  kind: "personal",
  file: { section: "marketing_events" },
  orderBy: "occurred_at",
  rows: ofUser(sql.ref("drip_events.user_id")),
  deleted: ofUser(sql.ref("drip_events.user_id")),
  columns: {
    user_id: OWN_ID,
    event_id: shown("id", DELETE_ROW),
    event_type: shown("type", DELETE_ROW),
    product_name: shown("product", DELETE_ROW),
    event_data: shown("data", DELETE_ROW),
    occurred_at: shown("happened_at", DELETE_ROW),
    received_at: shown("received_at", DELETE_ROW),
  },
};

export const activityEvents: PersonalTable<"activity_events"> = {
  kind: "personal",
  file: { section: "activity" },
  orderBy: "occurred_at",
  rows: ofUser(sql.ref("activity_events.user_id")),
  deleted: ofUser(sql.ref("activity_events.user_id")),
  columns: {
    user_id: OWN_ID,
    event_id: shown("id", DELETE_ROW),
    type: shown("type", DELETE_ROW),
    data: shown("data", DELETE_ROW),
    context: shown("context", DELETE_ROW),
    occurred_at: shown("happened_at", DELETE_ROW),
    received_at: shown("received_at", DELETE_ROW),
  },
};

export const activitySessions: PersonalTable<"activity_sessions"> = {
  kind: "personal",
  file: { section: "visits" },
  orderBy: "received_at",
  rows: ofUser(sql.ref("activity_sessions.user_id")),
  deleted: ofUser(sql.ref("activity_sessions.user_id")),
  columns: {
    user_id: OWN_ID,
    session_id: shown("id", DELETE_ROW),
    duration_ms: shown("duration_ms", DELETE_ROW),
    summary: shown("summary", DELETE_ROW),
    received_at: shown("received_at", DELETE_ROW),
  },
};

export const userTags: PersonalTable<"user_tags"> = {
  kind: "personal",
  file: { section: "tags" },
  orderBy: "tag",
  rows: ofUser(sql.ref("user_tags.user_id")),
  deleted: ofUser(sql.ref("user_tags.user_id")),
  columns: {
    user_id: OWN_ID,
    tag: shown("tag", DELETE_ROW),
    added_at: shown("added_at", DELETE_ROW),
  },
};

/** What waits for the operator's own marketing host. */
export const marketingForwards: PersonalTable<"marketing_forwards"> = {
  kind: "personal",
  file: { section: "waiting_for_the_marketing_host" },
  orderBy: "created_at",
  rows: ofUser(sql.ref("marketing_forwards.user_id")),
  deleted: ofUser(sql.ref("marketing_forwards.user_id")),
  columns: {
    id: shown("id", DELETE_ROW),
    user_id: OWN_ID,
    call: shown("call", DELETE_ROW),
    body: shown("data", DELETE_ROW),
    created_at: shown("written_at", DELETE_ROW),
    attempts: shown("tries", DELETE_ROW),
    next_attempt_at: shown("next_try_at", DELETE_ROW),
    last_error: shown("refused_because", DELETE_ROW),
  },
};
