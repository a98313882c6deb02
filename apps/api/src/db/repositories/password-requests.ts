import type { Kysely } from "kysely";
import type { Database } from "../schema.ts";

/** Notes that a reset mail was asked for; the address is lower case. */
export async function insertPasswordRequest(
  db: Kysely<Database>,
  request: { readonly id: string; readonly email: string; readonly now: Date },
): Promise<void> {
  await db
    .insertInto("password_requests")
    .values({ id: request.id, email: request.email, requested_at: request.now })
    .execute();
}

/** Takes some requests out, oldest first, for the transaction that answers them. Another worker takes others. */
export async function takePasswordRequests(trx: Kysely<Database>, count: number): Promise<string[]> {
  const rows = await trx
    .deleteFrom("password_requests")
    .where("id", "in", (oldest) =>
      oldest
        .selectFrom("password_requests")
        .select("id")
        .orderBy("requested_at")
        .orderBy("id")
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .returning("email")
    .execute();
  return rows.map((row) => row.email);
}
