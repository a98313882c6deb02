import * as chat from "./chat.ts";
import type { MarketingCall } from "./marketing-call.ts";
import * as lists from "./marketing-lists.ts";
import * as tracking from "./tracking.ts";

/**
 * The operations of the contract that our back end doesn't serve yet: a call returns 404, `api.notServed`. To serve one,
 * move its line to `operations` and that of its id to DEFAULT_OPERATION_IDS; the types then require its handler and sample.
 * No browser loads this file.
 */
export const plannedOperations = {
  getChat: chat.getChat,
} as const;
export type PlannedOperations = typeof plannedOperations;
export type PlannedOperationName = keyof PlannedOperations;

/** The opaque ids that wait for them. */
export const PLANNED_OPERATION_IDS: Readonly<Record<PlannedOperationName, string>> = {
  getChat: "b37f0d92ae",
};

/** The direct calls that aren't served yet. To serve one, move its line to `directCalls`. */
export const plannedDirectCalls = {
  handleLiveChat: chat.handleLiveChat,
} as const;
export type PlannedDirectCalls = typeof plannedDirectCalls;

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
