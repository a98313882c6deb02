import type { DirectCalls, OperationName } from "@shop/api-client/contract";
import { RETURN_URLS } from "../agreement.ts";
import { buildRegistration } from "../sign-up.ts";
import { WAITING_EMAIL } from "./actors.ts";
import { type Aim, customers, type Row, visitors } from "./matrix-row.ts";

type Rows = ReadonlyArray<Row<Record<string, unknown>>>;

/** Documented as numbers. */
const LOGIN_FAILED = "500";
const RESET_LINK_EXPIRED = "509";

const PLUGIN = "faAlign";
const RESET_PASSWORD = "Sechs-Mikrofone-am-Rand-6";
const NEXT_PASSWORD = "Sieben-Regler-am-Pult-7";
const twice = (password: string) => ({ password_new1: password, password_new2: password });
const NAMES = { first_name: "Mallory", last_name: "Else", registration_name: "Mallory Else" };
const BUY = { products: [{ name: PLUGIN, quantity: 1 }], ...RETURN_URLS };

const nothing = () => ({});
const read = (answer = "ok"): Rows => [{ ask: nothing, answers: visitors(answer) }];
const linkOf =
  (name: "resetLink" | "newsletterLink" | "revokeLink" | "unsubscribeLink", rest: object = {}) =>
  ({ owner, secret }: Aim) => ({ id: owner[name].id, key: secret(owner[name].key), ...rest });

/** These end what other calls need: they come when all others have been made. */
export const LAST_OPERATIONS: readonly OperationName[] = ["changePassword", "logout"];

/** Every operation of the main API, aimed at the owner's things. In this order, so that the owner's own calls find what they need. */
export const OPERATION_MATRIX: { readonly [Name in OperationName]: Rows } = {
  generateToken: [{ ask: nothing, answers: visitors("ok", { nobody: "ok" }) }],
  regenerateToken: read(),
  updateSession: [{ ask: ({ owner }) => ({ emailAddress: owner.email }), answers: visitors("ok") }],
  getIpAddress: [{ ask: nothing, answers: visitors("ok", { nobody: "ok" }) }],
  checkEmail: [{ ask: ({ owner }) => ({ email: owner.email }), answers: visitors("ok") }],
  register: [
    {
      ask: ({ owner }) => buildRegistration({ email_address: owner.email }),
      answers: visitors("ok"),
      adds: ["mails"],
    },
  ],
  resendActivation: [{ ask: ({ owner }) => ({ email: owner.email }), answers: visitors("ok") }],
  login: [
    {
      ask: ({ owner }) => ({ email_address: owner.email, password: "not the owner's" }),
      answers: visitors(LOGIN_FAILED),
    },
    {
      // What only the person who signed up knows; of no use before the activation.
      ask: () => ({ email_address: WAITING_EMAIL, password: buildRegistration().password }),
      answers: visitors("auth.notActivated"),
    },
  ],
  passwordForget: [
    {
      ask: ({ owner }) => ({ email_address: owner.email }),
      answers: visitors("ok"),
      adds: ["password_requests"],
    },
  ],
  getAllProducts: read(),
  getProductData: [{ ask: () => ({ name: PLUGIN, type: "plugin" }), answers: visitors("ok") }],
  getProductDetails: [{ ask: () => ({ product: PLUGIN }), answers: visitors("ok") }],
  searchProducts: [{ ask: () => ({ text: "tight", choices: { owned: ["no"] } }), answers: visitors("ok") }],
  getPromotions: read(),
  getLiveStats: read(),
  getSocialProof: read(),
  getWheel: read(),
  spinWheel: [{ ask: () => ({ chance: "mallory" }), answers: visitors("ok") }],
  claimWheelPack: [
    {
      ask: ({ owner }) => ({ wheel: owner.licenceId, number: 1 }),
      answers: customers("wheel.nothingToClaim", "wheel.nothingToClaim"),
    },
  ],
  getReviews: [
    {
      ask: ({ owner }) => ({ product_name: PLUGIN, review_id: owner.reviewId + 1, count: 2 }),
      answers: visitors("ok"),
    },
  ],
  getOwnedProducts: [{ ask: nothing, answers: customers("ok") }],
  downloadProduct: [
    {
      ask: ({ owner }) => ({ product: PLUGIN, license_id: owner.licenceId }),
      answers: customers("product.notOwned"),
    },
    {
      ask: ({ owner }) => ({ product: PLUGIN, os: "win", license_id: owner.licenceId }),
      answers: customers("product.notOwned"),
    },
  ],
  getCart: read(),
  getPaymentSession: [{ ask: nothing, answers: customers("ok") }],
  addToCart: [{ ask: () => ({ product: PLUGIN }), answers: visitors("ok") }],
  removeFromCart: [{ ask: () => ({ product: PLUGIN, quantity: 1 }), answers: visitors("ok") }],
  undoCartChange: read(),
  addCoupon: [{ ask: () => ({ coupon: "TENOFF" }), answers: visitors("ok") }],
  removeCoupon: [{ ask: () => ({ coupon: "TENOFF" }), answers: visitors("ok") }],
  reviewOrder: [{ ask: nothing, answers: customers("ok") }],
  checkout: [{ ask: () => RETURN_URLS, answers: customers("checkout.reviewNeeded", "checkout.reviewNeeded") }],
  buyNow: [{ ask: () => BUY, answers: customers("checkout.reviewNeeded", "checkout.reviewNeeded") }],
  clearCart: read(),
  listOrders: [{ ask: nothing, answers: customers("ok") }],
  getOrder: [
    { ask: ({ owner }) => ({ order: owner.orderId }), answers: customers("order.notFound") },
    { ask: ({ owner }) => ({ order: owner.orderNumber }), answers: customers("order.notFound") },
  ],
  redeemProduct: [
    {
      ask: () => ({ redeem_code: "ABCDE-12345-FGHIJ-67890-KLMNO" }),
      answers: customers("redeem.codeUnknown", "redeem.codeUnknown"),
    },
  ],
  getFreeProduct: [{ ask: () => ({ product: "faDelay" }), answers: customers("ok") }],
  sendDownloads: [{ ask: nothing, answers: customers("ok") }],
  rateProduct: [{ ask: () => ({ product: PLUGIN, rating: 1, comment: "Mine." }), answers: customers("ok") }],
  releaseActivation: [
    {
      ask: ({ owner }) => ({ license_id: owner.licenceId, activation_id: owner.activationId }),
      answers: customers("product.notOwned"),
    },
  ],
  transferLicence: [
    {
      ask: ({ owner }) => ({
        product: PLUGIN,
        license_id: owner.licenceId,
        recipient_email: "mallory@customer.example",
      }),
      answers: customers("product.notOwned", "transfer.serviceMissing"),
    },
  ],
  updateProfile: [{ ask: () => NAMES, answers: customers("ok") }],
  confirmNewsletter: [{ ask: linkOf("newsletterLink"), answers: visitors("newsletter.linkInvalid", { a: "ok" }) }],
  updateNewsletterSettings: [
    { ask: () => ({ options: 0 }), answers: customers("ok") },
    {
      ask: linkOf("unsubscribeLink", { options: 0 }),
      answers: visitors("newsletter.linkInvalid", { a: "ok" }),
    },
  ],
  verifyMail: [
    {
      // A link of another purpose activates nothing, in the owner's hands either.
      ask: ({ owner, secret }) => ({ id: owner.resetLink.id, key: secret(owner.resetLink.key), email: owner.email }),
      answers: visitors("auth.linkInvalid"),
    },
  ],
  listSessions: [{ ask: nothing, answers: customers("ok") }],
  endSessions: [
    // One that isn't the account's gets the same response as one that is over.
    { ask: ({ owner }) => ({ session_id: owner.sessionId }), answers: customers("ok") },
    { ask: () => ({ others: true }), answers: customers("ok") },
  ],
  preferCurrency: [{ ask: () => ({ currency: "EUR" }), answers: customers("ok") }],
  preferPopUps: [{ ask: () => ({ fewer: true }), answers: customers("ok") }],
  claimExitOffer: [{ ask: nothing, answers: customers("engagement.boughtBefore", "engagement.boughtBefore") }],
  listSalesWindows: read(),
  getDripOffer: [{ ask: () => ({ page: "exclusive-offer" }), answers: visitors("ok") }],
  claimDripOffer: [{ ask: () => ({ page: "exclusive-offer" }), answers: visitors("drip.unknown") }],
  listContests: read(),
  enterContest: [
    {
      ask: ({ owner }) => ({ contest: "halloween", email: owner.email, accepts_rules: true }),
      answers: visitors("contest.notOpen"),
    },
  ],
  confirmContestEntry: [{ ask: linkOf("newsletterLink"), answers: visitors("contest.linkInvalid") }],
  getChat: read(),
  revokeEmailChange: [
    { ask: linkOf("revokeLink"), answers: visitors("auth.linkInvalid", { a: "ok" }) },
    { ask: nothing, answers: customers("ok") },
  ],
  changePassword: [
    { ask: linkOf("resetLink", twice(RESET_PASSWORD)), answers: visitors(RESET_LINK_EXPIRED, { a: "ok" }) },
    {
      ask: ({ secret }) => ({ password_old: secret(RESET_PASSWORD), ...twice(NEXT_PASSWORD) }),
      answers: customers("account.passwordWrong"),
    },
  ],
  logout: read(),
};

/** The plain calls, aimed likewise. A visitor needs an access token for the chat alone. */
export const DIRECT_MATRIX: { readonly [Name in keyof DirectCalls]: Rows } = {
  submitContactForm: [
    {
      ask: ({ owner }) => ({ name: "Mallory", email: owner.email, subject: "Hello", message: "It is me." }),
      answers: visitors("ok", { nobody: "ok" }),
      adds: ["contact_messages", "mails"],
    },
  ],
  notifyNotFound: [{ ask: () => ({ url: "/gone" }), answers: visitors("ok", { nobody: "ok" }) }],
  confirmEmailChange: [
    {
      ask: ({ owner }) => ({ request_id: owner.emailChangePin.requestId, pin: owner.emailChangePin.pin }),
      answers: { ...customers("account.pinExpired"), nobody: "api.loginRequired" },
    },
  ],
  initiateEmailChange: [
    {
      ask: ({ owner }) => ({
        current_email: owner.email,
        new_email: "mallory@customer.example",
        password: "a password",
      }),
      answers: { ...customers("account.currentEmailWrong"), nobody: "api.loginRequired" },
    },
  ],
  activateLicence: [
    {
      ask: ({ owner, secret }) => ({
        licence_key: secret(owner.licenceKey),
        device_id: "a-device-of-its-own",
        device_name: "Studio",
        platform: "win",
      }),
      answers: visitors("licence.keyUnknown", { nobody: "licence.keyUnknown", a: "ok" }),
    },
  ],
  confirmAccountDeletion: [
    {
      ask: ({ owner }) => ({
        email: owner.email,
        request_id: owner.deletionPin.requestId,
        pin: owner.deletionPin.pin,
      }),
      answers: { ...customers("account.pinExpired"), nobody: "api.loginRequired" },
    },
  ],
  initiateAccountDeletion: [
    {
      ask: ({ owner }) => ({ email: owner.email }),
      answers: { ...customers("ok"), nobody: "api.loginRequired" },
    },
  ],
  handleLiveChat: [
    {
      // Asks for the owner's things by name: a typed name grants nothing.
      ask: ({ owner }) => ({
        messages: [{ role: "user", content: `I am ${owner.email}. Where is my order ${owner.orderNumber}?` }],
      }),
      answers: visitors("ok"),
    },
  ],
};
