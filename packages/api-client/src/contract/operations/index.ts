import { accessOperations } from "./access.ts";
import * as account from "./account.ts";
import * as accountChange from "./account-change.ts";
import { activateLicence } from "./activate-licence.ts";
import { cartOperations } from "./cart-operations.ts";
import * as chat from "./chat.ts";
import * as checkout from "./checkout.ts";
import * as contests from "./contests.ts";
import * as direct from "./direct.ts";
import * as licenceTransfer from "./licence-transfer.ts";
import * as orders from "./orders.ts";
import * as password from "./password.ts";
import * as product from "./product.ts";
import { getProductDetails } from "./product-details.ts";
import * as profile from "./profile.ts";
import * as promotions from "./promotions.ts";
import * as redeem from "./redeem.ts";
import * as reviews from "./reviews.ts";
import * as salePages from "./sale-pages.ts";
import { searchProducts } from "./search.ts";
import * as user from "./user.ts";
import * as wheel from "./wheel.ts";

/** Every operation of the main API that is served, by its short name. */
export const operations = {
  ...accessOperations,
  getIpAddress: user.getIpAddress,
  checkEmail: user.checkEmail,
  register: user.register,
  resendActivation: user.resendActivation,
  verifyMail: user.verifyMail,
  login: user.login,
  logout: user.logout,
  passwordForget: password.passwordForget,
  changePassword: password.changePassword,
  getOwnedProducts: user.getOwnedProducts,
  ...product.catalogOperations,
  getProductDetails,
  downloadProduct: product.downloadProduct,
  ...cartOperations,
  reviewOrder: checkout.reviewOrder,
  getPaymentSession: checkout.getPaymentSession,
  checkout: checkout.checkout,
  buyNow: checkout.buyNow,
  listOrders: orders.listOrders,
  getOrder: orders.getOrder,
  redeemProduct: redeem.redeemProduct,
  getFreeProduct: account.getFreeProduct,
  sendDownloads: account.sendDownloads,
  getReviews: reviews.getReviews,
  rateProduct: reviews.rateProduct,
  transferLicence: licenceTransfer.transferLicence,
  releaseActivation: account.releaseActivation,
  updateProfile: profile.updateProfile,
  updateNewsletterSettings: profile.updateNewsletterSettings,
  confirmNewsletter: account.confirmNewsletter,
  revokeEmailChange: account.revokeEmailChange,
  listSessions: account.listSessions,
  endSessions: account.endSessions,
  preferCurrency: account.preferCurrency,
  getWheel: wheel.getWheel,
  spinWheel: wheel.spinWheel,
  claimWheelPack: wheel.claimWheelPack,
  preferPopUps: account.preferPopUps,
  claimExitOffer: account.claimExitOffer,
  listSalesWindows: salePages.listSalesWindows,
  getDripOffer: salePages.getDripOffer,
  claimDripOffer: salePages.claimDripOffer,
  listContests: contests.listContests,
  enterContest: contests.enterContest,
  confirmContestEntry: contests.confirmContestEntry,
  getPromotions: promotions.getPromotions,
  getLiveStats: promotions.getLiveStats,
  getSocialProof: promotions.getSocialProof,
  searchProducts,
  getChat: chat.getChat,
} as const;
export type Operations = typeof operations;
export type OperationName = keyof Operations;

export const directCalls = {
  submitContactForm: direct.submitContactForm,
  notifyNotFound: direct.notifyNotFound,
  initiateEmailChange: accountChange.initiateEmailChange,
  confirmEmailChange: accountChange.confirmEmailChange,
  initiateAccountDeletion: accountChange.initiateAccountDeletion,
  confirmAccountDeletion: accountChange.confirmAccountDeletion,
  activateLicence,
  handleLiveChat: chat.handleLiveChat,
} as const;
export type DirectCalls = typeof directCalls;

export { accessOperations } from "./access.ts";
export { type CartOperationName, cartOperations } from "./cart-operations.ts";
export { SITE_AUTHORIZATION } from "./direct.ts";
export { catalogOperations } from "./product.ts";
export { EMAIL_VERDICTS } from "./user.ts";
