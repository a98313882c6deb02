import type { ColumnType } from "kysely";

type JsonList = ColumnType<readonly string[], string, never>;

export interface ConsentRecordsTables {
  /** Append-only. No column names a person, an account or a network. */
  consent_records: {
    /** From 1, without gaps. */
    position: number;
    /** Random, by the browser: a record that is sent twice is kept once. */
    record_id: string;
    /** Random, one per browser. */
    consent_id: string;
    chosen_at: Date;
    received_at: Date;
    policy_version: string;
    text_hash: string;
    locale: string;
    asked: JsonList;
    granted: JsonList;
    services: JsonList;
    had_signal: boolean;
    /** The hash of the record before it; of the first one 64 zeros. */
    previous_hash: string;
    hash: string;
  };
  /** One row: the newest record's place and hash. */
  consent_chain: { id: 1; position: number; hash: string };
}
