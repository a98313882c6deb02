import * as z from "zod/mini";
import { activityEventSchema, momentSchema, sessionSummarySchema } from "../entities/activity.ts";
import {
  MAX_ACTIVITY_EVENTS,
  MAX_BUY_NOW_LINES,
  MAX_COMMENT_LENGTH,
  MAX_LABEL_LENGTH,
  MAX_ORDER_REFERENCE_LENGTH,
  MAX_PRODUCT_NAME_LENGTH,
  MAX_URL_LENGTH,
} from "../limits.ts";
import { blockOfText, lineOfText } from "../text.ts";
import {
  consentStampSchema,
  MARKETING_BASE_PATH,
  MARKETING_DEFAULT_CURRENCY,
  type MarketingCall,
  marketingAnswer,
  TRACKING_FAILURES,
  userEmail,
} from "./marketing-call.ts";

const label = lineOfText(MAX_LABEL_LENGTH);
const url = lineOfText(MAX_URL_LENGTH, 1);
const productName = lineOfText(MAX_PRODUCT_NAME_LENGTH, 1);
const quantity = z._default(z.int().check(z.minimum(1)), 1);
/** Minor units of the event's currency. */
const amount = z.optional(z.int().check(z.minimum(0)));
const currency = z._default(z.enum(["EUR", "USD", "JPY"]), MARKETING_DEFAULT_CURRENCY);
const products = z
  .array(z.strictObject({ name: productName, quantity, price: amount }))
  .check(z.minLength(1), z.maxLength(MAX_BUY_NOW_LINES));
const newsletterStatus = z.optional(z.union([z.int(), label]));
const cartLine = { product_name: productName, quantity, price: amount, currency };

/**
 * What every event may have: an id of its own, under which it is stored once however often it is sent, the moment it happened (else the
 * moment of the call), and the consent it was recorded under. Without that consent our own back end drops it.
 */
const stamps = {
  event_id: z.optional(z.uuid()),
  occurred_at: z.optional(momentSchema),
  consent: z.optional(consentStampSchema),
};

/** An event's call: the address of the person it is about, and further data. */
function track<const Name extends string, Fields extends z.core.$ZodLooseShape>(
  name: Name,
  call: string,
  summary: string,
  fields: Fields,
  failures: readonly string[] = TRACKING_FAILURES,
) {
  return {
    name: `drip.${name}` as const,
    summary,
    method: "POST",
    path: `${MARKETING_BASE_PATH}/${call}`,
    request: z.strictObject({ user_email: userEmail, ...stamps, ...fields }),
    answer: marketingAnswer,
    isForServers: false,
    failures,
  } as const satisfies MarketingCall;
}

/** Platforms that the service supports. Source: TRACK-05. */
export const MARKETING_PLATFORMS = ["Windows", "MacOS", "win", "mac"] as const;

/** A download's platform as the service takes it: one that it supports, else empty. Source: TRACK-05. */
export function marketingPlatform(platform: string): (typeof MARKETING_PLATFORMS)[number] | "" {
  return MARKETING_PLATFORMS.find((supported) => supported === platform) ?? "";
}

export const trackDownload = track("trackDownload", "track-download", "A file was downloaded.", {
  product_name: productName,
  download_type: label,
  platform: z._default(label, ""),
  newsletter_status: newsletterStatus,
});
export const trackSignup = track(
  "trackSignup",
  "track-signup",
  "An account was made. The back end reports it by itself; it is stored once per account.",
  {
    newsletter_status: newsletterStatus,
  },
);
export const trackVerify = track(
  "trackVerify",
  "track-verify",
  "An address was verified. The back end reports it by itself; it is stored once per account.",
  {},
);
export const trackLogin = track("trackLogin", "track-login", "Somebody logged in.", {});
export const trackLogout = track("trackLogout", "track-logout", "Somebody logged out, with the visit in figures.", {
  session_data: z.optional(sessionSummarySchema),
});
export const trackCartAdd = track("trackCartAdd", "track-cart-add", "A product was put into the cart.", cartLine);
export const trackCartRemove = track(
  "trackCartRemove",
  "track-cart-remove",
  "A product was taken out of the cart.",
  cartLine,
);
export const trackCheckout = track("trackCheckout", "track-checkout", "A checkout was begun.", {
  products,
  total: amount,
  currency,
});
export const trackPurchase = track(
  "trackPurchase",
  "track-purchase",
  "An order was paid. `order_id` is its id or its number. What is stored are the order's own products, total and currency, once per order.",
  { products: z.optional(products), order_id: lineOfText(MAX_ORDER_REFERENCE_LENGTH, 1), total: amount, currency },
  [...TRACKING_FAILURES, "order.notFound"],
);
export const trackPageView = track("trackPageView", "track-page-view", "A page was looked at.", {
  page_url: url,
  page_title: z.optional(lineOfText(300)),
});
export const trackProductView = track("trackProductView", "track-product-view", "A product's page was looked at.", {
  product_name: productName,
});
export const trackRating = track("trackRating", "track-rating", "A product was rated.", {
  product_name: productName,
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  comment: z.optional(z.nullable(blockOfText(MAX_COMMENT_LENGTH))),
});
export const trackRedeem = track("trackRedeem", "track-redeem", "A code was redeemed. The code itself isn't sent.", {
  product_name: z.optional(z.nullable(productName)),
});
export const trackActivitySession = track(
  "trackActivitySession",
  "track-activity-session",
  "The activity of a visit: at 100 events, every five minutes, at logout, and as a beacon when the page closes; a beacon has no headers, so a body of text/plain is JSON too. Its body has 60 KiB at most. Each event is stored once by its id, and the summary once by the visit's id: the latest one counts.",
  {
    session_data: sessionSummarySchema,
    events: z.array(activityEventSchema).check(z.maxLength(MAX_ACTIVITY_EVENTS)),
    batch_id: z.optional(z.uuid()),
  },
);
