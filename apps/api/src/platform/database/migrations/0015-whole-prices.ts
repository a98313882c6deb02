import { type Kysely, sql } from "kysely";

/**
 * A stated price is never above the full price, and yen have no fractions. Rows from an older release are corrected first: fractions are
 * rounded up to whole yen, and a stated price above the full price becomes the full price.
 */
const STATEMENTS = [
  `update product_prices set
     full_price_minor = ceil(full_price_minor / 100.0) * 100,
     stated_price_minor = ceil(stated_price_minor / 100.0) * 100
   where currency = 'JPY' and (full_price_minor % 100 <> 0 or stated_price_minor % 100 <> 0)`,
  `update product_prices set stated_price_minor = full_price_minor where stated_price_minor > full_price_minor`,
  `update coupons set amount_jpy_minor = ceil(amount_jpy_minor / 100.0) * 100 where amount_jpy_minor % 100 <> 0`,
  `alter table product_prices
     add constraint product_prices_stated_within_full check (stated_price_minor <= full_price_minor),
     add constraint product_prices_whole_yen
       check (currency <> 'JPY' or (full_price_minor % 100 = 0 and coalesce(stated_price_minor, 0) % 100 = 0))`,
  `alter table coupons add constraint coupons_whole_yen check (amount_jpy_minor % 100 = 0)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
