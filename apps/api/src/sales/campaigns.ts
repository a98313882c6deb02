import type { Locale } from "@shop/kernel";
import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import type { TimedCampaign } from "./price-facts.ts";

/** A campaign with the time zone in which its times are written, and with its texts in other languages. */
export interface ListedCampaign extends TimedCampaign, Pick<StoredCampaign, "translations"> {
  readonly timeZone: string;
}

/** What runs and what is to come. The function is defined in migration 0018. */
export async function listCampaigns(db: Kysely<Database>, now: Date): Promise<readonly ListedCampaign[]> {
  const { rows } = await sql<{ campaign: TimedCampaign } & Pick<ListedCampaign, "timeZone" | "translations">>`
    select campaign, time_zone as "timeZone", translations
    from json_array_elements(campaigns_between(${now}, 'infinity')) as campaign
    join campaigns on id = campaign->>'id'
    order by id`.execute(db);
  return rows.map(({ campaign, ...rest }) => ({ ...campaign, ...rest }));
}

export type StoredCampaign = Selectable<Database["campaigns"]>;

export interface ProductCampaign {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly translations: StoredCampaign["translations"];
  readonly productNames: readonly string[];
  readonly endsAt: Date;
  readonly timeZone: string;
}

/** The running campaigns that name their products: promotions, and sales windows of single products. */
export function listProductCampaigns(db: Kysely<Database>, now: Date): Promise<ProductCampaign[]> {
  return db
    .selectFrom("campaigns")
    .select(["id", "title", "description", "translations"])
    .select(["product_names as productNames", "ends_at as endsAt", "time_zone as timeZone"])
    .where("removed_at", "is", null)
    .where("starts_at", "<=", now)
    .where("ends_at", ">", now)
    .where(sql<boolean>`jsonb_array_length(product_names) > 0`)
    .orderBy("ends_at")
    .orderBy("id")
    .execute();
}

/** What campaigns are called in a language, by their English titles, as orders keep them. Empty for English, and where none has a title. */
export async function findCampaignTitles(db: Kysely<Database>, locale: Locale): Promise<ReadonlyMap<string, string>> {
  if (locale === "en") return new Map();
  const rows = await db.selectFrom("campaigns").select(["title", "translations"]).orderBy("starts_at").execute();
  return new Map(
    rows.flatMap(({ title, translations }) =>
      translations[locale]?.title ? [[title, translations[locale].title]] : [],
    ),
  );
}

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
