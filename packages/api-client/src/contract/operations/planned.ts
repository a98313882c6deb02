import * as accountChange from "./account-change.ts";
import * as chat from "./chat.ts";
import * as licenceTransfer from "./licence-transfer.ts";
import * as lists from "./marketing-lists.ts";
import * as profile from "./profile.ts";
import * as promotions from "./promotions.ts";
import * as redeem from "./redeem.ts";
import * as reviews from "./reviews.ts";
import * as tracking from "./tracking.ts";

/**
 * The operations of the contract that our back end doesn't serve yet: a call gets 404, `api.notServed`. To serve one,
 * move its line to `operations` and that of its id to DEFAULT_OPERATION_IDS; the types then ask for its handler and sample.
 * No browser loads what stands here.
 */
export const plannedOperations = {
  getPromotions: promotions.getPromotions,
  getLiveStats: promotions.getLiveStats,
  redeemProduct: redeem.redeemProduct,
  getReviews: reviews.getReviews,
  rateProduct: reviews.rateProduct,
  transferLicence: licenceTransfer.transferLicence,
  updateProfile: profile.updateProfile,
  updateNewsletterSettings: profile.updateNewsletterSettings,
} as const;
export type PlannedOperations = typeof plannedOperations;
export type PlannedOperationName = keyof PlannedOperations;

/** The opaque ids that wait for them. */
export const PLANNED_OPERATION_IDS: Readonly<Record<PlannedOperationName, string>> = {
  getPromotions: "cf82a60e47",
  getLiveStats: "4a0b7d1ec9",
  redeemProduct: "d25f89c30a",
  getReviews: "87e1b4f06d",
  rateProduct: "30da6c95fb",
  transferLicence: "ec5907b21f",
  updateProfile: "9f6e21d84b",
  updateNewsletterSettings: "51b0c7ae38",
};

/** The direct calls that aren't served yet. To serve one, move its line to `directCalls`. */
export const plannedDirectCalls = {
  initiateEmailChange: accountChange.initiateEmailChange,
  confirmEmailChange: accountChange.confirmEmailChange,
  initiateAccountDeletion: accountChange.initiateAccountDeletion,
  confirmAccountDeletion: accountChange.confirmAccountDeletion,
  handleLiveChat: chat.handleLiveChat,
} as const;
export type PlannedDirectCalls = typeof plannedDirectCalls;

/** The calls of the marketing service, none of which is served yet. */
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
  addTag: lists.addTag,
  removeTag: lists.removeTag,
  getUserEvents: lists.getUserEvents,
  getUserStatus: lists.getUserStatus,
  getUserTags: lists.getUserTags,
  getAllTags: lists.getAllTags,
  getUsersWithTag: lists.getUsersWithTag,
} as const;
export type PlannedMarketingCalls = typeof plannedMarketingCalls;
