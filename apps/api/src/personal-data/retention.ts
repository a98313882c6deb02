import type { TableName } from "./column-rule.ts";

/** How long rows are kept and which job (`npm run task jobs -- list`) deletes them, or why they stay. */
type Retention = { readonly job: string; readonly keeps: string } | { readonly because: string };

/** Every table. One that is missing here doesn't compile. */
export const RETENTION: { readonly [Name in TableName]: Retention } = {
  access_tokens: { job: "clean-up", keeps: "until it expires" },
  activity_events: { job: "clean-up", keeps: "365 days, or until marketing is no longer allowed" },
  activity_sessions: { job: "clean-up", keeps: "365 days, or until marketing is no longer allowed" },
  answer_passages: { because: "catalogue: an import replaces it" },
  beta_nda_texts: { because: "content: an import replaces what nobody has signed, and signatures name the rest" },
  beta_programme: { because: "content: an import replaces it" },
  beta_sign_ups: { job: "clean-up", keeps: "unconfirmed: seven days; confirmed: two years" },
  beta_signatures: { job: "clean-up", keeps: "four years: claims from an agreement end three years after its year" },
  bundle_items: { because: "catalogue: an import replaces it" },
  campaigns: { because: "orders name the discounts that they had" },
  cart_coupons: { job: "clean-up", keeps: "as long as its cart" },
  cart_lines: { job: "clean-up", keeps: "as long as its cart" },
  carts: { job: "clean-up", keeps: "until it expires" },
  chat_messages: { job: "clean-up", keeps: "as long as their chat" },
  chats: { job: "clean-up", keeps: "30 days after the last message" },
  consent_chain: { because: "one row: where the newest record of consent is" },
  consent_records: { job: "clean-up", keeps: "three years" },
  consents: { job: "kept-orders", keeps: "ten years after the end of the order's year" },
  contact_messages: { job: "clean-up", keeps: "365 days" },
  content_entries: { because: "catalogue: an import replaces it" },
  contest_draws: { because: "one row a contest: proves who won, by chance numbers" },
  contest_entries: {
    job: "clean-up",
    keeps: "as long after the contest's end as its rules say; unconfirmed: until its end",
  },
  contests: { because: "draws name them" },
  coupon_grants: {
    job: "clean-up",
    keeps: "30 days after its coupon ended; with an order that used it, as long as that",
  },
  coupon_uses: { job: "kept-orders", keeps: "ten years after the end of the order's year" },
  coupons: {
    job: "clean-up",
    keeps: "granted to one person: 30 days after its end, unless an order has it; others stay, orders name them",
  },
  drip_events: { job: "clean-up", keeps: "365 days, or until marketing is no longer allowed" },
  edu_grants: { job: "deletions", keeps: "as long as its account" },
  email_changes: { job: "clean-up", keeps: "90 days after its end" },
  first_purchases: { job: "deletions", keeps: "as long as its account: the discount is given once" },
  follow_ups: { job: "deletions", keeps: "as long as its account: some mails are sent once" },
  idempotency_keys: { job: "clean-up", keeps: "a day" },
  invoice_counters: { because: "one row a year: no invoice number is given twice" },
  licence_activations: { job: "clean-up", keeps: "365 days after the device gave its place up" },
  licence_transfers: {
    job: "transfers",
    keeps:
      "as long as its licence, for a refund follows the chain; the recipient's address until it can't go back any more",
  },
  licences: { job: "deletions", keeps: "as long as its account" },
  link_keys: {
    job: "clean-up",
    keeps: "until it expires; those of activation and of unsubscribing as long as their account",
  },
  login_devices: { job: "clean-up", keeps: "365 days after the last login" },
  mails: { job: "clean-up", keeps: "365 days; keys and PINs in them until they are sent or expire" },
  marketing_consents: { job: "deletions", keeps: "as long as its account" },
  marketing_forwards: { job: "clean-up", keeps: "until the marketing host has it; 30 days at most" },
  not_found_reports: { because: "5000 addresses at most, which say nothing of who asked" },
  order_lines: { job: "kept-orders", keeps: "ten years after the end of the order's year" },
  orders: {
    job: "kept-orders",
    keeps: "as long as its account, then ten years after the end of its year where it was paid",
  },
  page_views_daily: { job: "clean-up", keeps: "800 days" },
  password_requests: { job: "reset-links", keeps: "until it is dealt with" },
  payment_events: { job: "kept-orders", keeps: "ten years after the end of the order's year" },
  pin_requests: { job: "clean-up", keeps: "until it expires" },
  price_history: { because: "the law asks for former prices, and no row may be changed" },
  product_downloads: {
    job: "deletions",
    keeps: "as long as its account: one row a file, so that the account says what is new",
  },
  product_files: { because: "catalogue: an import replaces it" },
  product_prices: { because: "catalogue: an import replaces it" },
  product_search: { because: "catalogue: an import replaces it" },
  product_texts: { because: "catalogue: the copy of a content host, which each run replaces" },
  product_words: { because: "catalogue: an import replaces it" },
  products: { because: "orders and licences name products that are no longer sold" },
  rate_limits: { job: "clean-up", keeps: "until its window ends" },
  ratings: { job: "deletions", keeps: "as long as its account" },
  redeem_batches: { because: "one row a batch: says what its codes were for" },
  redeem_codes: {
    job: "clean-up",
    keeps: "unused: 365 days after its batch expired or was voided; used: for good, its licence rests on it",
  },
  session_recordings: { job: "clean-up", keeps: "14 days after the last part" },
  sessions: { job: "clean-up", keeps: "until it expires" },
  search_choices: { because: "catalogue: an import replaces it" },
  search_facet_sets: { because: "catalogue: an import replaces it" },
  search_words: { because: "catalogue: an import replaces it" },
  settings: { because: "what the shop notes of itself, in a fixed number of rows" },
  test_payment_events: { job: "clean-up", keeps: "90 days after its session expired" },
  test_payment_sessions: { job: "clean-up", keeps: "90 days after it expired" },
  user_tags: { job: "deletions", keeps: "as long as its account, or until the operator takes it off" },
  users: {
    job: "deletions",
    keeps: "14 days after its owner asked for the deletion; 30 days where it was never activated",
  },
  trial_files: { because: "catalogue: an import replaces it" },
  vat_rates: { because: "catalogue: an import replaces it" },
  visitors: { job: "clean-up", keeps: "as long as its tokens and its cart" },
  wheel_draws: { job: "clean-up", keeps: "as long as its wheel" },
  wheels: { job: "clean-up", keeps: "30 days after it was first shown or last spun" },
  wordpress_entries: { because: "content: the copy of a WordPress, which each run brings up to date" },
  write_probe: { because: "one row" },
};

/** docs/reference/retention.md. */
export function printRetentionReference(): string {
  const rows = Object.entries<Retention>(RETENTION).map(([table, retention]) =>
    "job" in retention
      ? `| \`${table}\` | ${retention.keeps} | \`${retention.job}\` |`
      : `| \`${table}\` | stays: ${retention.because} | none |`,
  );
  return [
    "# How long each table keeps its rows",
    "",
    "Printed from `apps/api/src/personal-data/retention.ts` by `npm run task -- print-reference`; a test ensures that the two are equal.",
    "The erasure of an account takes its rows out earlier: see [personal data](../guides/personal-data.md).",
    "",
    "| table | rows are kept | deleted by the job |",
    "| --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
