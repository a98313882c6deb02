import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import type { ConsentRecordRow } from "./record-hash.ts";

/** Records in their order, a page at a time, so that years of them fit into memory. */
export async function* readConsentRecords(db: Kysely<Database>, pageSize = 1000): AsyncGenerator<ConsentRecordRow> {
  let after = 0;
  for (;;) {
    const page = await db
      .selectFrom("consent_records")
      .selectAll()
      .where("position", ">", after)
      .orderBy("position")
      .limit(pageSize)
      .execute();
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.position;
  }
}

/** The newest record's place and hash; place 0 before the first. */
export function findChainHead(db: Kysely<Database>): Promise<{ position: number; hash: string }> {
  return db.selectFrom("consent_chain").select(["position", "hash"]).executeTakeFirstOrThrow();
}

/** Deletes records that are older, from the chain's beginning on: the rest still follows from the hash that its first one names. */
export async function deleteOldConsentRecords(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`delete from consent_records where position < coalesce(
    (select min(position) from consent_records where received_at >= ${before}),
    (select position + 1 from consent_chain))`.execute(db);
}
