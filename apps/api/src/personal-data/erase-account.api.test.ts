import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { submitContactForm } from "../contact/submit-contact-form.ts";
import {
  buildRegistration,
  createPayingTestApp,
  findBrokenInvariants,
  importTestContent,
  newPayingCustomer,
  type PayingCustomer,
  type PayingTestApp,
} from "../testing/index.ts";
import { eraseAccount } from "./erase-account.ts";
import { eraseDueAccounts } from "./erase-due-accounts.ts";
import { readPerson } from "./read-person.ts";

const ACTIVATION_LIFE_MS = 48 * 60 * 60 * 1000;
const ERASURE_WAITS_FOR_PAYMENT_MS = 24 * 60 * 60 * 1000;
const NEVER_ACTIVATED_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

let shop: PayingTestApp;
let customer: PayingCustomer;
beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
});
afterAll(async () => {
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
  await shop.close();
});
beforeEach(async () => {
  customer = await newPayingCustomer(shop);
});

async function fallDue(userId: string): Promise<void> {
  const due = { deletion_due_at: new Date(shop.clock.nowMs()) };
  await shop.db.updateTable("users").set(due).where("id", "=", userId).execute();
}

test("[ACCT-06] an account whose deletion wasn't asked for, or was taken back, is left alone", async () => {
  expect(await eraseAccount(shop.deps, customer.userId)).toBe("notDue");
  await fallDue(customer.userId);
  await shop.db.updateTable("users").set({ deletion_due_at: null }).where("id", "=", customer.userId).execute();
  expect(await eraseAccount(shop.deps, customer.userId)).toBe("notDue");
});

test("[ACCT-06] an order that may still be paid is settled first: it is paid, and then the account is erased", async () => {
  const order = await customer.orderCart({ faAlign: 1 });
  await fallDue(customer.userId);
  expect(await eraseAccount(shop.deps, customer.userId)).toBe("waits");
  expect(await shop.sendWebhook(customer.eventOf(order, "paid"))).toBe(200);
  expect(await customer.licences()).toHaveLength(1);
  expect(await eraseAccount(shop.deps, customer.userId)).toBe("erased");
  expect(await customer.readOrder(order)).toMatchObject({ status: "paid", user_id: null, buyer_name: "Ada Example" });
});

test("an order that nobody settled delays an erasure by a day, not longer", async () => {
  const order = await customer.orderCart({ faAlign: 1 });
  await fallDue(customer.userId);
  shop.clock.advance(order.expires_at.getTime() - shop.clock.nowMs() + ERASURE_WAITS_FOR_PAYMENT_MS - 1);
  expect(await eraseAccount(shop.deps, customer.userId)).toBe("waits");
  shop.clock.advance(1);
  expect(await eraseAccount(shop.deps, customer.userId)).toBe("erased");
  expect(await customer.readOrder(order)).toMatchObject({ status: "closed", user_id: null, buyer_name: "" });
});

test("money that comes after all is noted and reported to the operator, for there is nobody to give anything to", async () => {
  const order = await customer.orderCart({ faAlign: 1 });
  await fallDue(customer.userId);
  shop.clock.advance(2 * ERASURE_WAITS_FOR_PAYMENT_MS);
  expect(await eraseAccount(shop.deps, customer.userId)).toBe("erased");
  const paid = customer.eventOf(order, "paid");
  expect(await shop.sendWebhook(paid)).toBe(200);
  expect(await customer.outcomeOf(paid)).toBe("buyerIsGone");
  expect((await customer.readOrder(order)).flags).toEqual(["paidLate", "buyerIsGone"]);
});

test("a refund after the erasure takes the invoice back, by mail to the invoice's address", async () => {
  const order = await customer.orderCart({ faAlign: 1 });
  await shop.sendWebhook(customer.eventOf(order, "paid"));
  await fallDue(customer.userId);
  expect(await eraseAccount(shop.deps, customer.userId)).toBe("erased");
  expect(await shop.sendWebhook(customer.eventOf(order, "refunded"))).toBe(200);
  expect(await customer.readOrder(order)).toMatchObject({ status: "refunded", credit_note_number: expect.any(String) });
  const mail = shop.db.selectFrom("mails").select(["kind", "user_id"]).where("recipient", "=", order.buyer_email);
  expect(await mail.execute()).toEqual([{ kind: "creditNote", user_id: null }]);
});

test("an account that can't be erased delays no other", async () => {
  const other = await newPayingCustomer(shop);
  await fallDue(customer.userId);
  await fallDue(other.userId);
  // Simulates any fault in one account's rows.
  const refuse = shop.db.schema
    .createTable("in_the_way")
    .addColumn("user_id", "uuid", (column) => column.references("users.id"));
  await refuse.execute();
  await shop.db
    .insertInto("in_the_way" as "first_purchases")
    .values({ user_id: customer.userId } as never)
    .execute();
  expect(await eraseDueAccounts(shop.deps)).toMatchObject({ erased: 1, failed: 1 });
  await shop.db.schema.dropTable("in_the_way").execute();
  expect(await eraseDueAccounts(shop.deps)).toMatchObject({ erased: 1, failed: 0 });
  expect(JSON.stringify(shop.logged)).not.toContain(customer.userId);
});

test("[SAFE-03] an account with the team's address is shown no message to the team, and erases none", async () => {
  const { contactRecipient } = shop.deps.settings;
  await shop.db.updateTable("users").set({ email: contactRecipient }).where("id", "=", customer.userId).execute();
  const guest = {
    name: "A guest",
    email: "guest@customer.example",
    userId: null,
    address: "192.0.2.1",
    locale: "en" as const,
  };
  const sent = await submitContactForm(shop.deps, { ...guest, subject: "", message: "For the team alone." });
  expect(sent).toMatchObject({ isOk: true });
  const file = await readPerson(shop.db, { userId: customer.userId, email: contactRecipient });
  expect(JSON.stringify(file)).not.toContain("For the team alone.");
  await fallDue(customer.userId);
  expect(await eraseAccount(shop.deps, customer.userId)).toBe("erased");
  const kept = await shop.db.selectFrom("mails").select("id").where("kind", "=", "contact").execute();
  expect(kept).toHaveLength(1);
});

test("[SAFE-27] a sign-up that nobody activates is forgotten after thirty days; one whose new link is still valid is not", async () => {
  const email = "squatted@customer.example";
  const browser = await shop.newBrowser().start();
  await browser.callSecured("register", buildRegistration({ email_address: email }));
  const { id } = await shop.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  shop.clock.advance(NEVER_ACTIVATED_LIFE_MS - 1);
  expect(await eraseAccount(shop.deps, id)).toBe("notDue");
  const later = await shop.newBrowser().start();
  await later.call("resendActivation", { email });
  shop.clock.advance(1);
  expect(await eraseAccount(shop.deps, id)).toBe("notDue");
  shop.clock.advance(ACTIVATION_LIFE_MS);
  expect(await eraseDueAccounts(shop.deps)).toMatchObject({ erased: 1, failed: 0 });
  expect(await shop.db.selectFrom("users").select("id").where("email", "=", email).execute()).toEqual([]);
});
