import { type Kysely, sql } from "kysely";

/**
 * The account from sign-up to deletion: PIN requests, e-mail changes, redeem codes, ratings, activations of licences on devices,
 * transfers, what was downloaded. "Once" and "at most" are constraints or conditional updates on these columns.
 */
const STATEMENTS = [
  // Newsletter categories that are requested but not confirmed yet; null if nothing is pending.
  `alter table users add column newsletter_pending integer check (newsletter_pending >= 0)`,
  // When the deletion was requested; it is due 14 days later.
  `alter table users add column deletion_asked_at timestamptz`,
  `create index users_deletion_due_at on users (deletion_due_at) where deletion_due_at is not null`,
  `create index users_never_activated on users (created_at) where activated_at is null`,

  `alter table link_keys drop constraint link_keys_purpose_check`,
  `alter table link_keys add constraint link_keys_purpose_check
     check (purpose in ('activation', 'reset', 'unsubscribe', 'emailChange', 'newsletter'))`,

  // A PIN proves that its reader made the request. pin_hash is keyed with the shop's secret, because eight digits alone are quickly tried
  // out.
  `create table pin_requests (
    id uuid primary key,
    user_id uuid not null references users(id) on delete cascade,
    purpose text not null check (purpose in ('emailChange', 'deletion')),
    new_email text,
    pin_hash text not null,
    tries integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index pin_requests_user_id on pin_requests (user_id)`,
  `create index pin_requests_expires_at on pin_requests (expires_at)`,

  // Confirmed, and waiting for its day. At most one an account waits.
  `create table email_changes (
    id uuid primary key,
    user_id uuid not null references users(id) on delete cascade,
    old_email text not null,
    new_email text not null check (new_email = lower(new_email)),
    confirmed_at timestamptz not null,
    takes_effect_at timestamptz not null,
    ended_at timestamptz,
    outcome text check (outcome in ('changed', 'revoked', 'addressTaken'))
  )`,
  `create unique index email_changes_waiting on email_changes (user_id) where ended_at is null`,
  `create index email_changes_due on email_changes (takes_effect_at) where ended_at is null`,
  `create index email_changes_user_id on email_changes (user_id)`,

  `create table redeem_batches (
    id uuid primary key,
    label text not null unique,
    product_id uuid not null references products(id),
    expires_at timestamptz,
    created_at timestamptz not null,
    voided_at timestamptz
  )`,
  `create table redeem_codes (
    code_hash text primary key,
    batch_id uuid not null references redeem_batches(id),
    redeemed_at timestamptz,
    redeemed_by uuid references users(id) on delete set null,
    licence_id uuid
  )`,
  `create index redeem_codes_batch_id on redeem_codes (batch_id)`,
  `create index redeem_codes_redeemed_by on redeem_codes (redeemed_by) where redeemed_by is not null`,

  // One rating per user and product. position numbers them in the order in which they were first given, for paging.
  `create table ratings (
    id uuid primary key,
    position bigint generated always as identity unique,
    user_id uuid not null references users(id) on delete cascade,
    product_id uuid not null references products(id),
    stars integer not null check (stars between 1 and 5),
    comment text not null default '',
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (user_id, product_id)
  )`,
  `create index ratings_product on ratings (product_id, position desc)`,
  `create trigger ratings_counted after insert or update or delete on ratings for each statement execute function count_catalogue_change()`,

  // A licence on a device, as the plugin reported it. Released: the place is free, and the device has to activate again.
  `create table licence_activations (
    id uuid primary key,
    licence_id uuid not null references licences(id) on delete cascade,
    device_hash text not null,
    device_name text not null,
    platform text not null check (platform in ('win', 'mac')),
    plugin_version text,
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null,
    released_at timestamptz
  )`,
  `create unique index licence_activations_held on licence_activations (licence_id, device_hash) where released_at is null`,

  // Set by the owner's act. Waiting: the recipient has no account yet; unclaimed, it is returned.
  `create table licence_transfers (
    id uuid primary key,
    licence_id uuid not null references licences(id) on delete cascade,
    service_licence_id uuid not null references licences(id) on delete cascade,
    from_user_id uuid references users(id) on delete set null,
    to_user_id uuid references users(id) on delete set null,
    recipient_email text,
    new_licence_id uuid references licences(id) on delete set null,
    started_at timestamptz not null,
    returns_at timestamptz not null,
    status text not null check (status in ('waiting', 'done', 'returned'))
  )`,
  // A returned licence can be transferred again; a transferred one can't.
  `create unique index licence_transfers_licence on licence_transfers (licence_id) where status <> 'returned'`,
  `create unique index licence_transfers_service on licence_transfers (service_licence_id) where status <> 'returned'`,
  `create index licence_transfers_recipient on licence_transfers (recipient_email) where status = 'waiting'`,
  `create index licence_transfers_from_user_id on licence_transfers (from_user_id)`,
  `create index licence_transfers_to_user_id on licence_transfers (to_user_id)`,
  `create index licence_transfers_new_licence_id on licence_transfers (new_licence_id)`,
  `create index licence_transfers_returns_at on licence_transfers (returns_at) where recipient_email is not null`,
  `create index licence_transfers_unclaimed on licence_transfers (returns_at) where status = 'waiting'`,

  // The last download of each file by each customer, used to detect updates.
  `create table product_downloads (
    user_id uuid not null references users(id) on delete cascade,
    product_id uuid not null references products(id),
    variant text not null,
    version text,
    downloaded_at timestamptz not null,
    primary key (user_id, product_id, variant)
  )`,

  // A free product is taken once, however often it is pressed.
  `alter table licences drop constraint licences_source_check`,
  `alter table licences add constraint licences_source_check
     check (source in ('purchase', 'activation', 'redeem', 'transfer', 'operator', 'free'))`,
  `create unique index licences_free_once on licences (user_id, product_id) where source = 'free' and revoked_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
