import type { WheelSegment } from "@shop/engagement";
import type { Kysely } from "kysely";
import { findStored, putStored } from "../platform/database/stored-values.ts";
import type { Database } from "../ports/database.ts";

const KEY = "wheel";

/** The segments of new wheels; none: there is no wheel. */
export async function listWheelSegments(db: Kysely<Database>): Promise<readonly WheelSegment[]> {
  const stored = (await findStored(db, KEY)) as { readonly segments?: readonly WheelSegment[] } | null;
  return stored?.segments ?? [];
}

/** Sets the segments of new wheels. A wheel that was shown keeps its own. */
export async function putWheelSegments(trx: Kysely<Database>, segments: readonly WheelSegment[]): Promise<void> {
  await putStored(trx, KEY, { segments });
}
