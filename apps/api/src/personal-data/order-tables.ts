import { type RawBuilder, sql } from "kysely";
import {
  BLANK,
  DELETE_ROW,
  type EraseRule,
  hidden,
  type Person,
  type PersonalTable,
  SET_NULL,
  shown,
} from "./column-rule.ts";
import { INVOICE_RECORDS } from "./legal-grounds.ts";

const OWN_ID = "The account's own id, said once.";
const IN_ORDER = "Said by the order that it is in.";

/** Rows of an order contain no personal data once the order doesn't. That includes orders that were never paid. */
const KEEP: EraseRule = { how: "keep", ground: INVOICE_RECORDS, otherwise: "unlinked" };
const KEEP_OR_BLANK: EraseRule = { ...KEEP, otherwise: "blank" };
const KEEP_OR_NULL: EraseRule = { ...KEEP, otherwise: "setNull" };

const ownOrder = (person: Person) => sql`(select id from orders as own where own.user_id = ${person.userId})`;
const paidOrder = sql`(select id from orders as paid where paid.paid_at is not null)`;

/** A paid order is an invoice and stays as such, detached from any account. Of one that was never paid, name and address are deleted. */
export const orders: PersonalTable<"orders"> = {
  kind: "personal",
  file: { section: "orders" },
  orderBy: "number",
  rows: ({ userId }) => sql`orders.user_id = ${userId}`,
  deleted: () => sql`false`,
  keptWhere: sql`orders.paid_at is not null`,
  columns: {
    id: shown("id", KEEP),
    number: shown("number", KEEP),
    user_id: hidden(OWN_ID, SET_NULL),
    cart_id: hidden("The account's cart, which is listed by itself.", SET_NULL),
    kind: shown("kind", KEEP),
    status: shown("status", KEEP),
    content_hash: hidden("A check sum of what the order says.", KEEP),
    currency: shown("currency", KEEP),
    total_regular_minor: shown("total_regular", KEEP),
    subtotal_minor: shown("subtotal", KEEP),
    multi_buy_minor: shown("multi_buy", KEEP),
    coupons: shown("coupons", KEEP),
    total_minor: shown("total", KEEP),
    vat_minor: shown("vat", KEEP),
    vat_country: shown("vat_country", KEEP),
    is_reverse_charge: shown("is_reverse_charge", KEEP),
    buyer_company: shown("buyer_company", KEEP_OR_NULL),
    buyer_vat_id: shown("buyer_vat_id", KEEP_OR_NULL),
    vat_id_check: shown("vat_id_check", KEEP_OR_NULL),
    seller: shown("seller", KEEP),
    invoice_number: shown("invoice_number", KEEP),
    credit_note_number: shown("credit_note_number", KEEP),
    buyer_name: shown("buyer_name", KEEP_OR_BLANK),
    buyer_email: shown("buyer_email", KEEP_OR_BLANK),
    landing_url: shown("led_back_to", BLANK),
    backlink_url: shown("led_back_to_when_unpaid", BLANK),
    provider: shown("payment_provider", KEEP),
    provider_session_id: shown("payment_session", KEEP_OR_NULL),
    provider_session_url: shown("payment_page", SET_NULL),
    provider_payment_id: shown("payment", KEEP_OR_NULL),
    flags: shown("notes", KEEP),
    created_at: shown("created_at", KEEP),
    expires_at: shown("expires_at", KEEP),
    paid_at: shown("paid_at", KEEP),
    fulfilled_at: shown("fulfilled_at", KEEP),
    closed_at: shown("closed_at", KEEP),
    unanswered_at: shown("payment_unanswered_at", SET_NULL),
  },
};

/** Immutable, those of unpaid orders too. */
export const orderLines: PersonalTable<"order_lines"> = {
  kind: "personal",
  file: { section: "lines", within: "orders", key: "order_id" },
  orderBy: "position",
  rows: (person) => sql`order_lines.order_id in ${ownOrder(person)}`,
  deleted: () => sql`false`,
  keptWhere: sql`order_lines.order_id in ${paidOrder}`,
  columns: {
    id: shown("id", KEEP),
    order_id: hidden(IN_ORDER, KEEP),
    position: shown("position", KEEP),
    product_id: hidden("The product is named as it was when it was ordered.", KEEP),
    product_name: shown("product", KEEP),
    product_type: shown("type", KEEP),
    quantity: shown("quantity", KEEP),
    max_quantity: hidden("A rule of the cart, the same for everybody.", KEEP),
    unit_regular_minor: shown("unit_regular", KEEP),
    unit_price_minor: shown("unit_price", KEEP),
    subtotal_minor: shown("subtotal", KEEP),
    multi_buy_minor: shown("multi_buy", KEEP),
    coupon_minor: shown("coupon", KEEP),
    owned_parts: shown("parts_owned_before", KEEP, {
      from: (ids) => sql`(select coalesce(json_agg(named.name order by named.name), '[]'::json)
        from products as named where named.id::text in (select jsonb_array_elements_text(${ids})))`,
    }),
    total_minor: shown("total", KEEP),
    reasons: shown("reasons", KEEP),
    vat_rate_basis_points: shown("vat_rate_basis_points", KEEP),
    vat_minor: shown("vat", KEEP),
    net_minor: shown("net", KEEP),
  },
};

/** What was agreed to: with an order it stays with the order; at sign-up it is deleted with the account. */
export const consents: PersonalTable<"consents"> = {
  kind: "personal",
  file: { section: "consents" },
  orderBy: "given_at",
  rows: ({ userId }) => sql`consents.user_id = ${userId}`,
  deleted: ({ userId }) => sql`(consents.user_id = ${userId} and consents.order_id is null)`,
  keptWhere: sql`consents.order_id in ${paidOrder}`,
  columns: {
    id: shown("id", KEEP),
    user_id: hidden(OWN_ID, SET_NULL),
    order_id: shown("order", KEEP),
    kind: shown("kind", KEEP),
    text_version: shown("text_version", KEEP),
    is_granted: shown("is_granted", KEEP),
    given_at: shown("given_at", KEEP),
  },
};

/** The fields of an event that the books need; all others are deleted. */
const eventOfTheBooks = (body: RawBuilder<unknown>) => sql`(
  select coalesce(jsonb_object_agg(field.key, field.value), '{}'::jsonb) from jsonb_each(${body}) as field
  where field.key in ('eventId', 'type', 'sessionId', 'orderId', 'paymentId', 'amountMinor', 'currency'))`;

export const paymentEvents: PersonalTable<"payment_events"> = {
  kind: "personal",
  file: { section: "payments", within: "orders", key: "order_id" },
  orderBy: "received_at",
  rows: (person) => sql`payment_events.order_id in ${ownOrder(person)}`,
  deleted: () => sql`false`,
  keptWhere: sql`payment_events.order_id in ${paidOrder}`,
  columns: {
    provider: shown("provider", KEEP),
    event_id: shown("event", KEEP),
    type: shown("type", KEEP),
    order_id: hidden(IN_ORDER, KEEP),
    outcome: shown("outcome", KEEP),
    body: shown("told", { how: "redact", to: eventOfTheBooks }),
    received_at: shown("received_at", KEEP),
  },
};

export const couponUses: PersonalTable<"coupon_uses"> = {
  kind: "personal",
  file: { section: "coupon_uses", within: "orders", key: "order_id" },
  orderBy: "code",
  rows: ({ userId }) => sql`coupon_uses.user_id = ${userId}`,
  deleted: () => sql`false`,
  keptWhere: sql`coupon_uses.order_id in ${paidOrder}`,
  columns: {
    code: shown("code", KEEP),
    order_id: hidden(IN_ORDER, KEEP),
    user_id: hidden(OWN_ID, SET_NULL),
    state: shown("state", KEEP),
    amount_minor: shown("amount", KEEP),
    held_at: shown("held_at", KEEP),
  },
};

export const firstPurchases: PersonalTable<"first_purchases"> = {
  kind: "personal",
  file: { section: "first_purchase_discount" },
  orderBy: "held_at",
  rows: ({ userId }) => sql`first_purchases.user_id = ${userId}`,
  deleted: ({ userId }) => sql`first_purchases.user_id = ${userId}`,
  columns: {
    user_id: hidden(OWN_ID, DELETE_ROW),
    order_id: shown("order", DELETE_ROW),
    held_at: shown("held_at", DELETE_ROW),
  },
};
