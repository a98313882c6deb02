import type { Insertable, Kysely } from "kysely";
import type { Database } from "../ports/database.ts";

export async function insertContactMessage(
  db: Kysely<Database>,
  message: Insertable<Database["contact_messages"]>,
): Promise<void> {
  await db.insertInto("contact_messages").values(message).execute();
}

export async function deleteOldContactMessages(db: Kysely<Database>, writtenBefore: Date): Promise<void> {
  await db.deleteFrom("contact_messages").where("created_at", "<", writtenBefore).execute();
}
