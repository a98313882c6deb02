import { type Kysely, sql } from "kysely";
import type { NewsletterState } from "../../newsletter/settle-newsletter.ts";
import type { Database } from "../schema.ts";

/** Writes what an account is sent, and what waits for its confirmation. */
export async function setNewsletterState(
  db: Kysely<Database>,
  userId: string,
  { setting, pending }: NewsletterState,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ newsletter_setting: setting, newsletter_pending: pending })
    .where("id", "=", userId)
    .execute();
}

/** Forgets wishes whose link has expired unconfirmed, and the links. */
export async function endUnconfirmedNewsletters(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom("link_keys").where("purpose", "=", "newsletter").where("expires_at", "<=", now).execute();
  await sql`
    update users set newsletter_pending = null
    where newsletter_pending is not null
      and not exists (select 1 from link_keys where user_id = users.id and purpose = 'newsletter' and used_at is null)
  `.execute(db);
}
