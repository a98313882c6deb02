import { type Kysely, sql } from "kysely";
import type { PlatformTables } from "./tables.ts";

/** Some 100 kB: new blocks on the disk, which a full one hasn't got. */
const ROWS = 3_000;

/**
 * Writes to the database and commits. Rejects where writing fails: the disk is full, the database is read-only or a standby. The table is
 * emptied in the same transaction, which begins a new file: space that a former probe left would hide a full disk.
 */
export async function probeWrites(db: Kysely<PlatformTables>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`truncate write_probe`.execute(trx);
    await sql`insert into write_probe (number) select number from generate_series(1, ${ROWS}::integer) as number`.execute(
      trx,
    );
  });
}
