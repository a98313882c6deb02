import type { Kysely } from "kysely";
import { sql } from "kysely";

/**
 * The ground schema. Everything that can't be filled in later is present from the first row on: immutable order lines with their reasons
 * and VAT, consents, an append-only price history, a licence for every unit bought. Amounts are integers of a hundredth of the currency's
 * unit, also for yen. One statement per entry: both engines accept that.
 */
const STATEMENTS = [
  // Visitors and carts. A token identifies a visitor; the cart has an id of its own and outlives the token.
  `create table visitors (
    id uuid primary key,
    created_at timestamptz not null
  )`,
  `create table access_tokens (
    token_hash text primary key,
    visitor_id uuid not null references visitors(id) on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index access_tokens_expires_at on access_tokens (expires_at)`,
  `create index access_tokens_visitor_id on access_tokens (visitor_id)`,
  `create table users (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    password_hash text not null,
    first_name text not null,
    last_name text not null,
    registration_name text not null,
    newsletter_setting integer not null default 0 check (newsletter_setting >= 0),
    is_active boolean not null default false,
    preferred_currency text check (preferred_currency in ('EUR', 'USD', 'JPY')),
    locale text not null default 'en',
    created_at timestamptz not null,
    activated_at timestamptz,
    deletion_due_at timestamptz
  )`,
  `create table sessions (
    id uuid primary key,
    token_hash text not null unique,
    user_id uuid not null references users(id) on delete cascade,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    user_agent text not null default ''
  )`,
  `create index sessions_user_id on sessions (user_id)`,
  `create table link_keys (
    id uuid primary key,
    user_id uuid not null references users(id) on delete cascade,
    purpose text not null check (purpose in ('activation', 'reset', 'unsubscribe', 'emailChange')),
    key_hash text not null unique,
    payload jsonb,
    created_at timestamptz not null,
    expires_at timestamptz,
    used_at timestamptz
  )`,
  `create index link_keys_user_purpose on link_keys (user_id, purpose)`,
  `create table rate_limits (
    key text primary key,
    points integer not null,
    expires_at timestamptz not null
  )`,
  `create table idempotency_keys (
    actor text not null,
    key text not null,
    operation text not null,
    body_hash text not null,
    status integer,
    answer jsonb,
    created_at timestamptz not null,
    primary key (actor, key)
  )`,
  `create index idempotency_keys_created_at on idempotency_keys (created_at)`,

  // Catalogue.
  `create table products (
    id uuid primary key,
    name text not null unique,
    slug text not null unique,
    product_page_slug text not null,
    type text not null check (type in ('plugin', 'samplepack', 'bundle', 'other')),
    item_type integer,
    wp_id integer,
    showcase_id integer,
    editor_id integer,
    position integer not null,
    is_public boolean not null,
    is_for_sale boolean not null,
    is_pack boolean not null,
    can_be_rated boolean not null,
    manual_url text,
    short_desc text not null,
    shop_desc text not null,
    product_page_desc text not null,
    discount_percent integer check (discount_percent between 0 and 100),
    discount_flags jsonb not null,
    versions jsonb not null,
    featured_media jsonb,
    wp_status text not null,
    yoast_seo jsonb,
    updated_at timestamptz not null,
    removed_at timestamptz
  )`,
  `create table product_prices (
    product_id uuid not null references products(id),
    currency text not null check (currency in ('EUR', 'USD', 'JPY')),
    full_price_minor integer not null check (full_price_minor >= 0),
    stated_price_minor integer check (stated_price_minor >= 0),
    primary key (product_id, currency)
  )`,
  `create table price_history (
    id bigint generated always as identity primary key,
    product_id uuid not null references products(id),
    currency text not null check (currency in ('EUR', 'USD', 'JPY')),
    full_price_minor integer not null,
    price_minor integer not null,
    discount_percent integer,
    valid_from timestamptz not null
  )`,
  `create index price_history_product on price_history (product_id, currency, valid_from)`,
  `create table bundle_items (
    bundle_id uuid not null references products(id),
    product_id uuid not null references products(id),
    position integer not null,
    primary key (bundle_id, product_id),
    check (bundle_id <> product_id)
  )`,
  `create table product_files (
    id uuid primary key,
    product_id uuid not null references products(id),
    variant text not null check (variant in ('win', 'mac', 'ALL', 'AIFF', 'KEMPER', 'SGEAR', 'WAVE', 'FRACTAL')),
    path text not null,
    file_name text not null,
    media_type text not null,
    size_bytes bigint not null,
    sha256 text not null,
    version text,
    unique (product_id, variant)
  )`,
  `create table content_entries (
    kind text not null check (kind in ('post', 'page')),
    id integer not null,
    slug text not null,
    category_id integer,
    category_slug text,
    category_name text,
    title text not null,
    excerpt text not null,
    html text not null,
    author text not null default '',
    published_at timestamptz,
    data jsonb not null,
    primary key (kind, id),
    unique (kind, slug)
  )`,

  // Carts. The server's rule writes max_quantity with each line, so it also applies in a race.
  `create table carts (
    id uuid primary key,
    key_hash text unique,
    visitor_id uuid unique references visitors(id) on delete set null,
    user_id uuid unique references users(id) on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    last_removed jsonb,
    check (user_id is null or (visitor_id is null and key_hash is null))
  )`,
  `create table cart_lines (
    cart_id uuid not null references carts(id) on delete cascade,
    product_id uuid not null references products(id),
    quantity integer not null,
    max_quantity integer not null check (max_quantity between 1 and 5),
    added_at timestamptz not null,
    position bigint generated always as identity,
    primary key (cart_id, product_id),
    check (quantity between 1 and max_quantity)
  )`,

  // Orders: written before payment, fulfilled by the signed webhook.
  `create table orders (
    id uuid primary key,
    number bigint generated always as identity unique,
    user_id uuid references users(id) on delete set null,
    cart_id uuid references carts(id) on delete set null,
    kind text not null check (kind in ('cart', 'buyNow')),
    status text not null check (status in ('pending', 'paid', 'closed', 'refunded', 'disputed')),
    content_hash text not null,
    currency text not null check (currency in ('EUR', 'USD', 'JPY')),
    total_regular_minor integer not null check (total_regular_minor >= 0),
    total_minor integer not null check (total_minor >= 0),
    vat_minor integer not null check (vat_minor >= 0),
    vat_country text not null,
    buyer_name text not null,
    buyer_email text not null,
    landing_url text not null,
    backlink_url text not null,
    provider text not null,
    provider_session_id text unique,
    provider_session_url text,
    provider_payment_id text,
    flags jsonb not null default '[]',
    created_at timestamptz not null,
    expires_at timestamptz not null,
    paid_at timestamptz,
    fulfilled_at timestamptz,
    closed_at timestamptz
  )`,
  // One open order per buyer and content: a second tab finds the order of the first.
  `create unique index orders_one_open on orders (user_id, content_hash) where status = 'pending'`,
  `create index orders_user on orders (user_id, created_at)`,
  `create table order_lines (
    id uuid primary key,
    order_id uuid not null references orders(id),
    position integer not null,
    product_id uuid not null references products(id),
    product_name text not null,
    product_type text not null,
    quantity integer not null check (quantity between 1 and 5),
    unit_regular_minor integer not null check (unit_regular_minor >= 0),
    unit_price_minor integer not null check (unit_price_minor >= 0),
    total_minor integer not null,
    reasons jsonb not null,
    vat_rate_basis_points integer not null check (vat_rate_basis_points >= 0),
    vat_minor integer not null check (vat_minor >= 0),
    net_minor integer not null check (net_minor >= 0),
    unique (order_id, position),
    check (total_minor = unit_price_minor * quantity),
    check (net_minor + vat_minor = total_minor)
  )`,
  `create table consents (
    id uuid primary key,
    user_id uuid references users(id) on delete set null,
    order_id uuid references orders(id),
    kind text not null,
    text_version text not null,
    is_granted boolean not null,
    given_at timestamptz not null
  )`,
  `create table payment_events (
    provider text not null,
    event_id text not null,
    type text not null,
    order_id uuid references orders(id),
    outcome text not null,
    body jsonb not null,
    received_at timestamptz not null,
    primary key (provider, event_id)
  )`,
  `create table licences (
    id uuid primary key,
    licence_key text not null unique,
    user_id uuid not null references users(id) on delete cascade,
    product_id uuid not null references products(id),
    order_line_id uuid references order_lines(id),
    unit_number integer,
    via_bundle_id uuid references products(id),
    source text not null check (source in ('purchase', 'activation', 'redeem', 'transfer', 'operator')),
    added_at timestamptz not null,
    revoked_at timestamptz,
    revoked_reason text,
    check ((order_line_id is null) = (unit_number is null))
  )`,
  // As many licences per user and product as bought, and never one more: one for each unit of each line.
  `create unique index licences_one_per_unit on licences (order_line_id, unit_number, product_id)`,
  // The free ones of an activation come once.
  `create unique index licences_one_grant on licences (user_id, product_id) where source = 'activation'`,
  `create index licences_user on licences (user_id, product_id)`,

  // The built-in test provider's own books, separate from ours as a real provider's would be.
  `create table test_payment_sessions (
    id text primary key,
    idempotency_key text not null unique,
    order_reference text not null,
    amount_minor integer not null,
    currency text not null,
    description jsonb not null,
    success_url text not null,
    cancel_url text not null,
    status text not null check (status in ('open', 'challenge', 'paid', 'expired')),
    payment_id text,
    attempts integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create table test_payment_events (
    id text primary key,
    session_id text not null references test_payment_sessions(id),
    type text not null check (type in ('paid', 'expired', 'refunded', 'disputed')),
    created_at timestamptz not null,
    next_attempt_at timestamptz not null,
    attempts integer not null default 0,
    delivered_at timestamptz,
    unique (session_id, type)
  )`,
  `create index test_payment_events_due on test_payment_events (next_attempt_at) where delivered_at is null`,

  // Mail leaves from here, after the transaction that wrote it.
  `create table mails (
    id uuid primary key,
    dedupe_key text unique,
    kind text not null,
    user_id uuid references users(id) on delete cascade,
    recipient text not null,
    sender text not null,
    reply_to text,
    subject text not null,
    text_body text not null,
    html_body text not null,
    headers jsonb not null,
    created_at timestamptz not null,
    sent_at timestamptz,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    last_error text
  )`,
  `create index mails_due on mails (next_attempt_at) where sent_at is null`,
  `create table contact_messages (
    id uuid primary key,
    user_id uuid references users(id) on delete cascade,
    name text not null,
    email text not null,
    subject text not null,
    message text not null,
    created_at timestamptz not null
  )`,
  `create table not_found_reports (
    url text primary key,
    views integer not null,
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null
  )`,
  `create table settings (
    key text primary key,
    value jsonb not null
  )`,

  // Each process caches the public catalogue in memory. Every change to it increments this version in the same transaction.
  `create function count_catalogue_change() returns trigger language plpgsql as $$
   begin
     insert into settings (key, value) values ('catalogueVersion', '{"number": 1}')
     on conflict (key) do update set value = jsonb_build_object('number', (settings.value->>'number')::bigint + 1);
     return null;
   end $$`,
  `create trigger products_counted after insert or update or delete on products for each statement execute function count_catalogue_change()`,
  `create trigger product_prices_counted after insert or update or delete on product_prices for each statement execute function count_catalogue_change()`,
  `create trigger bundle_items_counted after insert or update or delete on bundle_items for each statement execute function count_catalogue_change()`,

  // History is immutable: neither a rule of ours nor an operator's mistake can rewrite it.
  `create function refuse_change() returns trigger language plpgsql as $$
   begin
     raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
   end $$`,
  `create trigger order_lines_immutable before update or delete on order_lines for each row execute function refuse_change()`,
  `create trigger price_history_append_only before update or delete on price_history for each row execute function refuse_change()`,
  // An order's amounts, buyer and content are fixed once written; its state and the provider's references are not.
  `create function refuse_order_rewrite() returns trigger language plpgsql as $$
   begin
     if (new.id, new.kind, new.content_hash, new.currency, new.total_regular_minor, new.total_minor, new.vat_minor, new.created_at)
        is distinct from
        (old.id, old.kind, old.content_hash, old.currency, old.total_regular_minor, old.total_minor, old.vat_minor, old.created_at) then
       raise exception 'the amounts and content of an order are never changed' using errcode = 'restrict_violation';
     end if;
     return new;
   end $$`,
  `create trigger orders_fixed before update on orders for each row execute function refuse_order_rewrite()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
