import { betaNdaTexts, betaProgramme, betaSignatures, betaSignUps } from "./beta-tables.ts";
import { cartCoupons, cartLines, carts } from "./cart-tables.ts";
import { chatMessages, chats } from "./chat-tables.ts";
import type { PersonalTable, TableName, TableRules } from "./column-rule.ts";
import { couponGrants } from "./coupon-grant-table.ts";
import * as impersonal from "./impersonal-tables.ts";
import {
  licenceActivations,
  licences,
  licenceTransfers,
  productDownloads,
  ratings,
  redeemCodes,
} from "./licence-tables.ts";
import {
  activityEvents,
  activitySessions,
  dripEvents,
  followUps,
  marketingConsents,
  marketingForwards,
  userTags,
} from "./marketing-tables.ts";
import { consents, couponUses, firstPurchases, orderLines, orders, paymentEvents } from "./order-tables.ts";
import {
  contactMessages,
  contestEntries,
  idempotencyKeys,
  mails,
  passwordRequests,
  rateLimits,
} from "./trace-tables.ts";
import { eduGrants, emailChanges, linkKeys, loginDevices, pinRequests, sessions, users } from "./user-tables.ts";
import { wheelDraws, wheels } from "./wheel-tables.ts";

/**
 * Every column of every table: whether it contains personal data and, if so, how the person's data file shows it and what happens to it
 * when the account is erased. Export and erasure process the tables in this order: what is found through another table's rows comes before
 * that table, and the account itself is last. A missing column doesn't compile.
 * Source: SAFE-27. See docs/guides/personal-data.md.
 */
export const PERSONAL_DATA: { readonly [Name in TableName]: TableRules<Name> } = {
  order_lines: orderLines,
  payment_events: paymentEvents,
  coupon_uses: couponUses,
  coupon_grants: couponGrants,
  consents,
  first_purchases: firstPurchases,
  cart_coupons: cartCoupons,
  cart_lines: cartLines,
  carts,
  orders,
  licence_activations: licenceActivations,
  licence_transfers: licenceTransfers,
  wheel_draws: wheelDraws,
  wheels,
  redeem_codes: redeemCodes,
  product_downloads: productDownloads,
  ratings,
  licences,
  mails,
  chat_messages: chatMessages,
  chats,
  contact_messages: contactMessages,
  contest_entries: contestEntries,
  beta_signatures: betaSignatures,
  beta_sign_ups: betaSignUps,
  follow_ups: followUps,
  drip_events: dripEvents,
  activity_events: activityEvents,
  activity_sessions: activitySessions,
  user_tags: userTags,
  marketing_forwards: marketingForwards,
  marketing_consents: marketingConsents,
  password_requests: passwordRequests,
  rate_limits: rateLimits,
  idempotency_keys: idempotencyKeys,
  edu_grants: eduGrants,
  email_changes: emailChanges,
  pin_requests: pinRequests,
  link_keys: linkKeys,
  login_devices: loginDevices,
  sessions,
  users,

  access_tokens: impersonal.accessTokens,
  answer_passages: impersonal.answerPassages,
  beta_nda_texts: betaNdaTexts,
  beta_programme: betaProgramme,
  bundle_items: impersonal.bundleItems,
  campaigns: impersonal.campaigns,
  consent_chain: impersonal.consentChain,
  consent_records: impersonal.consentRecords,
  content_entries: impersonal.contentEntries,
  contest_draws: impersonal.contestDraws,
  contests: impersonal.contests,
  coupons: impersonal.coupons,
  invoice_counters: impersonal.invoiceCounters,
  not_found_reports: impersonal.notFoundReports,
  page_views_daily: impersonal.pageViewsDaily,
  price_history: impersonal.priceHistory,
  session_recordings: impersonal.sessionRecordings,
  product_files: impersonal.productFiles,
  product_prices: impersonal.productPrices,
  product_texts: impersonal.productTexts,
  product_search: impersonal.productSearch,
  product_words: impersonal.productWords,
  products: impersonal.products,
  redeem_batches: impersonal.redeemBatches,
  search_choices: impersonal.searchChoices,
  search_facet_sets: impersonal.searchFacetSets,
  search_words: impersonal.searchWords,
  settings: impersonal.settings,
  test_payment_events: impersonal.testPaymentEvents,
  test_payment_sessions: impersonal.testPaymentSessions,
  trial_files: impersonal.trialFiles,
  vat_rates: impersonal.vatRates,
  visitors: impersonal.visitors,
  wordpress_entries: impersonal.wordpressEntries,
  write_probe: impersonal.writeProbe,
};

/** A table with what is personal in it, its name lost to the types: for those who go through all of them. */
export interface AnyPersonalTable extends Omit<PersonalTable<TableName>, "columns" | "orderBy"> {
  readonly name: TableName;
  readonly orderBy: string;
  readonly columns: Readonly<Record<string, PersonalTable<"users">["columns"]["id"]>>;
}

/** The tables with personal data, in the registry's order. */
export function personalTables(): AnyPersonalTable[] {
  return Object.entries(PERSONAL_DATA).flatMap(([name, table]) =>
    table.kind === "personal" ? [{ ...table, name: name as TableName }] : [],
  );
}
