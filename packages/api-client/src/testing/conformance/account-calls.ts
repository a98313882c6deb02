import type { OperationName } from "../../contract/index.ts";
import { NOBODY, secured, UNKNOWN_LINK, type ValidCall, validCall } from "./valid-call.ts";

/** Valid calls of the account's operations, also part of VALID_CALLS. */
export const ACCOUNT_CALLS = {
  redeemProduct: [
    validCall("prepare", () => ({ mode: "prepare" }), { as: "customer" }),
    validCall("an unknown code", secured("redeemProduct", { redeem_code: "ABCDE-12345-FGHIJ-67890-KLMNO" }), {
      as: "customer",
      mayRefuse: true,
    }),
  ],
  getFreeProduct: [
    validCall("an unknown product", () => ({ product: "no such product" }), { as: "customer", mayRefuse: true }),
  ],
  sendDownloads: [validCall("a customer", () => ({}), { as: "customer", mayRefuse: true })],
  getReviews: [
    validCall("one of a product", async (session) => ({ product_name: await session.productForSale() })),
    validCall("those of an unknown product", () => ({ product_name: "no such product" }), { mayRefuse: true }),
  ],
  rateProduct: [
    validCall("prepare", () => ({ mode: "prepare" }), { as: "customer" }),
    validCall("a product that doesn't exist", secured("rateProduct", { product: "no such product", rating: 5 }), {
      as: "customer",
      mayRefuse: true,
    }),
  ],
  transferLicence: [
    validCall(
      "a licence of nobody's",
      () => ({ product: "no such product", license_id: UNKNOWN_LINK.id, recipient_email: NOBODY }),
      { as: "customer", mayRefuse: true },
    ),
  ],
  releaseActivation: [
    validCall("a place of nobody's", () => ({ license_id: UNKNOWN_LINK.id, activation_id: UNKNOWN_LINK.id }), {
      as: "customer",
      mayRefuse: true,
    }),
  ],
  updateProfile: [validCall("prepare", () => ({ mode: "prepare" }), { as: "customer" })],
  updateNewsletterSettings: [
    validCall("prepare", () => ({ mode: "prepare" }), { as: "customer" }),
    validCall("prepare with an unknown link", () => ({ mode: "prepare", ...UNKNOWN_LINK }), { mayRefuse: true }),
  ],
  confirmNewsletter: [validCall("an unknown link", () => UNKNOWN_LINK, { mayRefuse: true })],
  revokeEmailChange: [
    validCall("an unknown link", () => UNKNOWN_LINK, { mayRefuse: true }),
    validCall("a customer who changes nothing", () => ({}), { as: "customer", mayRefuse: true }),
  ],
  listSessions: [validCall("a customer", () => ({}), { as: "customer" })],
  endSessions: [validCall("one that is nobody's", () => ({ session_id: UNKNOWN_LINK.id }), { as: "customer" })],
  preferCurrency: [validCall("a customer", () => ({ currency: "EUR" }), { as: "customer" })],
  preferPopUps: [validCall("a customer", () => ({ fewer: false }), { as: "customer" })],
  claimExitOffer: [validCall("a customer", () => ({}), { as: "customer", mayRefuse: true })],
} satisfies Partial<Record<OperationName, readonly ValidCall[]>>;
