import { MAX_ITEM_QUANTITY } from "@shop/cart";
import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";

/**
 * An invariant of every row, whatever was called, killed or raced. The query returns the violations: it must find nothing. Orders that were
 * deleted after the law's ten years are missing from the books: their numbers, and their coupon uses.
 */
export interface Invariant {
  readonly name: string;
  readonly query: string;
}

export interface BrokenInvariant {
  readonly name: string;
  readonly rows: number;
  readonly first: unknown;
}

const ORDERS: readonly Invariant[] = [
  {
    name: "an order's sums are those of its lines",
    query: `select o.id from orders o left join order_lines l on l.order_id = o.id group by o.id
      having count(l.id) = 0 or sum(l.total_minor) <> o.total_minor or sum(l.vat_minor) <> o.vat_minor
        or sum(l.unit_regular_minor * l.quantity) <> o.total_regular_minor`,
  },
  {
    name: "an order's subtotal, less multi-buy and coupons, is its total, or more by the tax that reverse charge takes out",
    query: `select o.id from orders o join order_lines l on l.order_id = o.id where o.subtotal_minor is not null
      group by o.id having sum(l.subtotal_minor) <> o.subtotal_minor or sum(l.multi_buy_minor) <> o.multi_buy_minor
        or sum(l.coupon_minor) <> (select coalesce(sum((c->>'amountMinor')::int), 0) from jsonb_array_elements(o.coupons) c)
        or (not o.is_reverse_charge and sum(l.subtotal_minor - l.multi_buy_minor - l.coupon_minor) <> o.total_minor)
        or sum(l.subtotal_minor - l.multi_buy_minor - l.coupon_minor) < o.total_minor
        or (o.is_reverse_charge and o.vat_minor > 0)`,
  },
  {
    name: "an order was agreed to, both boxes",
    query: `select o.id from orders o left join consents c on c.order_id = o.id and c.is_granted
      where o.seller is not null group by o.id having count(distinct c.kind) <> 2`,
  },
  {
    name: "a buyer has one open order",
    query: "select user_id from orders where status = 'pending' and user_id is not null group by 1 having count(*) > 1",
  },
  {
    name: "a fulfilled order has an invoice, one that isn't has none",
    query:
      "select id from orders where (fulfilled_at is not null) <> (invoice_number is not null) and seller is not null",
  },
  {
    name: "invoices and credit notes are numbered without a gap, each year's from 1",
    query: `with numbers as (select invoice_number as number from orders where invoice_number is not null
        union all select credit_note_number from orders where credit_note_number is not null)
      select year from (select split_part(number, '-', 1)::int as year, count(distinct number) as used,
          max(split_part(number, '-', 2)::int) as highest from numbers group by 1) of_year
        full join invoice_counters using (year)
        where used is distinct from highest or highest is distinct from last`,
  },
  {
    name: "a coupon's uses are those that are reserved and used",
    query: `select c.code from coupons c left join coupon_uses u on u.code = c.code and u.state in ('held', 'used')
      group by c.code having count(u.code) <> c.uses or count(u.code) > c.max_uses`,
  },
  {
    name: "a coupon is reserved by an order that can be paid, used or over by one that was paid, released by one that wasn't",
    query: `select u.code from coupon_uses u join orders o on o.id = u.order_id
      where (u.state = 'held' and o.status <> 'pending') or (u.state in ('used', 'over') and o.status in ('pending', 'closed'))
        or (u.state = 'released' and o.status <> 'closed')`,
  },
  {
    name: "an account's discount on its first purchase is in one paid order, or in more that are flagged",
    query: `select o.user_id from orders o where o.paid_at is not null and not o.flags @> '["firstPurchaseTwice"]'
        and exists (select from order_lines l where l.order_id = o.id and l.reasons @> '[{"rule": "firstPurchase"}]')
      group by 1 having count(*) > 1`,
  },
  {
    name: "a payment session belongs to one order",
    query:
      "select provider_session_id from orders where provider_session_id is not null group by 1 having count(*) > 1",
  },
  {
    name: "a buyer has one open order of one content",
    query:
      "select user_id, content_hash from orders where status = 'pending' and user_id is not null group by 1, 2 having count(*) > 1",
  },
  {
    name: "an order's state and its times agree",
    query: `select id from orders where (status = 'paid' and paid_at is null) or (status = 'pending' and paid_at is not null)
      or (status = 'closed' and closed_at is null) or (fulfilled_at is not null and paid_at is null)`,
  },
  {
    name: "what is paid is fulfilled, or flagged because its buyer is gone",
    query: `select id from orders where paid_at is not null and fulfilled_at is null and not flags @> '["buyerIsGone"]'`,
  },
  {
    name: "an order was fulfilled by one event",
    query: `select o.id from orders o left join payment_events e on e.order_id = o.id and e.outcome = 'fulfilled'
      group by o.id having count(e.event_id) <> (case when o.fulfilled_at is null then 0 else 1 end)`,
  },
  {
    name: "what the test provider was paid for is no longer open",
    query: `select s.id from test_payment_sessions s join orders o on o.id::text = s.order_reference
      where s.status = 'paid' and o.status in ('pending', 'closed') and o.flags = '[]'`,
  },
];

const LICENCES: readonly Invariant[] = [
  {
    name: "a fulfilled order has a licence for each unit, and no other",
    query: `select l.id from order_lines l join orders o on o.id = l.order_id
      left join licences c on c.order_line_id = l.id and c.product_id = l.product_id
      where o.user_id is not null group by l.id, l.quantity, o.fulfilled_at
      having count(c.id) <> (case when o.fulfilled_at is null then 0 else l.quantity end)
        or count(distinct c.unit_number) <> count(c.id) or coalesce(max(c.unit_number), 0) > l.quantity`,
  },
  {
    name: "a bought licence belongs to the buyer of its order",
    query: `select c.id from licences c join order_lines l on l.id = c.order_line_id join orders o on o.id = l.order_id
      where c.user_id is distinct from o.user_id or c.source <> 'purchase'`,
  },
  {
    name: "a licence by purchase names its order, any other names none",
    query: "select id from licences where (source = 'purchase') <> (order_line_id is not null)",
  },
  {
    name: "a part of a bundle comes with its bundle",
    query: `select c.id from licences c join order_lines l on l.id = c.order_line_id
      where c.product_id <> l.product_id and (c.via_bundle_id is distinct from l.product_id or l.product_type <> 'bundle')`,
  },
  {
    name: "what an activation gives is free, and its account active",
    query: `select c.id from licences c join users u on u.id = c.user_id
      where c.source = 'activation' and (not u.is_active or coalesce(
        (select max(p.full_price_minor) from product_prices p where p.product_id = c.product_id), 1) > 0)`,
  },
  {
    name: "a redeemed code gave one licence of its own, and no licence is redeemed without one",
    query: `select c.id from licences c where c.source = 'redeem' and c.via_bundle_id is null
        and (select count(*) from redeem_codes r where r.licence_id = c.id) <> 1
      union all select r.licence_id from redeem_codes r left join licences c on c.id = r.licence_id
        where r.redeemed_by is not null and c.source is distinct from 'redeem'`,
  },
  {
    name: "money that went back took its licences along",
    query: `select c.id from licences c join order_lines l on l.id = c.order_line_id join orders o on o.id = l.order_id
      where o.status in ('refunded', 'disputed') and c.revoked_at is null`,
  },
  {
    name: "a licence that was transferred is its former owner's no more, nor what it used up",
    query: `select t.id from licence_transfers t join licences c on c.id in (t.licence_id, t.service_licence_id)
      where t.status <> 'returned' and c.revoked_at is null`,
  },
  {
    name: "what came of a transfer is its recipient's, and nothing came of one that isn't done",
    query: `select t.id from licence_transfers t left join licences c on c.id = t.new_licence_id
      where (t.status <> 'done' and t.new_licence_id is not null)
        or (c.id is not null and (c.user_id is distinct from t.to_user_id or c.source <> 'transfer'))`,
  },
  {
    name: "a licence runs on five devices at most, and on none when it has ended",
    query: `select c.id from licences c join licence_activations a on a.licence_id = c.id and a.released_at is null
      group by c.id having count(*) > 5 or c.revoked_at is not null`,
  },
  {
    name: "a fulfilled order has one confirmation, an order that isn't has none",
    query: `select o.id from orders o left join mails m on m.dedupe_key = 'order:' || o.id
      where o.user_id is not null and (o.fulfilled_at is not null) <> (m.id is not null)`,
  },
];

const CARTS_AND_ACCOUNTS: readonly Invariant[] = [
  {
    name: "a cart's line has no more than its limit, of a pack one",
    query: `select c.cart_id from cart_lines c join products p on p.id = c.product_id
      where c.quantity not between 1 and ${MAX_ITEM_QUANTITY} or (p.is_pack and c.quantity > 1)`,
  },
  {
    name: "an order's line has no more than its limit, of a pack one",
    query: `select l.id from order_lines l join products p on p.id = l.product_id
      where l.quantity not between 1 and ${MAX_ITEM_QUANTITY} or (p.is_pack and l.quantity > 1)`,
  },
  {
    name: "nothing free, and nothing that isn't sold, is in an order",
    query: "select id from order_lines where unit_price_minor <= 0 and owned_parts = '[]'",
  },
  {
    name: "a cart can be found by somebody",
    query: "select id from carts where key_hash is null and visitor_id is null and user_id is null",
  },
  {
    name: "nobody is logged in to an account that isn't active",
    query: `select s.id from sessions s join users u on u.id = s.user_id where not u.is_active and s.revoked_at is null`,
  },
  {
    name: "an account is active since some time",
    query: "select id from users where is_active <> (activated_at is not null)",
  },
  {
    name: "an activation link that was used made its account active",
    query: `select k.id from link_keys k join users u on u.id = k.user_id
      where k.purpose = 'activation' and k.used_at is not null and not u.is_active`,
  },
  {
    name: "no fault of ours is kept as an answer",
    query: "select key from idempotency_keys where status >= 500 or status = 429",
  },
  {
    name: "a mail has one recipient, on one line",
    query: `select id from mails where recipient !~ '^[^[:space:],;<>]+@[^[:space:],;<>]+$' or subject ~ '[\\r\\n]'`,
  },
];

export const INVARIANTS: readonly Invariant[] = [...ORDERS, ...LICENCES, ...CARTS_AND_ACCOUNTS];

/** Checks every invariant, and each foreign key of the schema, on a database. Returns the violated ones; empty if all is well. */
export async function findBrokenInvariants(db: Kysely<Database>): Promise<BrokenInvariant[]> {
  const broken: BrokenInvariant[] = [];
  for (const { name, query } of [...INVARIANTS, ...(await foreignKeys(db))]) {
    const { rows } = await sql.raw(query).execute(db);
    if (rows.length > 0) broken.push({ name, rows: rows.length, first: rows[0] });
  }
  return broken;
}

/** The constraints themselves could only fail where something went past them, as a damaged file does. */
async function foreignKeys(db: Kysely<Database>): Promise<Invariant[]> {
  const { rows } = await sql<{ name: string; child: string; column: string; parent: string; key: string }>`
    select c.conname as name, c.conrelid::regclass::text as child, a.attname as column,
      c.confrelid::regclass::text as parent, k.attname as key
    from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
    where c.contype = 'f' and array_length(c.conkey, 1) = 1`.execute(db);
  return rows.map(({ name, child, column, parent, key }) => ({
    name: `foreign key ${name}`,
    query: `select c.${column} from ${child} c where c.${column} is not null
      and not exists (select 1 from ${parent} p where p.${key} = c.${column})`,
  }));
}
