import { type Kysely, sql } from "kysely";

/**
 * Data besides the catalogue that prices depend on, and what an invoice needs. The bounds of campaigns and coupons are stored as written,
 * local time and zone, beside their moments; the moments decide. Empty lists of names and types: every product.
 */
const STATEMENTS = [
  `create table campaigns (
    id text primary key,
    kind text not null check (kind in ('promotion', 'salesWindow')),
    title text not null,
    subtitle text not null default '',
    description text not null default '',
    percent integer not null check (percent between 0 and 100),
    loyalty_percent integer check (loyalty_percent between percent and 100),
    product_names jsonb not null default '[]',
    product_types jsonb not null default '[]',
    benefits jsonb not null default '[]',
    cta_text text not null default '',
    time_zone text not null,
    starts_local text not null,
    ends_local text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    removed_at timestamptz,
    check (starts_at < ends_at)
  )`,
  `create index campaigns_ends_at on campaigns (ends_at)`,
  `create trigger campaigns_counted after insert or update or delete on campaigns for each statement execute function count_catalogue_change()`,

  // Codes are stored in capitals. uses counts reserved and used ones; a conditional update keeps it at or below max_uses.
  `create table coupons (
    code text primary key check (code = upper(code)),
    percent integer check (percent between 1 and 100),
    amount_eur_minor integer check (amount_eur_minor > 0),
    amount_usd_minor integer check (amount_usd_minor > 0),
    amount_jpy_minor integer check (amount_jpy_minor > 0),
    product_names jsonb not null default '[]',
    product_types jsonb not null default '[]',
    is_combinable boolean not null default false,
    is_from_content boolean not null default false,
    max_uses integer check (max_uses > 0),
    max_uses_per_user integer check (max_uses_per_user > 0),
    uses integer not null default 0 check (uses >= 0),
    time_zone text,
    starts_local text,
    ends_local text,
    starts_at timestamptz,
    ends_at timestamptz,
    removed_at timestamptz,
    check ((percent is null) <> (amount_eur_minor is null and amount_usd_minor is null and amount_jpy_minor is null)),
    check (starts_at is null or ends_at is null or starts_at < ends_at)
  )`,
  `create table cart_coupons (
    cart_id uuid not null references carts(id) on delete cascade,
    code text not null references coupons(code),
    added_at timestamptz not null,
    position bigint generated always as identity,
    primary key (cart_id, code)
  )`,
  // held: by an order that can still be paid; used: it was paid; released: it ended unpaid; over: paid after its use had gone to somebody
  // else.
  `create table coupon_uses (
    code text not null references coupons(code),
    order_id uuid not null references orders(id),
    user_id uuid references users(id) on delete set null,
    state text not null check (state in ('held', 'used', 'released', 'over')),
    amount_minor integer not null check (amount_minor >= 0),
    held_at timestamptz not null,
    primary key (code, order_id)
  )`,
  `create index coupon_uses_user on coupon_uses (code, user_id)`,
  `create index coupon_uses_order on coupon_uses (order_id)`,

  // The account's side of a price.
  `create table edu_grants (
    user_id uuid primary key references users(id) on delete cascade,
    percent integer not null check (percent between 1 and 100),
    note text not null default '',
    time_zone text not null,
    starts_local text not null,
    ends_local text,
    starts_at timestamptz not null,
    ends_at timestamptz,
    check (ends_at is null or starts_at < ends_at)
  )`,
  // The order that has the account's discount on its first purchase: only one, even with concurrent orders.
  `create table first_purchases (
    user_id uuid primary key references users(id) on delete cascade,
    order_id uuid not null references orders(id),
    held_at timestamptz not null
  )`,

  // The cart's last change, for one undo.
  `alter table carts add column last_change jsonb`,

  // The invoice.
  `create table vat_rates (
    country text not null check (country = upper(country) and length(country) = 2),
    rate_basis_points integer not null check (rate_basis_points between 0 and 10000),
    is_eu boolean not null,
    valid_from date not null,
    primary key (country, valid_from)
  )`,
  // The last number of each year. The transaction that fulfils takes it, so a rollback leaves no gap.
  `create table invoice_counters (year integer primary key, last integer not null check (last > 0))`,
  `alter table orders add column subtotal_minor integer`,
  `alter table orders add column multi_buy_minor integer not null default 0`,
  `alter table orders add column coupons jsonb not null default '[]'`,
  `alter table orders add column is_reverse_charge boolean not null default false`,
  `alter table orders add column buyer_company text`,
  `alter table orders add column buyer_vat_id text`,
  `alter table orders add column invoice_number text unique`,
  `alter table orders add column credit_note_number text unique`,
  `alter table orders add column seller jsonb`,
  // Multi-buy and coupons make a line's total less than its units' price; parts that are owned aren't delivered.
  `alter table order_lines drop constraint order_lines_check`,
  `alter table order_lines add column subtotal_minor integer`,
  `alter table order_lines add column multi_buy_minor integer not null default 0`,
  `alter table order_lines add column coupon_minor integer not null default 0`,
  `alter table order_lines add column owned_parts jsonb not null default '[]'`,
  `alter table order_lines add constraint order_lines_total check
     (total_minor <= coalesce(subtotal_minor, unit_price_minor * quantity) - multi_buy_minor - coupon_minor)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
