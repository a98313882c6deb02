import type { WheelSegment } from "@shop/engagement";
import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";

const KEY = "wheel";

/** The segments of new wheels; none: there is no wheel. */
export async function listWheelSegments(db: Kysely<Database>): Promise<readonly WheelSegment[]> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", KEY).executeTakeFirst();
  const stored = row?.value as { readonly segments?: readonly WheelSegment[] } | undefined;
  return stored?.segments ?? [];
}

/** Sets the segments of new wheels. A wheel that was shown keeps its own. */
export async function putWheelSegments(trx: Kysely<Database>, segments: readonly WheelSegment[]): Promise<void> {
  const row = { key: KEY, value: JSON.stringify({ segments }) };
  await trx
    .insertInto("settings")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: row.value }))
    .execute();
}
