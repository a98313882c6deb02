import type { ActivityType } from "@shop/api-client/contract";
import type { ColumnType } from "kysely";

type Json<Value> = ColumnType<Value, string, string>;
type Fields = Readonly<Record<string, unknown>>;

/** What customers allowed, did and were tagged with, and what waits for the operator's own marketing host. */
export interface MarketingTables {
  /** The newest choice of each account that has reported one. */
  marketing_consents: {
    user_id: string;
    /** Of the record of consent that proves it. */
    consent_id: string;
    is_granted: boolean;
    chosen_at: Date;
    changed_at: Date;
  };
  drip_events: {
    user_id: string;
    event_id: string;
    /** The last segment of its call's address without `track-`. */
    event_type: string;
    product_name: string | null;
    event_data: Json<Fields>;
    occurred_at: Date;
    received_at: Date;
  };
  activity_events: {
    user_id: string;
    event_id: string;
    type: ActivityType;
    data: Json<Fields>;
    context: Json<Fields>;
    occurred_at: Date;
    received_at: Date;
  };
  /** One row a visit: its latest summary. */
  activity_sessions: {
    user_id: string;
    session_id: string;
    duration_ms: number;
    summary: Json<Fields>;
    received_at: Date;
  };
  user_tags: { user_id: string; tag: string; added_at: Date };
  marketing_forwards: {
    id: string;
    user_id: string;
    /** The call's name in the contract. */
    call: string;
    body: Json<Fields>;
    created_at: Date;
    attempts: ColumnType<number, number | undefined, number>;
    next_attempt_at: Date;
    last_error: ColumnType<string | null, string | null | undefined, string | null>;
  };
}
