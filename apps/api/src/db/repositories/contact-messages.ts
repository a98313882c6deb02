import type { Insertable, Kysely } from "kysely";
import type { Database } from "../schema.ts";

export async function insertContactMessage(
  db: Kysely<Database>,
  message: Insertable<Database["contact_messages"]>,
): Promise<void> {
  await db.insertInto("contact_messages").values(message).execute();
}
