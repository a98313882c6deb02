import type { ActivityType, FeaturedMedia, ProductType } from "@shop/api-client/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import { ACTS_READ } from "./limits.ts";

/** What a customer did. `person` distinguishes customers and is never sent. */
export interface Act {
  readonly type: ActivityType;
  readonly at: Date;
  readonly person: string;
  /** The VAT country of the order, or of the customer's last one. */
  readonly country: string | null;
  /** Null: a registration. */
  readonly productId: string | null;
  /** Null: a registration, or the product isn't public any more. */
  readonly product: {
    readonly name: string;
    readonly type: ProductType;
    readonly slug: string;
    readonly pageSlug: string;
    readonly media: FeaturedMedia | null;
  } | null;
}

/** Purchases, downloads, reviews and registrations since a moment, newest first. */
export async function listActs(db: Kysely<Database>, since: Date): Promise<readonly Act[]> {
  const { rows } = await sql<Act>`
    with homes as (
      select distinct on (user_id) user_id, vat_country from orders
       where status = 'paid' and user_id is not null order by user_id, paid_at desc
    ), acts as (
      select 'shop' as type, paid_at as at, coalesce(user_id, orders.id)::text as person, vat_country as country, product_id
        from orders join order_lines on order_lines.order_id = orders.id
       where status = 'paid' and paid_at > ${since}
         and position = (select min(position) from order_lines lines where lines.order_id = orders.id)
      union all
      select 'download', max(downloaded_at), downloads.user_id::text, min(vat_country), product_id
        from product_downloads downloads left join homes on homes.user_id = downloads.user_id
       where downloaded_at > ${since} group by downloads.user_id, product_id
      union all
      select 'review', created_at, ratings.user_id::text, vat_country, product_id
        from ratings left join homes on homes.user_id = ratings.user_id where created_at > ${since}
      union all
      select 'registration', activated_at, id::text, vat_country, null
        from users left join homes on homes.user_id = users.id where activated_at > ${since}
    )
    select acts.type, at, person, country, product_id as "productId",
           case when products.id is not null then json_build_object(
             'name', products.name, 'type', products.type, 'slug', slug, 'pageSlug', product_page_slug, 'media', featured_media
           ) end as product
      from acts left join products on products.id = acts.product_id and is_public and removed_at is null
     order by at desc, person, product_id limit ${ACTS_READ}`.execute(db);
  return rows;
}
