import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";

/** One part of a recording. The same part again changes nothing. */
export async function writeRecordingPart(
  db: Kysely<Database>,
  part: { readonly recordingId: string; readonly part: number; readonly receivedAt: Date; readonly events: Uint8Array },
): Promise<void> {
  await db
    .insertInto("session_recordings")
    .values({
      recording_id: part.recordingId,
      part: part.part,
      received_at: part.receivedAt,
      events: Buffer.from(part.events),
    })
    .onConflict((conflict) => conflict.columns(["recording_id", "part"]).doNothing())
    .execute();
}

export interface Recording {
  readonly id: string;
  readonly beganAt: Date;
  readonly endedAt: Date;
  readonly parts: number;
}

/** Recordings, the newest first. */
export async function listRecordings(db: Kysely<Database>): Promise<readonly Recording[]> {
  const rows = await db
    .selectFrom("session_recordings")
    .select(({ fn }) => [
      "recording_id",
      fn.min("received_at").as("began_at"),
      fn.max("received_at").as("ended_at"),
      fn.countAll().as("parts"),
    ])
    .groupBy("recording_id")
    .orderBy("began_at", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.recording_id,
    beganAt: row.began_at,
    endedAt: row.ended_at,
    parts: Number(row.parts),
  }));
}

/** The gzipped parts of a recording, in their order; none if there is no such recording. */
export async function readRecording(db: Kysely<Database>, id: string): Promise<readonly Uint8Array[]> {
  const rows = await db
    .selectFrom("session_recordings")
    .select("events")
    .where("recording_id", "=", id)
    .orderBy("part")
    .execute();
  return rows.map(({ events }) => events);
}

/** Deletes recordings as a whole, once their last part is older. */
export async function deleteOldRecordings(db: Kysely<Database>, before: Date): Promise<void> {
  await db
    .deleteFrom("session_recordings")
    .where(({ eb, selectFrom }) =>
      eb(
        "recording_id",
        "in",
        selectFrom("session_recordings as old")
          .select("old.recording_id")
          .groupBy("old.recording_id")
          .having(({ fn }) => fn.max("old.received_at"), "<", before),
      ),
    )
    .execute();
}
