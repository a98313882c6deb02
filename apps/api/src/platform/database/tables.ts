import type { ColumnType, JSONColumnType } from "kysely";

/** Rows that any shop has: visitors, tokens, limits, stored responses, mails. */
export interface PlatformTables {
  visitors: { id: string; created_at: Date };
  access_tokens: { token_hash: string; visitor_id: string; created_at: Date; expires_at: Date };
  idempotency_keys: {
    actor: string;
    key: string;
    operation: string;
    body_hash: string;
    status: number | null;
    answer: JSONColumnType<Record<string, unknown>> | null;
    /** Instead of `answer`: the source that the response is rebuilt from. */
    made_from: ColumnType<unknown, string | null | undefined, string | null>;
    created_at: Date;
  };
  rate_limits: { key: string; points: number; expires_at: Date };
  write_probe: { number: number };
  mails: {
    id: string;
    dedupe_key: string | null;
    kind: string;
    user_id: string | null;
    recipient: string;
    sender: string;
    reply_to: string | null;
    subject: string;
    text_body: string;
    html_body: string;
    headers: JSONColumnType<Record<string, string>>;
    /** The bodies contain a PIN or a link's key that still has to be removed. */
    holds_secret: ColumnType<boolean, boolean | undefined, boolean>;
    created_at: Date;
    sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    attempts: ColumnType<number, number | undefined, number>;
    next_attempt_at: Date;
    last_error: ColumnType<string | null, string | null | undefined, string | null>;
  };
  settings: { key: string; value: JSONColumnType<Record<string, unknown>> };
}
