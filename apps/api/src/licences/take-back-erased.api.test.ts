import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { applyEmailChanges } from "../email-change/apply-email-changes.ts";
import { eraseAccount } from "../personal-data/erase-account.ts";
import {
  activate,
  createPayingTestApp,
  findBrokenInvariants,
  importTestContent,
  mailsTo,
  newOwner,
  newPayingCustomer,
  type Owner,
  type PayingCustomer,
  type PayingTestApp,
  validLicences,
} from "../testing/index.ts";

const PLUGIN = "faAlign";
const SERVICE = "Licence Transfer";
const DEVICE = "device-0001";

let shop: PayingTestApp;
let buyer: PayingCustomer;
let second: Owner;
let third: Owner;
let refund: () => Promise<number>;

beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
});
afterAll(async () => {
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
  await shop.close();
});

/** Somebody buys a plugin and transfers it; the recipient has one of their own too, and so does the third. */
beforeEach(async () => {
  buyer = await newPayingCustomer(shop);
  await shop.sendWebhook(buyer.eventOf(await buyer.orderCart({ [SERVICE]: 1 }), "paid"));
  const order = await buyer.orderCart({ [PLUGIN]: 1 });
  await shop.sendWebhook(buyer.eventOf(order, "paid"));
  refund = () => shop.sendWebhook(buyer.eventOf(order, "refunded"));
  [second, third] = [await newOwner(shop), await newOwner(shop)];
  const bought = (await buyer.licences()).find(({ name }) => name === PLUGIN);
  const transfer = { product: PLUGIN, license_id: bought?.id, recipient_email: second.email };
  expect(await buyer.browser.call("transferLicence", transfer)).toMatchObject({ valid: true });
});

async function erase(userId: string): Promise<void> {
  const due = { deletion_due_at: new Date(shop.clock.nowMs()) };
  await shop.db.updateTable("users").set(due).where("id", "=", userId).execute();
  expect(await eraseAccount(shop.deps, userId)).toBe("erased");
}

async function receivedBy(owner: Owner) {
  const licences = shop.db.selectFrom("licences").selectAll().where("user_id", "=", owner.userId);
  return licences.where("source", "=", "transfer").executeTakeFirstOrThrow();
}

const kindsTo = async (owner: Owner) => (await mailsTo(shop, owner.email)).map(({ kind }) => kind);

test("[ACCT-11] [SAFE-11] a refund finds the licence that was transferred, though its buyer is erased, and notifies its current owner", async () => {
  const current = await receivedBy(second);
  await activate(shop, current.licence_key, DEVICE);
  await erase(buyer.userId);
  expect(await validLicences(shop, second.userId)).toEqual([SERVICE, PLUGIN, PLUGIN]);
  expect(await refund()).toBe(200);
  expect(await receivedBy(second)).toMatchObject({ revoked_reason: "refunded" });
  expect(await activate(shop, current.licence_key, DEVICE)).toMatchObject({ code: "licence.keyUnknown" });
  expect((await kindsTo(second)).filter((kind) => kind === "licenceTakenBack")).toHaveLength(1);
  // Licences from other sources stay.
  expect(await validLicences(shop, second.userId)).toEqual([SERVICE, PLUGIN]);
});

test.each([
  { erased: "the buyer", who: () => [buyer.userId] },
  { erased: "the one in between", who: () => [second.userId] },
  { erased: "both", who: () => [buyer.userId, second.userId] },
])(
  "[ACCT-11] [SAFE-11] transferred twice, it is taken back from the third after the erasure of $erased",
  async ({ who }) => {
    await second.transferTo(third.email, (await receivedBy(second)).id);
    for (const userId of who()) await erase(userId);
    await refund();
    expect(await receivedBy(third)).toMatchObject({ revoked_reason: "refunded" });
    expect((await kindsTo(third)).filter((kind) => kind === "licenceTakenBack")).toHaveLength(1);
    expect(await validLicences(shop, third.userId)).toEqual([SERVICE, PLUGIN]);
  },
);

test("[ACCT-11] a buyer who has transferred nothing gets the credit note alone", async () => {
  const other = await newPayingCustomer(shop);
  const order = await other.orderCart({ [PLUGIN]: 1 });
  await shop.sendWebhook(other.eventOf(order, "paid"));
  await shop.sendWebhook(other.eventOf(order, "refunded"));
  expect((await other.mails()).map(({ kind }) => kind).sort()).toEqual(["creditNote", "orderConfirmation"]);
});

test("[ACCT-11] what waits for a third ends by the refund: the service is its owner's again, the licence nobody's", async () => {
  await second.transferTo("stranger@elsewhere.example", (await receivedBy(second)).id);
  await erase(buyer.userId);
  await refund();
  expect(await validLicences(shop, second.userId)).toEqual([SERVICE, PLUGIN]);
  expect(await receivedBy(second)).toMatchObject({ revoked_reason: "refunded" });
  expect(await mailsTo(shop, "stranger@elsewhere.example")).toMatchObject([
    { kind: "licenceOffered" },
    { kind: "licenceTakenBack" },
  ]);
});

test("[ACCT-11] one that was claimed after it had waited is found too", async () => {
  const fourth = "fourth@elsewhere.example";
  await second.transferTo(fourth, (await receivedBy(second)).id);
  // An account that changes to the address claims what waits for it.
  const claimed = await newOwner(shop);
  const now = new Date(shop.clock.nowMs());
  const change = { old_email: claimed.email, new_email: fourth, confirmed_at: now, takes_effect_at: now };
  await shop.db
    .insertInto("email_changes")
    .values({ id: claimed.userId, user_id: claimed.userId, ...change })
    .execute();
  await applyEmailChanges(shop.deps);
  await erase(buyer.userId);
  await erase(second.userId);
  await refund();
  expect(await receivedBy(claimed)).toMatchObject({ revoked_reason: "refunded" });
});
