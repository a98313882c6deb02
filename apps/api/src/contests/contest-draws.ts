import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../ports/database.ts";

export type ContestDraw = Selectable<Database["contest_draws"]>;

export function findDraw(db: Kysely<Database>, contestId: string): Promise<ContestDraw | undefined> {
  return db.selectFrom("contest_draws").selectAll().where("contest_id", "=", contestId).executeTakeFirst();
}

/** Records a draw. False: the contest was drawn before. */
export async function insertDraw(trx: Kysely<Database>, draw: Insertable<Database["contest_draws"]>): Promise<boolean> {
  const inserted = await trx
    .insertInto("contest_draws")
    .values(draw)
    .onConflict((conflict) => conflict.column("contest_id").doNothing())
    .returning("contest_id")
    .executeTakeFirst();
  return inserted !== undefined;
}
