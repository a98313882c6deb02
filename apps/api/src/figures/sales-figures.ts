import type { Currency } from "@shop/pricing";
import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Figure, Period } from "./figure.ts";

interface SoldRow {
  readonly name: string;
  readonly count: number;
  readonly units: number | null;
  readonly currency: Currency;
  readonly charged: number;
  readonly vat: number;
}

/** Orders that were paid in the period and haven't been refunded. A disputed one counts until the provider takes it back. */
const sold = ({ from, until }: Period) =>
  sql`orders.status in ('paid', 'disputed') and orders.paid_at >= ${from} and orders.paid_at < ${until}`;

const SUMS = sql`count(distinct orders.id)::int as count, sum(order_lines.quantity)::int as units, orders.currency,
  sum(order_lines.total_minor)::float8 as charged, sum(order_lines.vat_minor)::float8 as vat`;

/** Orders of the period by what became of them. */
export async function orderFigures(db: Kysely<Database>, { from, until }: Period): Promise<Figure[]> {
  const { rows } = await sql<SoldRow>`
    select status as name, count(*)::int as count, null as units, currency,
      sum(total_minor)::float8 as charged, sum(vat_minor)::float8 as vat
    from orders where paid_at >= ${from} and paid_at < ${until} and status in ('paid', 'disputed', 'refunded')
    group by status, currency order by status, currency`.execute(db);
  return rows.map((row) => toFigure("orders", row));
}

export async function productFigures(db: Kysely<Database>, period: Period): Promise<Figure[]> {
  const { rows } = await sql<SoldRow>`
    select order_lines.product_name as name, ${SUMS}
    from orders join order_lines on order_lines.order_id = orders.id where ${sold(period)}
    group by order_lines.product_name, orders.currency order by order_lines.product_name, orders.currency`.execute(db);
  return rows.map((row) => toFigure("product", row));
}

export async function countryFigures(db: Kysely<Database>, period: Period): Promise<Figure[]> {
  const { rows } = await sql<SoldRow>`
    select orders.vat_country as name, ${SUMS}
    from orders join order_lines on order_lines.order_id = orders.id where ${sold(period)}
    group by orders.vat_country, orders.currency order by orders.vat_country, orders.currency`.execute(db);
  return rows.map((row) => toFigure("country", row));
}

/** Lines that a campaign made cheaper, by its title, and those that none did. */
export async function campaignFigures(db: Kysely<Database>, period: Period): Promise<Figure[]> {
  const { rows } = await sql<SoldRow>`
    select coalesce(campaign.label, 'none') as name, ${SUMS}
    from orders join order_lines on order_lines.order_id = orders.id
    left join lateral (
      select distinct step->>'label' as label from jsonb_array_elements(order_lines.reasons) as step
      where step->>'rule' = 'campaign') as campaign on true
    where ${sold(period)}
    group by campaign.label, orders.currency order by campaign.label nulls last, orders.currency`.execute(db);
  return rows.map((row) => toFigure("campaign", row));
}

/** Orders with a coupon, by its code. */
export async function couponFigures(db: Kysely<Database>, period: Period): Promise<Figure[]> {
  const { rows } = await sql<SoldRow>`
    select coupon->>'code' as name, count(*)::int as count, null as units, orders.currency,
      sum(orders.total_minor)::float8 as charged, sum(orders.vat_minor)::float8 as vat
    from orders, jsonb_array_elements(orders.coupons) as coupon where ${sold(period)}
    group by coupon->>'code', orders.currency order by coupon->>'code', orders.currency`.execute(db);
  return rows.map((row) => toFigure("coupon", row));
}

function toFigure(section: Figure["section"], { name, count, units, currency, charged, vat }: SoldRow): Figure {
  return { section, name, count, units, money: { currency, chargedMinor: charged, vatMinor: vat } };
}
