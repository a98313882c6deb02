import type { MarketingCall } from "./marketing-call.ts";
import * as lists from "./marketing-lists.ts";
import * as tracking from "./tracking.ts";

/** The calls of the marketing service that a browser may make, none of which is served yet. Those for servers are in `server/`. */
export const plannedMarketingCalls = {
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
} as const satisfies Readonly<Record<string, MarketingCall & { readonly isForServers: false }>>;
export type PlannedMarketingCalls = typeof plannedMarketingCalls;
