import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../ports/database.ts";

export type ContestEntry = Selectable<Database["contest_entries"]>;

/** Writes an entry. False: the address has one in this contest. */
export async function insertEntry(
  trx: Kysely<Database>,
  entry: Insertable<Database["contest_entries"]>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto("contest_entries")
    .values(entry)
    .onConflict((conflict) => conflict.columns(["contest_id", "email"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Locks the entry of an address that hasn't confirmed it yet. */
export function lockUnconfirmed(
  trx: Kysely<Database>,
  contestId: string,
  email: string,
): Promise<Pick<ContestEntry, "id"> | undefined> {
  return trx
    .selectFrom("contest_entries")
    .select("id")
    .where("contest_id", "=", contestId)
    .where("email", "=", email)
    .where("confirmed_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The newest link is the one that works. */
export async function replaceKey(trx: Kysely<Database>, id: string, keyHash: string): Promise<void> {
  await trx.updateTable("contest_entries").set({ key_hash: keyHash }).where("id", "=", id).execute();
}

export function findEntry(db: Kysely<Database>, id: string, keyHash: string): Promise<ContestEntry | undefined> {
  return db
    .selectFrom("contest_entries")
    .selectAll()
    .where("id", "=", id)
    .where("key_hash", "=", keyHash)
    .executeTakeFirst();
}

export async function confirmEntry(trx: Kysely<Database>, id: string, now: Date): Promise<void> {
  await trx
    .updateTable("contest_entries")
    .set({ confirmed_at: now })
    .where("id", "=", id)
    .where("confirmed_at", "is", null)
    .execute();
}

/** The entries that take part in the draw. */
export function listConfirmed(db: Kysely<Database>, contestId: string): Promise<ContestEntry[]> {
  return db
    .selectFrom("contest_entries")
    .selectAll()
    .where("contest_id", "=", contestId)
    .where("confirmed_at", "is not", null)
    .orderBy("id")
    .execute();
}

export async function countConfirmed(db: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("contest_entries")
    .select("contest_id")
    .select((eb) => eb.fn.countAll<string | number>().as("entries"))
    .where("confirmed_at", "is not", null)
    .groupBy("contest_id")
    .execute();
  return new Map(rows.map(({ contest_id, entries }) => [contest_id, Number(entries)]));
}

/** Deletes entries when the time that their contest's rules name is over; unconfirmed ones with the contest's end. */
export async function deleteOldContestEntries(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`delete from contest_entries using contests
    where contests.id = contest_entries.contest_id and contests.ends_at
      + case when confirmed_at is null then interval '0' else make_interval(days => contests.kept_for_days) end
      <= ${now}`.execute(db);
}

/** Erases what an address has entered into any contest, and says how many entries that were. The record of a draw keeps their numbers. Source: SAFE-27. */
export async function eraseContestEntries(db: Kysely<Database>, email: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("contest_entries").where("email", "=", email).executeTakeFirst();
  return Number(numDeletedRows);
}
