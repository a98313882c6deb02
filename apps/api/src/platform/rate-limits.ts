import { type Kysely, sql } from "kysely";
import type { PlatformTables } from "./database/tables.ts";

/** How often something is allowed: `limit` times from the first time on, until the window ends. */
export interface RateLimit {
  readonly limit: number;
  readonly windowMs: number;
}

/** Counts stop here, so that they never overflow the column. */
const MOST_POINTS = 1_000_000;

/** Increments the count and returns whether it is still within the limit. */
export async function takePoint(
  db: Kysely<PlatformTables>,
  key: string,
  { limit, windowMs }: RateLimit,
  nowMs: number,
): Promise<boolean> {
  return (await countPoint(db, key, windowMs, nowMs)) <= limit;
}

/** Increments the count and returns it. One statement, so that fifty concurrent calls from several processes count as fifty. */
export async function countPoint(
  db: Kysely<PlatformTables>,
  key: string,
  windowMs: number,
  nowMs: number,
): Promise<number> {
  const now = new Date(nowMs);
  const counted = await sql<{ points: number }>`
    insert into rate_limits as kept (key, points, expires_at)
    values (${key}, 1, ${new Date(nowMs + windowMs)})
    on conflict (key) do update set
      points = case when kept.expires_at <= ${now} then 1 else least(kept.points + 1, ${MOST_POINTS}) end,
      expires_at = case when kept.expires_at <= ${now} then excluded.expires_at else kept.expires_at end
    returning points`.execute(db);
  const points = counted.rows[0]?.points;
  if (points === undefined)
    throw new Error(`Counting ${key} returned no row: an insert with "on conflict do update" always has one.`);
  return points;
}

/** Subtracts one try that isn't to count: it was no guess. */
export async function givePointBack(db: Kysely<PlatformTables>, key: string): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set((eb) => ({ points: eb("points", "-", 1) }))
    .where("key", "=", key)
    .where("points", ">", 0)
    .execute();
}

/** Deletes a count: what it guarded has succeeded. */
export async function clearPoints(db: Kysely<PlatformTables>, keys: readonly string[]): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "in", keys).execute();
}

export async function deleteEndedLimits(db: Kysely<PlatformTables>, now: Date): Promise<void> {
  await db.deleteFrom("rate_limits").where("expires_at", "<=", now).execute();
}
