import type { FeaturedMedia, ProductType, ProductVersion } from "@shop/api-client/contract";
import type { Currency } from "@shop/pricing";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { FileVariant } from "./file-variants.ts";
import type { AccountTables } from "./schema-accounts.ts";
import type { OrderTables } from "./schema-orders.ts";
import type { SalesTables } from "./schema-sales.ts";
import type { PendingSignUp } from "./signed-up.ts";

/** The rows, as both engines return them. Amounts are minor units; times are Dates. */
export interface Database extends OrderTables, SalesTables, AccountTables {
  visitors: { id: string; created_at: Date };
  access_tokens: { token_hash: string; visitor_id: string; created_at: Date; expires_at: Date };
  users: {
    id: string;
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    registration_name: string;
    newsletter_setting: ColumnType<number, number | undefined, number>;
    /** Requested, and pending confirmation by mail; null if nothing is pending. */
    newsletter_pending: ColumnType<number | null, number | null | undefined, number | null>;
    is_active: ColumnType<boolean, boolean | undefined, boolean>;
    preferred_currency: ColumnType<Currency | null, Currency | null | undefined, Currency | null>;
    locale: ColumnType<string, string | undefined, string>;
    created_at: Date;
    activated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    deletion_asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    deletion_due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  sessions: {
    id: string;
    token_hash: string;
    user_id: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    user_agent: ColumnType<string, string | undefined, string>;
    is_kept: ColumnType<boolean, boolean | undefined, boolean>;
  };
  login_devices: { token_hash: string; user_id: string; created_at: Date; expires_at: Date };
  link_keys: {
    id: string;
    user_id: string;
    purpose: "activation" | "reset" | "unsubscribe" | "emailChange" | "newsletter";
    key_hash: string;
    payload: ColumnType<PendingSignUp | null, string | null | undefined, string | null>;
    created_at: Date;
    expires_at: Date | null;
    used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  password_requests: {
    id: string;
    email: string;
    requested_at: Date;
    /** Failed tries, and when the next one is due; null: at once. */
    attempts: ColumnType<number, number | undefined, number>;
    next_attempt_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  write_probe: { number: number };
  rate_limits: { key: string; points: number; expires_at: Date };
  idempotency_keys: {
    actor: string;
    key: string;
    operation: string;
    body_hash: string;
    status: number | null;
    answer: JSONColumnType<Record<string, unknown>> | null;
    /** Instead of `answer`: the source that the response is rebuilt from. */
    made_from: ColumnType<unknown, string | null | undefined, string | null>;
    created_at: Date;
  };
  products: {
    id: string;
    name: string;
    slug: string;
    product_page_slug: string;
    type: ProductType;
    item_type: number | null;
    wp_id: number | null;
    showcase_id: number | null;
    editor_id: number | null;
    position: number;
    is_public: boolean;
    is_for_sale: boolean;
    is_pack: boolean;
    can_be_rated: boolean;
    manual_url: string | null;
    short_desc: string;
    shop_desc: string;
    product_page_desc: string;
    discount_percent: number | null;
    discount_flags: JSONColumnType<string[]>;
    versions: JSONColumnType<ProductVersion[]>;
    featured_media: ColumnType<FeaturedMedia | null, string | null, string | null>;
    wp_status: string;
    yoast_seo: ColumnType<{ title?: string; description?: string } | null, string | null, string | null>;
    updated_at: Date;
    removed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  product_prices: {
    product_id: string;
    currency: Currency;
    full_price_minor: number;
    stated_price_minor: number | null;
  };
  price_history: {
    id: Generated<number>;
    product_id: string;
    currency: Currency;
    full_price_minor: number;
    price_minor: number;
    discount_percent: number | null;
    valid_from: Date;
  };
  bundle_items: { bundle_id: string; product_id: string; position: number };
  product_files: {
    id: string;
    product_id: string;
    variant: FileVariant;
    path: string;
    file_name: string;
    media_type: string;
    size_bytes: number;
    sha256: string;
    version: string | null;
  };
  content_entries: {
    kind: "post" | "page";
    id: number;
    slug: string;
    category_id: number | null;
    category_slug: string | null;
    category_name: string | null;
    title: string;
    excerpt: string;
    html: string;
    author: ColumnType<string, string | undefined, string>;
    published_at: Date | null;
    data: JSONColumnType<Record<string, unknown>>;
  };
  mails: {
    id: string;
    dedupe_key: string | null;
    kind: string;
    user_id: string | null;
    recipient: string;
    sender: string;
    reply_to: string | null;
    subject: string;
    text_body: string;
    html_body: string;
    headers: JSONColumnType<Record<string, string>>;
    /** The bodies contain a PIN or a link's key that still has to be removed. */
    holds_secret: ColumnType<boolean, boolean | undefined, boolean>;
    created_at: Date;
    sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    attempts: ColumnType<number, number | undefined, number>;
    next_attempt_at: Date;
    last_error: ColumnType<string | null, string | null | undefined, string | null>;
  };
  contact_messages: {
    id: string;
    user_id: string | null;
    name: string;
    email: string;
    subject: string;
    message: string;
    created_at: Date;
  };
  not_found_reports: { url: string; views: number; first_seen_at: Date; last_seen_at: Date };
  settings: { key: string; value: JSONColumnType<Record<string, unknown>> };
}
