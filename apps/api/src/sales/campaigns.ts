import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import type { FactCampaign } from "./price-facts.ts";

/** A campaign with the moments of its start and end, in milliseconds; the end is exclusive. */
export interface TimedCampaign extends FactCampaign {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/** What runs and what is to come. */
export async function listCampaigns(db: Kysely<Database>, now: Date): Promise<TimedCampaign[]> {
  const rows = await db
    .selectFrom("campaigns")
    .selectAll()
    .where("removed_at", "is", null)
    .where("ends_at", ">", now)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    percent: row.percent,
    loyaltyPercent: row.loyalty_percent,
    productNames: row.product_names,
    productTypes: row.product_types,
    startsAtMs: row.starts_at.getTime(),
    endsAtMs: row.ends_at.getTime(),
  }));
}

export type StoredCampaign = Selectable<Database["campaigns"]>;

/** Every campaign there ever was, those that were taken out among them, by when they start. */
export function listStoredCampaigns(db: Kysely<Database>): Promise<StoredCampaign[]> {
  return db.selectFrom("campaigns").selectAll().orderBy("starts_at").orderBy("id").execute();
}

export async function putCampaign(trx: Kysely<Database>, row: Insertable<Database["campaigns"]>): Promise<void> {
  const { id: _id, ...columns } = row;
  await trx
    .insertInto("campaigns")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
    .execute();
}

export function findCampaign(db: Kysely<Database>, id: string): Promise<StoredCampaign | undefined> {
  return db.selectFrom("campaigns").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A campaign with an id of its own. False: the id is taken. */
export async function insertCampaign(db: Kysely<Database>, row: Insertable<Database["campaigns"]>): Promise<boolean> {
  const inserted = await db
    .insertInto("campaigns")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Ends an operator's campaign now. False: there is no active one. */
export async function endCampaign(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable("campaigns")
    .set({ removed_at: now })
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .where("is_from_content", "=", false)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

/** Marks what the content no longer names. The rows stay: sales refer to them. The operator's own are never touched. */
export async function takeOutCampaigns(trx: Kysely<Database>, kept: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable("campaigns")
    .set({ removed_at: now })
    .where("is_from_content", "=", true)
    .where("removed_at", "is", null)
    .where(sql<boolean>`not (id = any(${[...kept]}::text[]))`)
    .execute();
}
