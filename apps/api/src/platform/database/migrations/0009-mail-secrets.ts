import { type Kysely, sql } from "kysely";

/** Marks mails that contain a PIN or a link's key that still has to be removed. */
const STATEMENTS = [
  `alter table mails add column holds_secret boolean not null default false`,
  `update mails set holds_secret = true where kind in (
     'activation', 'deletionPin', 'emailChangeAnnounced', 'emailChangePin', 'newsletterConfirm', 'newsletterSubscribed', 'resetPassword'
   )`,
  `create index mails_holds_secret on mails (created_at) where holds_secret`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
