import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../ports/database.ts";

export type EduGrant = Selectable<Database["edu_grants"]>;

/** Every grant with its account's address. */
export function listEduGrants(db: Kysely<Database>): Promise<Array<EduGrant & { email: string }>> {
  return db
    .selectFrom("edu_grants")
    .innerJoin("users", "users.id", "edu_grants.user_id")
    .selectAll("edu_grants")
    .select("users.email")
    .orderBy("users.email")
    .execute();
}

/** Writes an account's grant in the place of the one that it had. */
export async function putEduGrant(db: Kysely<Database>, row: Insertable<Database["edu_grants"]>): Promise<void> {
  const { user_id: _userId, ...columns } = row;
  await db
    .insertInto("edu_grants")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(columns))
    .execute();
}

/** Removes an account's grant. False: it had none. */
export async function deleteEduGrant(db: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await db.deleteFrom("edu_grants").where("user_id", "=", userId).returning("user_id").executeTakeFirst();
  return row !== undefined;
}
