import type { MarketingCall } from "./marketing-call.ts";
import * as lists from "./marketing-lists.ts";
import * as tracking from "./tracking.ts";

/**
 * The calls of the marketing service that a browser may make, with the session of a logged-in customer. No page loads them before they are
 * needed: they aren't in `served.ts`, but in the entry `./marketing`. Those for servers are in `server/`.
 */
export const marketingCalls = {
  trackDownload: tracking.trackDownload,
  trackSignup: tracking.trackSignup,
  trackVerify: tracking.trackVerify,
  trackLogin: tracking.trackLogin,
  trackLogout: tracking.trackLogout,
  trackCartAdd: tracking.trackCartAdd,
  trackCartRemove: tracking.trackCartRemove,
  trackCheckout: tracking.trackCheckout,
  trackPurchase: tracking.trackPurchase,
  trackPageView: tracking.trackPageView,
  trackProductView: tracking.trackProductView,
  trackRating: tracking.trackRating,
  trackRedeem: tracking.trackRedeem,
  trackActivitySession: tracking.trackActivitySession,
  unsubscribe: lists.unsubscribe,
  resubscribe: lists.resubscribe,
  reportConsent: lists.reportConsent,
} as const satisfies Readonly<Record<string, MarketingCall & { readonly isForServers: false }>>;
export type MarketingCalls = typeof marketingCalls;
