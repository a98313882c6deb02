import { aboutNobody, type ImpersonalTable, type TableName } from "./column-rule.ts";

const CATALOGUE = "What the shop sells and says, the same for everybody.";
const SALES = "What the shop offers, the same for everybody.";
const BOOKS = "The books of the test provider: names of products and made-up payments, no buyer.";
const NO_ACCOUNT =
  "Chance numbers that no account is ever tied to; they end within two hours, a visitor's with his cart.";

function impersonal<Name extends TableName>(
  because: string,
  columns: ImpersonalTable<Name>["columns"],
): ImpersonalTable<Name> {
  return { kind: "impersonal", because, columns };
}

export const visitors = impersonal<"visitors">(NO_ACCOUNT, aboutNobody("id", "created_at"));

export const accessTokens = impersonal<"access_tokens">(
  NO_ACCOUNT,
  aboutNobody("token_hash", "visitor_id", "created_at", "expires_at"),
);

export const products = impersonal<"products">(
  CATALOGUE,
  aboutNobody(
    ...(["id", "name", "slug", "product_page_slug", "type", "item_type", "wp_id", "showcase_id", "editor_id"] as const),
    ...(["position", "is_public", "is_for_sale", "is_pack", "can_be_rated", "manual_url", "short_desc"] as const),
    ...([
      "shop_desc",
      "product_page_desc",
      "discount_percent",
      "discount_flags",
      "versions",
      "changelog",
      "trial",
    ] as const),
    ...(["featured_media", "audition", "cabinet", "response", "wp_status", "yoast_seo", "translations"] as const),
    ...(["updated_at", "removed_at"] as const),
  ),
);

export const productPrices = impersonal<"product_prices">(
  CATALOGUE,
  aboutNobody("product_id", "currency", "full_price_minor", "stated_price_minor"),
);

export const priceHistory = impersonal<"price_history">(
  CATALOGUE,
  aboutNobody("id", "product_id", "currency", "full_price_minor", "price_minor", "discount_percent", "valid_from"),
);

export const productSearch = impersonal<"product_search">(
  CATALOGUE,
  aboutNobody("product_id", "facet_set_id", "released_on", "name", "position"),
);

export const searchFacetSets = impersonal<"search_facet_sets">(CATALOGUE, aboutNobody("id", "facets"));

export const searchChoices = impersonal<"search_choices">(CATALOGUE, aboutNobody("choice"));

export const productWords = impersonal<"product_words">(CATALOGUE, aboutNobody("word", "product_id", "weight"));

export const searchWords = impersonal<"search_words">(CATALOGUE, aboutNobody("word", "grams"));

export const bundleItems = impersonal<"bundle_items">(CATALOGUE, aboutNobody("bundle_id", "product_id", "position"));

export const productFiles = impersonal<"product_files">(
  CATALOGUE,
  aboutNobody("id", "product_id", "variant", "path", "file_name", "media_type", "size_bytes", "sha256", "version"),
);

export const trialFiles = impersonal<"trial_files">(
  CATALOGUE,
  aboutNobody("product_id", "platform", "path", "file_name", "media_type", "size_bytes", "sha256", "version"),
);

export const contentEntries = impersonal<"content_entries">(
  CATALOGUE,
  aboutNobody(
    ...(["kind", "id", "slug", "category_id", "category_slug", "category_name", "title", "excerpt"] as const),
    ...(["html", "author", "published_at", "data"] as const),
  ),
);

export const wordpressEntries = impersonal<"wordpress_entries">(
  CATALOGUE,
  aboutNobody("kind", "id", "slug", "category_ids", "published_at", "modified", "body"),
);

export const productTexts = impersonal<"product_texts">(
  CATALOGUE,
  aboutNobody("wp_id", "short_desc", "shop_desc", "product_page_desc", "yoast_seo"),
);

export const answerPassages = impersonal<"answer_passages">(
  CATALOGUE,
  aboutNobody(
    ...(["source", "position", "locale", "kind", "title", "path", "body", "product_name", "about", "terms"] as const),
  ),
);

export const campaigns = impersonal<"campaigns">(
  SALES,
  aboutNobody(
    ...(["id", "kind", "title", "subtitle", "description", "percent", "loyalty_percent", "product_names"] as const),
    ...(["product_types", "benefits", "cta_text", "time_zone", "starts_local", "ends_local"] as const),
    ...(["starts_at", "ends_at", "removed_at", "is_from_content", "page", "renewed_in_days", "translations"] as const),
  ),
);

export const coupons = impersonal<"coupons">(
  SALES,
  aboutNobody(
    ...(["code", "percent", "amount_eur_minor", "amount_usd_minor", "amount_jpy_minor", "product_names"] as const),
    ...(["minimum_eur_minor", "minimum_usd_minor", "minimum_jpy_minor"] as const),
    ...([
      "product_types",
      "is_combinable",
      "is_from_content",
      "drip_page",
      "max_uses",
      "max_uses_per_user",
      "uses",
    ] as const),
    ...(["time_zone", "starts_local", "ends_local", "starts_at", "ends_at", "removed_at"] as const),
  ),
);

export const contests = impersonal<"contests">(
  SALES,
  aboutNobody(
    ...(["id", "page", "title", "subtitle", "worth", "is_enabled", "prizes", "rules", "kept_for_days"] as const),
    ...(["renewed_in_days", "seed", "time_zone", "starts_local", "ends_local", "starts_at", "ends_at"] as const),
    ...(["removed_at", "translations"] as const),
  ),
);

export const contestDraws = impersonal<"contest_draws">(
  "Entries by chance numbers; whose they are is stored with the entries.",
  aboutNobody("contest_id", "seed", "entry_ids", "winners", "drawn_at"),
);

export const vatRates = impersonal<"vat_rates">(
  SALES,
  aboutNobody("country", "rate_basis_points", "is_eu", "valid_from"),
);

export const invoiceCounters = impersonal<"invoice_counters">(
  "How many invoices a year has had.",
  aboutNobody("year", "last"),
);

export const redeemBatches = impersonal<"redeem_batches">(
  "What the shop has made codes for; who redeemed one is stored with the code.",
  aboutNobody("id", "label", "product_id", "expires_at", "created_at", "voided_at"),
);

export const testPaymentSessions = impersonal<"test_payment_sessions">(
  BOOKS,
  aboutNobody(
    ...(["id", "idempotency_key", "order_reference", "amount_minor", "currency", "description"] as const),
    ...(["success_url", "cancel_url", "status", "payment_id", "attempts", "created_at", "expires_at"] as const),
  ),
);

export const testPaymentEvents = impersonal<"test_payment_events">(
  BOOKS,
  aboutNobody("id", "session_id", "type", "created_at", "next_attempt_at", "attempts", "delivered_at"),
);

export const notFoundReports = impersonal<"not_found_reports">(
  "Addresses of this site that lead nowhere; who opened them isn't noted.",
  aboutNobody("url", "views", "first_seen_at", "last_seen_at"),
);

export const consentRecords = impersonal<"consent_records">(
  "Choices by random numbers of browsers, which no account, address or network is ever tied to.",
  aboutNobody(
    ...(["position", "record_id", "consent_id", "chosen_at", "received_at", "policy_version", "text_hash"] as const),
    ...(["locale", "asked", "granted", "services", "had_signal", "previous_hash", "hash"] as const),
  ),
);

export const consentChain = impersonal<"consent_chain">(
  "Where the newest record of consent is.",
  aboutNobody("id", "position", "hash"),
);

export const settings = impersonal<"settings">("What the shop notes of itself.", aboutNobody("key", "value"));

export const writeProbe = impersonal<"write_probe">(
  "Numbers that readiness writes to see that writing works.",
  aboutNobody("number"),
);

export const pageViewsDaily = impersonal<"page_views_daily">(
  "How often a page was opened in a day; who opened it isn't noted.",
  aboutNobody("day", "path", "views", "visits"),
);

export const sessionRecordings = impersonal<"session_recordings">(
  "What happened in a tab, with every text and field masked, under a random number that no account, address or network is ever tied to.",
  aboutNobody("recording_id", "part", "received_at", "events"),
);
