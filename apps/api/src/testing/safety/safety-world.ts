import { initiateAccountDeletion } from "../../account/initiate-account-deletion.ts";
import { confirmEmailChange } from "../../email-change/confirm-email-change.ts";
import { initiateEmailChange } from "../../email-change/initiate-email-change.ts";
import { unsubscribeLink } from "../../newsletter/unsubscribe-link.ts";
import { sendResetLinks } from "../../sign-in/send-reset-links.ts";
import { newestMailTo, readMailedPin, readRevokeLink } from "../account-change.ts";
import { newFullAccount, prepareForFullAccounts } from "../fill-account.ts";
import { importTestContent } from "../insert-rows.ts";
import { readResetLink } from "../reset-password.ts";
import { createPayingTestApp, type PayingTestApp } from "../with-test-payments.ts";

const OWNER_EMAIL = "aurelia@owner.example";
const PASSWORD = "a password";

interface MailedLink {
  readonly id: string;
  readonly key: string;
}
interface MailedPin {
  readonly requestId: string;
  readonly pin: string;
}

/** Everything of the owner's that a call can name, each of it valid now. */
export interface OwnedThings {
  readonly userId: string;
  readonly email: string;
  readonly lastName: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly licenceId: string;
  readonly licenceKey: string;
  readonly activationId: string;
  readonly sessionId: string;
  readonly paymentSessionId: string;
  readonly reviewId: number;
  readonly resetLink: MailedLink;
  readonly newsletterLink: MailedLink;
  readonly revokeLink: MailedLink;
  readonly unsubscribeLink: MailedLink;
  readonly emailChangePin: MailedPin;
  readonly deletionPin: MailedPin;
  /** Path of a licence's file, signed. */
  readonly signedPath: string;
}

/** A shop with confirmed newsletters and without a readable outbox, in which accounts can be filled. */
export async function createSafetyShop(): Promise<PayingTestApp> {
  const shop = await createPayingTestApp({ settings: { newsletterPolicy: "free", isOutboxReadable: false } });
  await importTestContent(shop.deps);
  await prepareForFullAccounts(shop);
  return shop;
}

/** An account that has all there is: orders, a cart, devices, a rating, links that were mailed, PINs that wait. */
export async function newOwnerOfAll(
  shop: PayingTestApp,
  email = OWNER_EMAIL,
  lastName = "Zimtstern",
): Promise<OwnedThings> {
  const { customer } = await newFullAccount(shop, email);
  const { userId } = customer;
  const name = { first_name: "Aurelia", last_name: lastName, registration_name: `A. ${lastName}` };
  await shop.db.updateTable("users").set(name).where("id", "=", userId).execute();
  // The percents of a school came after the order; from now on it would cost something else.
  await shop.db.deleteFrom("edu_grants").where("user_id", "=", userId).execute();
  const deviceName = `The PC of ${lastName}`;
  await shop.db
    .updateTable("licence_activations")
    .set({ device_name: deviceName })
    .where("device_name", "=", "Studio PC")
    .execute();
  const settings = await customer.browser.callSecured("updateNewsletterSettings", { options: 3 });
  if (!settings.valid) throw new Error(`The newsletter wasn't set: ${settings.code}`);
  const { url } = (await customer.browser.call("downloadProduct", await licenceOf(shop, userId))).result;
  return {
    userId,
    email,
    lastName,
    ...(await rowsOf(shop, userId)),
    resetLink: await mailReset(shop, email),
    newsletterLink: await readNewsletterLink(shop, email),
    revokeLink: await announceEmailChange(shop, userId, email),
    unsubscribeLink: unsubscribeLink(shop.deps.settings, { id: userId, email }),
    ...(await mailPins(shop, userId, email)),
    signedPath: url,
  };
}

async function licenceOf({ db }: PayingTestApp, userId: string) {
  const licence = await db
    .selectFrom("licence_activations")
    .innerJoin("licences", "licences.id", "licence_activations.licence_id")
    .innerJoin("products", "products.id", "licences.product_id")
    .select(["licences.id", "products.name"])
    .where("licences.user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return { product: licence.name, license_id: licence.id };
}

async function rowsOf({ db }: PayingTestApp, userId: string) {
  const device = await db
    .selectFrom("licence_activations")
    .innerJoin("licences", "licences.id", "licence_activations.licence_id")
    .select(["licences.id", "licence_key", "licence_activations.id as activation_id"])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const orders = db.selectFrom("orders").selectAll().where("user_id", "=", userId);
  const paid = await orders.where("status", "=", "paid").executeTakeFirstOrThrow();
  const waiting = await orders.where("status", "<>", "paid").executeTakeFirstOrThrow();
  const session = db.selectFrom("sessions").select("id").where("user_id", "=", userId);
  const rating = db.selectFrom("ratings").select("position").where("user_id", "=", userId);
  return {
    orderId: paid.id,
    orderNumber: String(paid.number),
    paymentSessionId: waiting.provider_session_id ?? "",
    licenceId: device.id,
    licenceKey: device.licence_key,
    activationId: device.activation_id,
    sessionId: (await session.executeTakeFirstOrThrow()).id,
    reviewId: Number((await rating.executeTakeFirstOrThrow()).position),
  };
}

async function mailReset(shop: PayingTestApp, email: string): Promise<MailedLink> {
  const wish = { id: crypto.randomUUID(), email, requested_at: new Date(shop.clock.nowMs()) };
  await shop.db.insertInto("password_requests").values(wish).execute();
  await sendResetLinks(shop.deps);
  return readResetLink(shop, email);
}

async function readNewsletterLink(shop: PayingTestApp, email: string): Promise<MailedLink> {
  const text = (await newestMailTo(shop, email, "newsletterConfirm"))?.text_body ?? "";
  const { searchParams } = new URL(/https?:\S+action=newsletter\S+/.exec(text)?.[0] ?? "");
  return { id: searchParams.get("id") ?? "", key: searchParams.get("key") ?? "" };
}

async function askForChange(shop: PayingTestApp, userId: string, email: string): Promise<MailedPin> {
  const newEmail = `new-${email}`;
  const asked = { userId, currentEmail: email, newEmail, password: PASSWORD, address: "192.0.2.1" };
  const initiated = await initiateEmailChange(shop.deps, asked);
  if (!initiated.isOk) throw new Error(initiated.failure.code);
  return { requestId: initiated.value, pin: await takeMailedPin(shop, newEmail, "emailChangePin") };
}

/** Another request of the same moment is mailed beside it: a mail that was read goes. */
async function takeMailedPin(shop: PayingTestApp, recipient: string, kind: "emailChangePin" | "deletionPin") {
  const pin = await readMailedPin(shop, recipient, kind);
  await shop.db.deleteFrom("mails").where("recipient", "=", recipient).where("kind", "=", kind).execute();
  return pin;
}

async function announceEmailChange(shop: PayingTestApp, userId: string, email: string): Promise<MailedLink> {
  const confirmed = await confirmEmailChange(shop.deps, { userId, ...(await askForChange(shop, userId, email)) });
  if (!confirmed.isOk) throw new Error(confirmed.failure.code);
  return readRevokeLink(shop, email);
}

/** PINs that are valid now, in place of those that were. */
export async function mailPins(shop: PayingTestApp, userId: string, email: string) {
  const emailChangePin = await askForChange(shop, userId, email);
  const initiated = await initiateAccountDeletion(shop.deps, userId);
  const requestId = initiated.isOk ? initiated.value : "";
  const deletionPin = { requestId, pin: await takeMailedPin(shop, email, "deletionPin") };
  // What was asked for so far is no business of a test's.
  await shop.db.deleteFrom("rate_limits").execute();
  return { emailChangePin, deletionPin };
}
