import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../ports/database.ts";

export type BetaSignUp = Selectable<Database["beta_sign_ups"]>;

/** Writes a sign-up. False: the address has one. */
export async function insertSignUp(
  trx: Kysely<Database>,
  signUp: Insertable<Database["beta_sign_ups"]>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto("beta_sign_ups")
    .values(signUp)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Replaces what an address said that hasn't confirmed yet. A confirmed sign-up stays as it is. */
export async function updateUnconfirmed(
  trx: Kysely<Database>,
  { id: _id, email, created_at: _createdAt, ...said }: Insertable<Database["beta_sign_ups"]>,
): Promise<void> {
  await trx
    .updateTable("beta_sign_ups")
    .set(said)
    .where("email", "=", email)
    .where("confirmed_at", "is", null)
    .execute();
}

export function findSignUpOf(db: Kysely<Database>, email: string): Promise<BetaSignUp | undefined> {
  return db.selectFrom("beta_sign_ups").selectAll().where("email", "=", email).executeTakeFirst();
}

export function findSignUp(db: Kysely<Database>, id: string): Promise<BetaSignUp | undefined> {
  return db.selectFrom("beta_sign_ups").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function confirmSignUp(trx: Kysely<Database>, id: string, now: Date): Promise<void> {
  await trx
    .updateTable("beta_sign_ups")
    .set({ confirmed_at: now })
    .where("id", "=", id)
    .where("confirmed_at", "is", null)
    .execute();
}

export async function countConfirmedSignUps(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom("beta_sign_ups")
    .select((eb) => eb.fn.countAll<string | number>().as("count"))
    .where("confirmed_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Every sign-up, the oldest first, for the operator. */
export function listSignUps(db: Kysely<Database>): Promise<BetaSignUp[]> {
  return db.selectFrom("beta_sign_ups").selectAll().orderBy("created_at").orderBy("id").execute();
}

/** Deletes sign-ups that were written before a moment: unconfirmed ones, and all others. */
export async function deleteOldSignUps(
  db: Kysely<Database>,
  before: { readonly unconfirmed: Date; readonly confirmed: Date },
): Promise<void> {
  await db
    .deleteFrom("beta_sign_ups")
    .where(({ or, and, eb }) =>
      or([
        eb("confirmed_at", "<", before.confirmed),
        and([eb("confirmed_at", "is", null), eb("created_at", "<", before.unconfirmed)]),
      ]),
    )
    .execute();
}
