import type { CampaignTexts, ProductType } from "@shop/api-client/contract";
import type { Translations } from "@shop/engagement";
import type { ColumnType } from "kysely";

type JsonList<Item> = ColumnType<Item[], string | undefined, string>;
type Late<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** A coupon of an order, and what it took off. */
export interface CouponOfOrder {
  readonly code: string;
  readonly amountMinor: number;
}

/** What a granted coupon is from. */
export type CouponOrigin = "wheel" | "exitIntent" | "drip" | "contest";

/** What prices depend on besides the catalogue: campaigns, coupons, and what an account is granted. */
export interface SalesTables {
  campaigns: {
    id: string;
    kind: "promotion" | "salesWindow";
    title: string;
    subtitle: ColumnType<string, string | undefined, string>;
    description: ColumnType<string, string | undefined, string>;
    percent: number;
    loyalty_percent: number | null;
    /** Both empty: every product. */
    product_names: JsonList<string>;
    product_types: JsonList<ProductType>;
    benefits: JsonList<string>;
    /** Its texts in other languages than English. */
    translations: ColumnType<Translations<CampaignTexts>, string | undefined, string>;
    /** From the content's files, updated by an import; the operator's own are left alone. */
    is_from_content: ColumnType<boolean, boolean | undefined, boolean>;
    cta_text: ColumnType<string, string | undefined, string>;
    /** The last segment of its sale page's address, if it has one of its own. */
    page: Late<string>;
    /** In the demo alone: with each start of the shop its first day is moved to this many days from then. */
    renewed_in_days: Late<number>;
    time_zone: string;
    /** As written, `2026-11-27T00:00`, in the time zone. `starts_at` and `ends_at` are the moments; the end is exclusive. */
    starts_local: string;
    ends_local: string;
    starts_at: Date;
    ends_at: Date;
    removed_at: Late<Date>;
  };
  coupons: {
    code: string;
    percent: number | null;
    amount_eur_minor: number | null;
    amount_usd_minor: number | null;
    amount_jpy_minor: number | null;
    /** The minimum cart total before coupons. It applies only in the currencies that are named; all null: no minimum. */
    minimum_eur_minor: Late<number>;
    minimum_usd_minor: Late<number>;
    minimum_jpy_minor: Late<number>;
    product_names: JsonList<string>;
    product_types: JsonList<ProductType>;
    is_combinable: ColumnType<boolean, boolean | undefined, boolean>;
    /** From the content's files, updated by an import; the operator's own are left alone. */
    is_from_content: ColumnType<boolean, boolean | undefined, boolean>;
    /** The drip page that gives it away, by the last segment of its address. */
    drip_page: Late<string>;
    max_uses: number | null;
    max_uses_per_user: number | null;
    uses: ColumnType<number, number | undefined, number>;
    time_zone: string | null;
    starts_local: string | null;
    ends_local: string | null;
    starts_at: Date | null;
    ends_at: Date | null;
    removed_at: Late<Date>;
  };
  /** Coupons that belong to one holder: an account or a visitor. Neither: its account is gone, and nobody can use it. */
  coupon_grants: {
    code: string;
    origin: CouponOrigin;
    once: string | null;
    user_id: string | null;
    visitor_id: string | null;
    granted_at: Date;
  };
  coupon_uses: {
    code: string;
    order_id: string;
    user_id: string | null;
    state: "held" | "used" | "released" | "over";
    amount_minor: number;
    held_at: Date;
  };
  edu_grants: {
    user_id: string;
    percent: number;
    note: ColumnType<string, string | undefined, string>;
    time_zone: string;
    starts_local: string;
    ends_local: string | null;
    starts_at: Date;
    ends_at: Date | null;
  };
  first_purchases: { user_id: string; order_id: string; held_at: Date };
}
