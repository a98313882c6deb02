import type { DirectCalls, OperationName } from "@shop/api-client/contract";
import type { RouteAsked } from "./matrix-row.ts";
import type { OwnedThings } from "./safety-world.ts";

/** A call that names something of `theirs`, made by somebody who has what is `own`, and how it is refused. */
export type ForeignCall = { readonly refused: string } & (
  | { readonly operation: OperationName; readonly ask: Ask<Record<string, unknown>> }
  | { readonly direct: keyof DirectCalls; readonly ask: Ask<Record<string, unknown>> }
  | { readonly route: "route"; readonly ask: Ask<RouteAsked> }
);
type Ask<Asked> = (theirs: OwnedThings, own: OwnedThings) => Asked;

const PLUGIN = "faAlign";
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const RECIPIENT = { recipient_email: "mallory@customer.example" };
const NEW_PASSWORDS = { password_new1: "Sechs-Mikrofone-am-Rand-6", password_new2: "Sechs-Mikrofone-am-Rand-6" };

/** Every id that an operation or an address takes, and every two that belong together, one of each somebody else's. */
export const FOREIGN_CALLS: readonly ForeignCall[] = [
  { operation: "getOrder", refused: "order.notFound", ask: ({ orderId }) => ({ order: orderId }) },
  { operation: "getOrder", refused: "order.notFound", ask: ({ orderNumber }) => ({ order: orderNumber }) },
  {
    ...{ operation: "downloadProduct", refused: "product.notOwned" },
    ask: ({ licenceId }) => ({ product: PLUGIN, license_id: licenceId }),
  },
  {
    ...{ operation: "downloadProduct", refused: "product.notOwned" },
    ask: ({ licenceId }) => ({ product: PLUGIN, os: "win", license_id: licenceId }),
  },
  {
    ...{ operation: "releaseActivation", refused: "product.notOwned" },
    ask: ({ licenceId, activationId }) => ({ license_id: licenceId, activation_id: activationId }),
  },
  {
    ...{ operation: "releaseActivation", refused: "product.notOwned" },
    ask: ({ activationId }, { licenceId }) => ({ license_id: licenceId, activation_id: activationId }),
  },
  {
    ...{ operation: "transferLicence", refused: "product.notOwned" },
    ask: ({ licenceId }) => ({ product: PLUGIN, license_id: licenceId, ...RECIPIENT }),
  },
  // The list of one's own sessions: another's was never among them, and isn't ended.
  { operation: "endSessions", refused: "ok", ask: ({ sessionId }) => ({ session_id: sessionId }) },
  {
    ...{ operation: "verifyMail", refused: "auth.linkInvalid" },
    ask: ({ resetLink }) => ({ id: resetLink.id, key: resetLink.key }),
  },
  {
    ...{ operation: "confirmNewsletter", refused: "newsletter.linkInvalid" },
    ask: ({ newsletterLink }, own) => ({ id: newsletterLink.id, key: own.newsletterLink.key }),
  },
  {
    ...{ operation: "confirmNewsletter", refused: "newsletter.linkInvalid" },
    ask: ({ newsletterLink }, own) => ({ id: own.newsletterLink.id, key: newsletterLink.key }),
  },
  {
    ...{ operation: "revokeEmailChange", refused: "auth.linkInvalid" },
    ask: ({ revokeLink }, own) => ({ id: revokeLink.id, key: own.revokeLink.key }),
  },
  {
    // 509, as documented.
    ...{ operation: "changePassword", refused: "509" },
    ask: ({ resetLink }, own) => ({ id: resetLink.id, key: own.resetLink.key, ...NEW_PASSWORDS }),
  },
  {
    ...{ operation: "changePassword", refused: "509" },
    ask: ({ revokeLink }) => ({ id: revokeLink.id, key: revokeLink.key, ...NEW_PASSWORDS }),
  },
  {
    ...{ operation: "updateNewsletterSettings", refused: "newsletter.linkInvalid" },
    ask: ({ unsubscribeLink }, own) => ({ id: unsubscribeLink.id, key: own.unsubscribeLink.key, options: 0 }),
  },
  {
    ...{ operation: "updateNewsletterSettings", refused: "newsletter.linkInvalid" },
    ask: ({ userId }, { unsubscribeLink: { id, key } }) => ({
      ...{ id, options: 0 },
      key: `${userId}.${key.split(".")[1]}`,
    }),
  },
  {
    ...{ direct: "confirmEmailChange", refused: "account.pinExpired" },
    ask: ({ emailChangePin: { requestId, pin } }) => ({ request_id: requestId, pin }),
  },
  {
    ...{ direct: "confirmAccountDeletion", refused: "account.pinExpired" },
    ask: ({ email, deletionPin: { requestId, pin } }) => ({ email, request_id: requestId, pin }),
  },
  { route: "route", refused: "404", ask: ({ licenceId }) => ({ path: `/files/licences/${licenceId}` }) },
  {
    ...{ route: "route", refused: "403" },
    ask: ({ signedPath }, own) => ({ path: `${signedPath.split(".")[0]}.${own.signedPath.split(".")[1]}` }),
  },
  {
    ...{ route: "route", refused: "400" },
    ask: ({ unsubscribeLink }, own) => ({
      path: `/newsletter/unsubscribe?id=${unsubscribeLink.id}&key=${own.unsubscribeLink.key}`,
      ...{ method: "POST", headers: FORM, body: "List-Unsubscribe=One-Click" },
    }),
  },
];

/** Things of the right form that nobody has. */
export function thingsOfNobody(newId: () => string): OwnedThings {
  const link = () => ({ id: newId(), key: "k".repeat(43) });
  const pin = () => ({ requestId: newId(), pin: "12345678" });
  return {
    ...{ userId: newId(), email: "nobody@customer.example", lastName: "Nobody" },
    ...{ orderId: newId(), orderNumber: "987654", licenceId: newId(), licenceKey: "KEY-0", activationId: newId() },
    ...{ sessionId: newId(), paymentSessionId: "tps_0", reviewId: 0 },
    ...{ resetLink: link(), newsletterLink: link(), revokeLink: link(), unsubscribeLink: link() },
    ...{ emailChangePin: pin(), deletionPin: pin() },
    signedPath: `/files/signed/${Buffer.from("nothing").toString("base64url")}.x`,
  };
}
