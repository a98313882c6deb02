import { expect, test } from "vitest";
import * as z from "zod/mini";
import { serverMarketingCalls } from "../server/index.ts";
import {
  activityEventSchema,
  cartProductSchema,
  chatMessageSchema,
  contentReads,
  cookiePreferencesSchema,
  directCalls,
  liveStatSchema,
  marketingCalls,
  newsletterOptionSchema,
  operations,
  productSchema,
  promotionSchema,
  salesWindowSchema,
  sessionSummarySchema,
  userSchema,
  wheelSegmentSchema,
} from "./index.ts";

/** The fields of every request form and of the response, by their names on the wire. */
interface Fields {
  readonly request: ReadonlySet<string>;
  readonly answer: ReadonlySet<string>;
}

function fieldsOf(schema: z.core.$ZodType, io: "input" | "output"): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    if ("properties" in node) for (const name of Object.keys(node.properties as object)) names.add(name);
    for (const member of Object.values(node)) collect(member);
  };
  collect(z.toJSONSchema(schema, { io, unrepresentable: "any" }));
  return names;
}

const RECORDS = new Map<string, Fields>(
  [operations, directCalls, marketingCalls, serverMarketingCalls, contentReads].flatMap((table) =>
    Object.values(table).map(({ name, request, answer }) => [
      name,
      { request: fieldsOf(request, "input"), answer: fieldsOf(answer, "output") },
    ]),
  ),
);

/** Document 1 point 7: each operation, its request and the fields read from its response. */
const OPERATIONS: ReadonlyArray<[group: string, operation: string, name: string, request: string, answer: string]> = [
  ["access", "generate token", "access.generateToken", "", "access_token user"],
  ["access", "regenerate token", "access.regenerateToken", "", "access_token"],
  ["access", "update session", "access.updateSession", "emailAddress", "user"],
  ["cart", "get", "cart.get", "", "products total_regular total_discount"],
  ["cart", "add product", "cart.add", "product quantity", ""],
  ["cart", "remove product", "cart.remove", "product name quantity", ""],
  ["cart", "clear", "cart.clear", "", ""],
  ["cart", "add coupon", "cart.addCoupon", "coupon", ""],
  ["cart", "remove coupon", "cart.removeCoupon", "coupon", ""],
  ["cart", "session id", "cart.sessionId", "", "session_id"],
  ["cart", "checkout", "cart.checkout", "backlink_url landing_page_url", ""],
  [
    "cart",
    "buy now",
    "cart.buyNow",
    "products name quantity backlink_url landing_page_url stop_on_error",
    "session_id cart_url",
  ],
  ["cart", "undo last cart change", "cart.undo", "", ""],
  ["product", "get all", "product.getAll", "", "result type"],
  ["product", "get data", "product.getData", "name type", ""],
  ["product", "promotions", "product.promotions", "", "products product_name description end_date"],
  [
    "product",
    "live stats",
    "product.liveStats",
    "timespan page_size",
    "country type time product name thumbnail website",
  ],
  ["product", "redeem", "product.redeem", "mode csrf_token redeem_code", "products"],
  ["product", "download", "product.download", "product os license_id version", ""],
  ["product", "reviews", "product.reviews", "product_name review_id", ""],
  ["user", "ip address", "user.ipAddress", "", ""],
  ["user", "e-mail validity", "user.emailValidity", "email", "error"],
  ["user", "resend activation", "user.resendActivation", "email", ""],
  [
    "user",
    "register",
    "user.register",
    "csrf_token email_address first_name last_name password password_2 subscribe_to_newsletter accepted_tos mode",
    "",
  ],
  ["user", "login", "user.login", "mode email_address password token csrf_token", "user login_error"],
  ["user", "logout", "user.logout", "", ""],
  ["user", "get products", "user.getProducts", "", "bundle other samplepack plugin"],
  ["user", "license transfer", "user.licenseTransfer", "", ""],
  ["user", "update profile", "user.updateProfile", "first_name last_name registration_name csrf_token mode", ""],
  [
    "user",
    "change password",
    "user.changePassword",
    "password_old password_new1 password_new2 csrf_token id key mode",
    "csrf_token",
  ],
  [
    "user",
    "newsletter settings",
    "user.newsletterSettings",
    "mode csrf_token options id key",
    "options is_enabled value",
  ],
  ["user", "password forget", "user.passwordForget", "email_address csrf_token mode", ""],
  ["user", "verify mail", "user.verifyMail", "id key email", "valid email"],
  ["user", "rate product", "user.rateProduct", "product rating comment csrf_token", ""],
  ["direct", "submit-contact-form", "direct.submitContactForm", "name email subject message", ""],
  [
    "direct",
    "initiate-email-change",
    "direct.initiateEmailChange",
    "current_email new_email password",
    "success message request_id",
  ],
  ["direct", "confirm-email-change", "direct.confirmEmailChange", "request_id pin", ""],
  ["direct", "initiate-account-deletion", "direct.initiateAccountDeletion", "email", "success request_id message"],
  ["direct", "confirm-account-deletion", "direct.confirmAccountDeletion", "email pin request_id", ""],
];

/** Document 2 point 7: each call, its request and the fields read from its response. */
const CALLS: ReadonlyArray<[call: string, name: string, request: string, answer: string]> = [
  ["live chat", "direct.handleLiveChat", "messages role content", "action message error"],
  ["404 notice", "direct.notifyNotFound", "url", ""],
  ["fetch image by media id", "content.media", "id", ""],
  ["posts", "content.posts", "categories slug per_page", ""],
  ["categories", "content.categories", "slug parent", ""],
  ["categories/{id}", "content.category", "id", ""],
  ["item", "content.items", "per_page", ""],
  ["common_data", "content.commonData", "", "welcomeText"],
  ["{type}/{id}", "content.entry", "type id", ""],
  [
    "track-download",
    "drip.trackDownload",
    "user_email product_name download_type platform newsletter_status",
    "success message",
  ],
  ["track-signup", "drip.trackSignup", "user_email", "success message"],
  ["track-login", "drip.trackLogin", "user_email", "success message"],
  ["track-logout", "drip.trackLogout", "user_email session_data", "success message"],
  ["track-verify", "drip.trackVerify", "user_email", "success message"],
  ["track-cart-add", "drip.trackCartAdd", "user_email product_name currency", "success message"],
  ["track-cart-remove", "drip.trackCartRemove", "user_email product_name currency", "success message"],
  ["track-checkout", "drip.trackCheckout", "user_email currency", "success message"],
  ["track-page-view", "drip.trackPageView", "user_email", "success message"],
  ["track-product-view", "drip.trackProductView", "user_email product_name", "success message"],
  ["track-purchase", "drip.trackPurchase", "user_email currency", "success message"],
  ["track-rating", "drip.trackRating", "user_email product_name", "success message"],
  ["track-redeem", "drip.trackRedeem", "user_email", "success message"],
  [
    "track-activity-session",
    "drip.trackActivitySession",
    "user_email session_data events type timestamp data context",
    "success message",
  ],
  ["unsubscribe", "drip.unsubscribe", "user_email", "success message"],
  ["resubscribe", "drip.resubscribe", "user_email", "success message"],
  ["add-tag", "drip.addTag", "user_email tag", "success message"],
  ["remove-tag", "drip.removeTag", "user_email tag", "success message"],
  ["user-events", "drip.userEvents", "user_email", "events event_type product_name created_at event_data"],
  ["user-status", "drip.userStatus", "user_email", "success"],
  ["user-tags", "drip.userTags", "user_email", "tags"],
  ["all-tags", "drip.allTags", "", "tags"],
  ["users-with-tag", "drip.usersWithTag", "tag", "users"],
];

const wordsOf = (text: string) => text.split(" ").filter(Boolean);
const missing = (fields: ReadonlySet<string> | undefined, wanted: string) =>
  wordsOf(wanted).filter((field) => !fields?.has(field));

test.each(OPERATIONS)(
  "[API-06] %s, %s: its record %s has the documented fields",
  (_group, _what, name, request, answer) => {
    expect(RECORDS.has(name)).toBe(true);
    expect(missing(RECORDS.get(name)?.request, request)).toEqual([]);
    expect(missing(RECORDS.get(name)?.answer, answer)).toEqual([]);
  },
);

test.each(CALLS)("[API-11] %s: its record %s has the documented fields", (_call, name, request, answer) => {
  expect(RECORDS.has(name)).toBe(true);
  expect(missing(RECORDS.get(name)?.request, request)).toEqual([]);
  expect(missing(RECORDS.get(name)?.answer, answer)).toEqual([]);
});

/** What the shop serves in addition: the review before an order, the pages of orders, and what an account's owner needs. */
const OWN = [
  ...["cart.review", "chat.get", "order.get", "order.list"],
  ...["engagement.claimPack", "engagement.spin", "engagement.wheel"],
  ...[
    "product.getFree",
    "product.details",
    "product.search",
    "product.socialProof",
    "licence.releaseActivation",
    "direct.activateLicence",
  ],
  ...["contest.confirm", "contest.enter", "contest.list", "sales.claimDripOffer", "sales.dripOffer", "sales.windows"],
  ...["user.confirmNewsletter", "user.endSessions", "user.preferCurrency", "user.revokeEmailChange", "user.sessions"],
  ...["user.preferPopUps", "user.claimExitOffer", "user.sendDownloads", "drip.reportConsent"],
];

test("[API-06] no record but those of the documents, and those of our own", () => {
  const documented = [...OWN, ...OPERATIONS.map(([, , name]) => name), ...CALLS.map(([, name]) => name)];
  expect([...RECORDS.keys()].sort()).toEqual(documented.sort());
});

test.each([
  [
    "product",
    productSchema,
    "name type manual_url is_public is_for_sale owned_by_user price discounted_price EUR JPY USD total_discount discount_flags platform release_date version included_products can_be_rated rating num_ratings user_has_rated wpId slug showcaseId editorId shopDesc shortDesc productPageSlug featuredMedia itemType productPageDesc wpStatus yoastSEO full_price amount_percentage new_price flags",
  ],
  [
    "user",
    userSchema,
    "email_address name is_logged_in account_is_active newsletterSettings dripEvents event_type product_name created_at event_data preferredCurrency userLoginMail isNewAccount",
  ],
  ["owned products", operations.getOwnedProducts.answer, "url date_added id name"],
  ["cart's product", cartProductSchema, "id name quantity price price_discount"],
  ["cart", operations.getCart.answer, "products total_regular total_discount coupons lastRemovedProduct"],
  ["newsletter option", newsletterOptionSchema, "title description value is_enabled"],
  ["promotion", promotionSchema, "product_name description end_date"],
  ["live stat", liveStatSchema, "country type time product name thumbnail website"],
  ["cookie preferences", cookiePreferencesSchema, "necessary preferences statistics marketing"],
  ["wheel segment", wheelSegmentSchema, "label code value type downloadUrl"],
  [
    "sales window",
    salesWindowSchema,
    "id title subtitle startDate endDate discount loyaltyDiscount products benefits ctaText",
  ],
  ["chat message", chatMessageSchema, "id content sender timestamp"],
  ["activity event", activityEventSchema, "type timestamp data context device screen_size browser os time_on_page"],
  [
    "session summary",
    sessionSummarySchema,
    "session_duration_ms duration session_start session_end page_views max_scroll_depths time_per_page",
  ],
] as const)("[API-11] a %s has the fields of the documents' point 3", (_entity, schema, fields) => {
  expect(missing(fieldsOf(schema, "output"), fields)).toEqual([]);
});
