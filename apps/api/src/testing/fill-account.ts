import { createHash } from "node:crypto";
import { randomUuid } from "@shop/kernel";
import { nextTicket } from "../chat/chats.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import { grantCoupon } from "../sales/index.ts";
import { insertTester } from "./insert-beta.ts";
import { insertContest } from "./insert-contest.ts";
import { insertLicence, insertUser } from "./insert-rows.ts";
import { insertCoupon } from "./insert-sales.ts";
import { insertTracked } from "./insert-tracked.ts";
import { newPayingCustomer, type PayingCustomer } from "./paying-customer.ts";
import type { PayingTestApp } from "./with-test-payments.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const COUPON = "TENOFF";

/** The content has been imported and has "Licence Transfer", "faIR Modern Rock" and "faAlign". Once a shop. */
export async function prepareForFullAccounts(shop: PayingTestApp): Promise<void> {
  await insertCoupon(shop.deps, { code: COUPON });
  const product = await productId(shop, "faAlign");
  const batch = { id: randomUuid(shop.deps.random), label: "launch", product_id: product, created_at: now(shop) };
  await shop.db.insertInto("redeem_batches").values(batch).execute();
}

export interface FullAccount {
  readonly customer: PayingCustomer;
  /** Somebody who transferred a licence to the account, and a transfer that waits for its address. */
  readonly peerId: string;
  readonly waitingTransferId: string;
}

/** An account with data in every table with personal data, including a paid and an unpaid order. */
export async function newFullAccount(shop: PayingTestApp, email: string): Promise<FullAccount> {
  const userId = await insertUser(shop.deps);
  await shop.db.updateTable("users").set({ email }).where("id", "=", userId).execute();
  const customer = await newPayingCustomer(shop, userId);
  await customer.browser.call("addToCart", { product: "faAlign" }, { idempotencyKey: "a-key-that-is-kept" });
  await customer.browser.call("addCoupon", { coupon: COUPON });
  const paid = await customer.orderCart({});
  await shop.sendWebhook(customer.eventOf(paid, "paid"));
  await customer.browser.call("addToCart", { product: "faIR Modern Rock" });
  await customer.browser.call("addCoupon", { coupon: COUPON });
  await customer.orderCart({});
  await insertOfAccount(shop, userId, email);
  await insertOfAddress(shop, email);
  await insertChats(shop, userId, email);
  await insertEntry(shop, email);
  await insertTester(shop, email);
  await insertTracked(shop, userId);
  await insertOfProducts(shop, userId, paid.id);
  return { customer, ...(await insertTransfers(shop, userId, email)) };
}

function now(shop: PayingTestApp): Date {
  return new Date(shop.clock.nowMs());
}

async function productId({ db }: PayingTestApp, name: string): Promise<string> {
  return (await db.selectFrom("products").select("id").where("name", "=", name).executeTakeFirstOrThrow()).id;
}

async function insertOfAccount(shop: PayingTestApp, userId: string, email: string): Promise<void> {
  const { db, deps } = shop;
  const [at, later] = [now(shop), new Date(shop.clock.nowMs() + DAY_MS)];
  const row = () => ({ id: randomUuid(deps.random), user_id: userId });
  const ends = { created_at: at, expires_at: later };
  const carried = JSON.stringify({ firstName: "Ada", passwordHash: "a hash" });
  const link = { ...row(), purpose: "reset" as const, key_hash: `key ${userId}`, payload: carried, ...ends };
  await db.insertInto("link_keys").values(link).execute();
  const device = { token_hash: `device ${userId}`, user_id: userId, ...ends };
  await db
    .insertInto("login_devices")
    .values(device)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const pin = { ...row(), purpose: "emailChange" as const, new_email: "new@customer.example", ...ends };
  await db
    .insertInto("pin_requests")
    .values({ ...pin, pin_hash: "a hash" })
    .execute();
  const change = { ...row(), old_email: email, new_email: "new@customer.example", confirmed_at: at };
  await db
    .insertInto("email_changes")
    .values({ ...change, takes_effect_at: later })
    .execute();
  const grant = { user_id: userId, percent: 10, note: "a school", time_zone: "UTC", starts_local: "2026-01-01T00:00" };
  await db
    .insertInto("edu_grants")
    .values({ ...grant, ends_local: null, starts_at: at, ends_at: null })
    .execute();
  const holder = { userId };
  const segment = { id: "again", type: "none", value: null, product: null, odds: 1000 };
  const secrets = { segments: JSON.stringify([segment]), seeds: JSON.stringify(["one", "two", "three"]) };
  const wheel = { ...row(), visitor_id: null, spins: 1, ...secrets, created_at: at, ends_at: later };
  await db.insertInto("wheels").values(wheel).execute();
  const draw = { wheel_id: wheel.id, number: 1, chance: "a chance", point: 1, segment_id: "none", drawn_at: at };
  await db.insertInto("wheel_draws").values(draw).execute();
  await grantCoupon(db, deps, { origin: "wheel", percent: 10, endsAt: later, holder });
  const consent = { ...row(), order_id: null, kind: "terms", text_version: "2026-11", is_granted: true, given_at: at };
  await db.insertInto("consents").values(consent).execute();
  const limit = { key: `redeem:${userId}`, points: 1, expires_at: later };
  await db.insertInto("rate_limits").values(limit).execute();
}

/** An entry in a contest with the account's address. */
async function insertEntry({ db, deps, clock }: PayingTestApp, email: string): Promise<void> {
  const at = new Date(clock.nowMs());
  const entry = { id: randomUuid(deps.random), contest_id: await insertContest(deps, { hours: 1 }), email };
  await db
    .insertInto("contest_entries")
    .values({ ...entry, locale: "en", key_hash: "a hash", accepted_rules_at: at, created_at: at })
    .execute();
}

/** Chats: one of the account's, and one that a guest handed over with the address. */
async function insertChats({ db, deps, clock }: PayingTestApp, userId: string, email: string): Promise<void> {
  const at = new Date(clock.nowMs());
  const times = { created_at: at, last_message_at: at };
  const ticket = await nextTicket(db);
  const own = { id: randomUuid(deps.random), user_id: userId, visitor_id: null, email: null, messages: 1 };
  const guests = {
    id: randomUuid(deps.random),
    user_id: null,
    visitor_id: randomUuid(deps.random),
    email,
    messages: 1,
  };
  const end = { state: "handedOver", expects: "email", ticket, ended_at: at, next_chat_at: at } as const;
  await db
    .insertInto("chats")
    .values({ ...own, ...times, locale: "en" })
    .execute();
  await db
    .insertInto("chats")
    .values({ ...guests, ...times, ...end, locale: "en" })
    .execute();
  const text = { sender: "user", content: "Does it run on Linux?", sources: "[]", product_names: "[]" } as const;
  for (const chat of [own, guests]) {
    const place = { id: randomUuid(deps.random), chat_id: chat.id, position: 1, created_at: at };
    await db
      .insertInto("chat_messages")
      .values({ ...place, ...text })
      .execute();
  }
}

/** Data linked only by the address: from a guest, or from somebody else who typed it. */
async function insertOfAddress(shop: PayingTestApp, email: string): Promise<void> {
  const { db, deps } = shop;
  const [at, id] = [now(shop), () => randomUuid(deps.random)];
  await db.insertInto("password_requests").values({ id: id(), email, requested_at: at }).execute();
  const hash = createHash("sha256").update(email).digest("hex");
  await db
    .insertInto("rate_limits")
    .values({ key: `mail:activation:${hash}`, points: 1, expires_at: new Date(at.getTime() + DAY_MS) })
    .execute();
  const typed = { name: "A guest", email, subject: "A question", message: "Does it run on Linux?" };
  await db
    .insertInto("contact_messages")
    .values({ id: id(), user_id: null, ...typed, created_at: at })
    .execute();
  const mail = { user_id: null, dedupe_key: null, sender: "shop@shop.test", headers: "{}", html_body: "<p></p>" };
  const due = { created_at: at, next_attempt_at: at };
  const toTeam = { kind: "contact", recipient: deps.settings.contactRecipient, reply_to: email };
  const toAddress = { kind: "alreadyRegistered", recipient: email, reply_to: null };
  await db
    .insertInto("mails")
    .values([
      { id: id(), ...mail, ...due, ...toTeam, subject: "A question", text_body: "Does it run on Linux?" },
      { id: id(), ...mail, ...due, ...toAddress, subject: "You have an account", text_body: "Log in with it." },
    ])
    .execute();
}

async function insertOfProducts(shop: PayingTestApp, userId: string, orderId: string): Promise<void> {
  const { db, deps } = shop;
  const at = now(shop);
  const product_id = await productId(shop, "faAlign");
  const licenceId = await insertLicence(deps, userId, "faAlign");
  const id = () => randomUuid(deps.random);
  const device = {
    device_hash: "a device",
    device_name: "Studio PC",
    platform: "win" as const,
    plugin_version: "2.1.0",
  };
  const seen = { first_seen_at: at, last_seen_at: at };
  await db
    .insertInto("licence_activations")
    .values({ id: id(), licence_id: licenceId, ...device, ...seen })
    .execute();
  const rating = { user_id: userId, product_id, stars: 5, comment: "Fine.", created_at: at, updated_at: at };
  await db
    .insertInto("ratings")
    .values({ id: id(), ...rating })
    .execute();
  const download = { user_id: userId, product_id, variant: "win" as const, version: "2.0.0", downloaded_at: at };
  await db.insertInto("product_downloads").values(download).execute();
  const batch = db.selectFrom("redeem_batches").select("id").where("label", "=", "launch");
  const code = { code_hash: `code ${licenceId}`, redeemed_at: at, redeemed_by: userId, licence_id: licenceId };
  await db
    .insertInto("redeem_codes")
    .values({ ...code, batch_id: (await batch.executeTakeFirstOrThrow()).id })
    .execute();
  await db
    .insertInto("first_purchases")
    .values({ user_id: userId, order_id: orderId, held_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One that the account made and that waits, one that it received, one that waits for its address. */
async function insertTransfers(shop: PayingTestApp, userId: string, email: string) {
  const { db, deps } = shop;
  const peerId = await insertUser(deps, "Peer Example");
  const insert = async (fromId: string, values: { to?: string; recipient: string }): Promise<string> => {
    const id = randomUuid(deps.random);
    const licenceId = await insertLicence(deps, fromId, "faAlign");
    const serviceId = await insertLicence(deps, fromId, "Licence Transfer");
    const ended = { revoked_at: now(shop) };
    const end = (reason: string, ofId: string) =>
      db
        .updateTable("licences")
        .set({ ...ended, revoked_reason: reason })
        .where("id", "=", ofId)
        .execute();
    await end("transferred", licenceId);
    await end("used", serviceId);
    const licences = { licence_id: licenceId, service_licence_id: serviceId, from_user_id: fromId };
    const times = { started_at: now(shop), returns_at: new Date(shop.clock.nowMs() + 20 * DAY_MS) };
    const to = values.to
      ? {
          to_user_id: values.to,
          new_licence_id: await insertLicence(deps, values.to, "faAlign"),
          status: "done" as const,
        }
      : { status: "waiting" as const };
    await db
      .insertInto("licence_transfers")
      .values({ id, ...licences, ...times, ...to, recipient_email: values.recipient })
      .execute();
    return id;
  };
  const mail = { subject: `A licence from ${email}`, text: `${email} gives you faAlign.`, html: `<p>${email}</p>` };
  await enqueueMail(db, deps, { kind: "licenceReceived", recipient: "peer@customer.example", userId: peerId, ...mail });
  await insert(userId, { recipient: "friend@customer.example" });
  await insert(peerId, { to: userId, recipient: email });
  return { peerId, waitingTransferId: await insert(peerId, { recipient: email }) };
}
