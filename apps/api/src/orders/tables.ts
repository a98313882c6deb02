import type { ProductType } from "@shop/api-client/contract";
import type { Currency, PriceStep } from "@shop/pricing";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { SellerOnInvoice } from "../ports/seller.ts";
import type { CouponOfOrder } from "../sales/tables.ts";

/** An order's record of the check of its VAT id, as evidence. */
interface VatIdCheck {
  readonly outcome: "valid" | "invalid" | "unavailable" | "notAsked";
  /** ISO 8601. */
  readonly checkedAt: string;
  readonly consultationNumber: string | null;
  readonly name: string | null;
}

/** Orders, their payments and invoices. */
export interface OrdersTables {
  orders: {
    id: string;
    number: Generated<number>;
    user_id: string | null;
    cart_id: string | null;
    kind: "cart" | "buyNow";
    status: "pending" | "paid" | "closed" | "refunded" | "disputed";
    content_hash: string;
    currency: Currency;
    total_regular_minor: number;
    /** The units' prices, before multi-buy and coupons. Null in orders of before these. */
    subtotal_minor: ColumnType<number | null, number | null | undefined, never>;
    multi_buy_minor: ColumnType<number, number | undefined, never>;
    coupons: ColumnType<CouponOfOrder[], string | undefined, never>;
    /** What is charged: VAT included, or under reverse charge without it. */
    total_minor: number;
    vat_minor: number;
    vat_country: string;
    is_reverse_charge: ColumnType<boolean, boolean | undefined, never>;
    buyer_company: ColumnType<string | null, string | null | undefined, never>;
    buyer_vat_id: ColumnType<string | null, string | null | undefined, never>;
    /** The check of a VAT id that would remove the tax. Null in orders without one, and in those of older releases. */
    vat_id_check: ColumnType<VatIdCheck | null, string | null | undefined, string | null>;
    seller: ColumnType<SellerOnInvoice | null, string | null | undefined, never>;
    /** Assigned in the transaction that fulfils; numbered without a gap. */
    invoice_number: ColumnType<string | null, string | null | undefined, string>;
    /** Of the invoice that takes it back, from the same numbers. */
    credit_note_number: ColumnType<string | null, string | null | undefined, string>;
    buyer_name: string;
    buyer_email: string;
    landing_url: string;
    backlink_url: string;
    provider: string;
    provider_session_id: string | null;
    provider_session_url: string | null;
    provider_payment_id: ColumnType<string | null, string | null | undefined, string | null>;
    flags: ColumnType<string[], string | undefined, string>;
    created_at: Date;
    expires_at: Date;
    paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    fulfilled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** When the payment provider last failed to respond about it. */
    unanswered_at: ColumnType<Date | null, never, Date>;
  };
  order_lines: {
    id: string;
    order_id: string;
    position: number;
    product_id: string;
    product_name: string;
    product_type: ProductType;
    quantity: number;
    /** The cart's limit when the order was placed; the quantity never exceeds it. Null: the line is older than this column. */
    max_quantity: ColumnType<number | null, number, never>;
    unit_regular_minor: number;
    unit_price_minor: number;
    subtotal_minor: ColumnType<number | null, number | null | undefined, never>;
    multi_buy_minor: ColumnType<number, number | undefined, never>;
    coupon_minor: ColumnType<number, number | undefined, never>;
    /** Of a bundle that was completed: the ids of the parts that were owned already and are not delivered with its first unit. */
    owned_parts: ColumnType<string[], string | undefined, never>;
    total_minor: number;
    reasons: JSONColumnType<PriceStep[]>;
    vat_rate_basis_points: number;
    vat_minor: number;
    net_minor: number;
  };
  payment_events: {
    provider: string;
    event_id: string;
    type: string;
    order_id: string | null;
    outcome: string;
    body: JSONColumnType<Record<string, unknown>>;
    received_at: Date;
  };
  invoice_counters: { year: number; last: number };
}
