import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";

/** Writes a user's rating of a product, replacing an earlier one: a constraint allows one row per user and product. */
export async function putRating(
  db: Kysely<Database>,
  rating: {
    readonly id: string;
    readonly userId: string;
    readonly productId: string;
    readonly stars: number;
    readonly comment: string;
    readonly now: Date;
  },
): Promise<void> {
  const { id, userId, productId, stars, comment, now } = rating;
  await db
    .insertInto("ratings")
    .values({ id, user_id: userId, product_id: productId, stars, comment, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "product_id"]).doUpdateSet({ stars, comment, updated_at: now }),
    )
    .execute();
}

/** How often a product has been rated, and all its stars together. */
export interface RatingSum {
  readonly productId: string;
  readonly count: number;
  readonly stars: number;
}

export function sumRatings(db: Kysely<Database>): Promise<RatingSum[]> {
  return db
    .selectFrom("ratings")
    .select(["product_id as productId", sql<number>`count(*)`.as("count"), sql<number>`sum(stars)`.as("stars")])
    .groupBy("product_id")
    .execute();
}

const MOST_STARS = 5;

/** How many customers gave a product one star, two, and so on. */
export async function countStars(db: Kysely<Database>, productId: string): Promise<number[]> {
  const rows = await db
    .selectFrom("ratings")
    .select(["stars", sql<number>`count(*)`.as("count")])
    .where("product_id", "=", productId)
    .groupBy("stars")
    .execute();
  return Array.from({ length: MOST_STARS }, (_, index) =>
    Number(rows.find(({ stars }) => stars === index + 1)?.count ?? 0),
  );
}

export interface OwnRating {
  readonly productId: string;
  readonly stars: number;
  readonly comment: string;
}

/** What a user thinks of the products that he has rated. */
export function listOwnRatings(db: Kysely<Database>, userId: string): Promise<OwnRating[]> {
  return db
    .selectFrom("ratings")
    .select(["product_id as productId", "stars", "comment"])
    .where("user_id", "=", userId)
    .execute();
}

export async function hasRated(db: Kysely<Database>, userId: string, productId: string): Promise<boolean> {
  const found = await db
    .selectFrom("ratings")
    .select("id")
    .where("user_id", "=", userId)
    .where("product_id", "=", productId)
    .executeTakeFirst();
  return found !== undefined;
}

export interface ReviewRow {
  readonly position: number;
  readonly productName: string;
  readonly stars: number;
  readonly comment: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly createdAt: Date;
  readonly isOwner: boolean;
}

const ORDERS = {
  newest: sql`ratings.position desc`,
  best: sql`ratings.stars desc, ratings.position desc`,
  worst: sql`ratings.stars, ratings.position desc`,
} as const;
export type ReviewOrder = keyof typeof ORDERS;

/**
 * The ratings of each public product in the shop's order, or of the named one, at most `count` of each; if a position is given, those
 * before it. Positions number the ratings in the order in which they were first given. The author owns the product if a licence of it is
 * valid now.
 */
export async function listReviewRows(
  db: Kysely<Database>,
  page: {
    readonly productId: string | null;
    readonly before: number | null;
    readonly count: number;
    readonly order: ReviewOrder;
    readonly skipped: number;
  },
): Promise<ReviewRow[]> {
  const { productId, before, count, order, skipped } = page;
  const ofProduct = productId === null ? sql`true` : sql`products.id = ${productId}`;
  const fromPosition = before === null ? sql`true` : sql`ratings.position < ${before}::bigint`;
  const { rows } = await sql<ReviewRow>`
    select products.name as "productName", newest.*
      from products
      cross join lateral (
        select page.position, page.stars, page.comment, page.created_at as "createdAt",
               users.first_name as "firstName", users.last_name as "lastName",
               exists (
                 select 1 from licences
                  where licences.user_id = page.user_id and licences.product_id = page.product_id
                    and licences.revoked_at is null
               ) as "isOwner",
               page.place
          from (
            select ratings.*, row_number() over (order by ${ORDERS[order]}) as place
              from ratings
             where ratings.product_id = products.id and ${fromPosition}
             order by ${ORDERS[order]} limit ${count} offset ${skipped}
          ) page
          join users on users.id = page.user_id
      ) newest
     where products.is_public and products.removed_at is null and ${ofProduct}
     order by products.position, products.name, newest.place`.execute(db);
  return rows;
}

/** A public product by its name. Null: there is none. */
export async function findPublicProductIdByName(db: Kysely<Database>, name: string): Promise<string | null> {
  const found = await db
    .selectFrom("products")
    .select("id")
    .where("name", "=", name)
    .where("is_public", "=", true)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return found?.id ?? null;
}
