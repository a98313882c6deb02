import type { ColumnType } from "kysely";

type Late<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** Changes of an account's address. */
export interface EmailChangeTables {
  email_changes: {
    id: string;
    user_id: string;
    old_email: string;
    new_email: string;
    confirmed_at: Date;
    takes_effect_at: Date;
    ended_at: Late<Date>;
    outcome: Late<"changed" | "revoked" | "addressTaken">;
  };
}
