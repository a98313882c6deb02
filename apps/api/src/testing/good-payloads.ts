import type { DirectCalls, OperationName } from "@shop/api-client/contract";
import { buildRegistration, TEST_PASSWORD } from "./sign-up.ts";

const URLS = { backlink_url: "/shop", landing_page_url: "/account?source=purchase" };
const PLACE = { country: "FR", company: "Studio SARL", vat_id: "FR40303265045" };
const REVIEW = {
  ...{ total: 9800, currency: "EUR", ...PLACE },
  ...{ starts_now: true, knows_withdrawal_ends: true, text_version: "2026-11-21.en" },
};
const LICENCE = "00000000-0000-4000-8000-000000000000";

/** One valid payload an operation: the place from which each field is then spoilt. */
export const GOOD_PAYLOADS: { readonly [Name in OperationName]: Record<string, unknown> } = {
  generateToken: {},
  regenerateToken: {},
  updateSession: { emailAddress: "ada@customer.example" },
  getIpAddress: {},
  checkEmail: { email: "ada@customer.example" },
  register: { mode: "execute", csrf_token: "", ...buildRegistration() },
  resendActivation: { email: "ada@customer.example" },
  verifyMail: { id: LICENCE, key: "key", email: "ada@customer.example" },
  login: { mode: "execute", email_address: "ada@customer.example", password: "x", token: "" },
  logout: {},
  passwordForget: { mode: "execute", email_address: "ada@customer.example", csrf_token: "" },
  changePassword: { mode: "execute", id: LICENCE, key: "key", password_new1: "x", password_new2: "x", csrf_token: "" },
  getOwnedProducts: {},
  getAllProducts: {},
  getProductData: { name: "faAlign", type: "plugin" },
  getProductDetails: { product: "faAlign", language: "de" },
  downloadProduct: { product: "faAlign", os: "win", license_id: LICENCE },
  searchProducts: {
    ...{ text: "tight", choices: { kind: ["samplepack"], cabinet: ["4x12"] }, currency: "EUR", sort: "price" },
    ...{ price_from_minor: 0, price_to_minor: 5000, page: 1, page_size: 24 },
  },
  getPromotions: {},
  getLiveStats: { timespan: 24, page_size: 12 },
  getSocialProof: { badges: ["customers"] },
  getWheel: {},
  spinWheel: { chance: "0f3b6c1d" },
  claimWheelPack: { wheel: LICENCE, number: 1 },
  getCart: {},
  addToCart: { product: "faAlign", quantity: 1 },
  removeFromCart: { product: "faAlign", quantity: 1 },
  clearCart: {},
  addCoupon: { coupon: "FARFIELD10" },
  removeCoupon: { coupon: "FARFIELD10" },
  undoCartChange: {},
  getPaymentSession: {},
  reviewOrder: { products: [{ name: "faAlign", quantity: 1 }], ...PLACE },
  checkout: { ...URLS, review: REVIEW },
  buyNow: { products: [{ name: "faAlign", quantity: 1 }], ...URLS, stop_on_error: true, review: REVIEW },
  listOrders: {},
  getOrder: { order: LICENCE },
  redeemProduct: { mode: "execute", csrf_token: "", redeem_code: "ABCDE-12345-FGHIJ-67890-KLMNO" },
  sendDownloads: {},
  getFreeProduct: { product: "faGainTrim" },
  getReviews: { product_name: "faAlign", review_id: 7, count: 2 },
  rateProduct: { mode: "execute", product: "faAlign", rating: 5, comment: "Fine.", csrf_token: "" },
  transferLicence: { product: "faAlign", license_id: LICENCE, recipient_email: "grace@customer.example" },
  releaseActivation: { license_id: LICENCE, activation_id: LICENCE },
  updateProfile: { mode: "execute", csrf_token: "", first_name: "Ada", last_name: "Example", registration_name: "Ada" },
  updateNewsletterSettings: { mode: "execute", csrf_token: "", options: 3 },
  confirmNewsletter: { id: LICENCE, key: "key" },
  revokeEmailChange: { id: LICENCE, key: "key" },
  listSessions: {},
  endSessions: { session_id: LICENCE },
  preferCurrency: { currency: "JPY" },
  preferPopUps: { fewer: true },
  claimExitOffer: {},
  listSalesWindows: {},
  getDripOffer: { page: "exclusive-offer", invitation: "1.2" },
  claimDripOffer: { page: "exclusive-offer", invitation: "1.2" },
  listContests: {},
  enterContest: { contest: "halloween", email: "ada@customer.example", accepts_rules: true },
  confirmContestEntry: { id: LICENCE, key: "key" },
  getChat: {},
};

/** The same of each direct call, of a customer whose address is grace@customer.example. */
export const GOOD_DIRECT_PAYLOADS: { readonly [Name in keyof DirectCalls]: Record<string, unknown> } = {
  submitContactForm: { name: "Ada", email: "a@customer.example", subject: "", message: "Hello" },
  notifyNotFound: { url: "/gone" },
  initiateEmailChange: {
    current_email: "grace@customer.example",
    new_email: "grace@new.example",
    password: TEST_PASSWORD,
  },
  confirmEmailChange: { request_id: LICENCE, pin: "12345678" },
  initiateAccountDeletion: { email: "grace@customer.example" },
  confirmAccountDeletion: { email: "grace@customer.example", pin: "12345678", request_id: LICENCE },
  activateLicence: {
    licence_key: "AAAAA-BBBBB-CCCCC-DDDDD-EEEEE",
    device_id: "0f3b6c1d",
    device_name: "Studio PC",
    platform: "win",
    plugin_version: "1.2.0",
  },
  handleLiveChat: { messages: [{ role: "user", content: "How do refunds work?" }] },
};
