import type { ColumnType } from "kysely";

/** Requests for a new password. */
export interface SignInTables {
  password_requests: {
    id: string;
    email: string;
    requested_at: Date;
    /** Failed tries, and when the next one is due; null: at once. */
    attempts: ColumnType<number, number | undefined, number>;
    next_attempt_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
}
