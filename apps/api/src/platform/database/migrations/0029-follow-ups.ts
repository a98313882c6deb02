import { type Kysely, sql } from "kysely";

/** The follow-up mails that accounts were sent: one a sequence and event. */
const STATEMENTS = [
  `create table follow_ups (
    user_id uuid not null references users (id),
    sequence_id text not null,
    event_id uuid not null,
    sent_at timestamptz not null,
    primary key (user_id, sequence_id, event_id)
  )`,
  `create index follow_ups_newest on follow_ups (user_id, sent_at desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
