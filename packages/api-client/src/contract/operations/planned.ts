import type { MarketingCall } from "./marketing-call.ts";
import * as lists from "./marketing-lists.ts";
import * as promotions from "./promotions.ts";
import * as tracking from "./tracking.ts";

/**
 * The operations of the contract that our back end doesn't serve yet: a call returns 404, `api.notServed`. To serve one,
 * move its line to `operations` and that of its id to DEFAULT_OPERATION_IDS; the types then require its handler and sample.
 * No browser loads this file.
 */
export const plannedOperations = {
  getPromotions: promotions.getPromotions,
  getLiveStats: promotions.getLiveStats,
} as const;
export type PlannedOperations = typeof plannedOperations;
export type PlannedOperationName = keyof PlannedOperations;

/** The opaque ids that wait for them. */
export const PLANNED_OPERATION_IDS: Readonly<Record<PlannedOperationName, string>> = {
  getPromotions: "cf82a60e47",
  getLiveStats: "4a0b7d1ec9",
};

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
