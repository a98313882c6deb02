import { type Kysely, sql } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../ports/database.ts";
import type { NewsletterState } from "./settle-newsletter.ts";

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

const UNCONFIRMABLE = sql<boolean>`newsletter_pending is not null and not exists (
  select 1 from link_keys where user_id = users.id and purpose = 'newsletter' and used_at is null)`;

/**
 * Deletes wishes whose link has expired unconfirmed, and their links. A locked account is skipped until the next run: it may be making a
 * new wish.
 */
export async function endUnconfirmedNewsletters(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom("link_keys").where("purpose", "=", "newsletter").where("expires_at", "<=", now).execute();
  await inTransaction(db, async (trx) => {
    const users = trx.selectFrom("users").select("id").where(UNCONFIRMABLE).forNoKeyUpdate().skipLocked();
    const locked = (await users.execute()).map(({ id }) => id);
    if (locked.length === 0) return;
    // Checked again now that they are locked: the first query may not have seen a link that was just created.
    const wishes = trx.updateTable("users").set({ newsletter_pending: null }).where("id", "in", locked);
    await wishes.where(UNCONFIRMABLE).execute();
  });
}
