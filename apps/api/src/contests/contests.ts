import type { WireContest } from "@shop/api-client/contract";
import { windowState } from "@shop/engagement";
import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import { hashSecret } from "../platform/secrets.ts";
import type { Database } from "../ports/database.ts";
import type { Winner } from "./tables.ts";

export type ContestRow = Selectable<Database["contests"]>;

/** Every contest that hasn't been taken out, by when it starts, with its draw if there was one. */
export async function listContests(db: Kysely<Database>, nowMs: number): Promise<WireContest[]> {
  const rows = await db
    .selectFrom("contests")
    .leftJoin("contest_draws", "contest_draws.contest_id", "contests.id")
    .selectAll("contests")
    .select(["contest_draws.drawn_at", "contest_draws.winners"])
    .select(sql<number | null>`jsonb_array_length(contest_draws.entry_ids)`.as("entries"))
    .where("contests.removed_at", "is", null)
    .orderBy("contests.starts_at")
    .orderBy("contests.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    page: row.page,
    title: row.title,
    subtitle: row.subtitle,
    worth: row.worth,
    startDate: row.starts_at.toISOString(),
    endDate: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    isEnabled: row.is_enabled,
    state: stateOf(row, nowMs),
    prizes: row.prizes.map(({ title, count, translations }) => ({ title, count, translations })),
    rules: [...row.rules],
    translations: row.translations,
    keptForDays: row.kept_for_days,
    seedHash: hashSecret(row.seed),
    draw: row.drawn_at === null ? null : toDraw(row.seed, row.drawn_at, row.entries, row.winners),
  }));
}

function toDraw(seed: string, drawnAt: Date, entries: number | null, winners: readonly Winner[] | null) {
  return {
    seed,
    entries: entries ?? 0,
    drawnAt: drawnAt.toISOString(),
    winners: (winners ?? []).map((winner) => ({ ...winner })),
  };
}

export function stateOf({ starts_at, ends_at }: Pick<ContestRow, "starts_at" | "ends_at">, nowMs: number) {
  return windowState({ startsAtMs: starts_at.getTime(), endsAtMs: ends_at.getTime() }, nowMs);
}

export function findContest(db: Kysely<Database>, id: string): Promise<ContestRow | undefined> {
  return db.selectFrom("contests").selectAll().where("id", "=", id).where("removed_at", "is", null).executeTakeFirst();
}

/**
 * Locks a contest until the transaction ends: for a draw alone, for confirmations together. No entry is confirmed while its contest is
 * drawn.
 */
export async function lockContest(trx: Kysely<Database>, id: string, how: "draw" | "confirm"): Promise<void> {
  const row = trx.selectFrom("contests").select("id").where("id", "=", id);
  await (how === "draw" ? row.forNoKeyUpdate() : row.forShare()).execute();
}

/** Inserts or updates a contest of the content. Its seed stays: its hash is published. */
export async function putContest(trx: Kysely<Database>, row: Insertable<Database["contests"]>): Promise<void> {
  const { id: _id, seed: _seed, ...columns } = row;
  await trx
    .insertInto("contests")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
    .execute();
}

/** Marks what the content no longer names. The rows stay: draws refer to them. */
export async function takeOutContests(trx: Kysely<Database>, kept: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable("contests")
    .set({ removed_at: now })
    .where("removed_at", "is", null)
    .where(sql<boolean>`not (id = any(${[...kept]}::text[]))`)
    .execute();
}
