import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  activate,
  createPayingTestApp,
  findBrokenInvariants,
  importTestContent,
  mailsTo,
  newOwner,
  newPayingCustomer,
  type PayingCustomer,
  type PayingTestApp,
  readLicence,
  validLicences,
} from "../testing/index.ts";
import { returnTransfers } from "./return-transfers.ts";

const TRANSFER_WAIT_MS = 14 * 24 * 60 * 60 * 1000;

const PLUGIN = "faAlign";
const SERVICE = "Licence Transfer";
const STRANGER = "stranger@elsewhere.example";

let shop: PayingTestApp;
let seller: PayingCustomer;

beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
});
beforeEach(async () => {
  await shop.db.deleteFrom("licence_transfers").execute();
  seller = await newPayingCustomer(shop);
});
afterAll(() => shop.close());

async function buy(products: Record<string, number>) {
  const order = await seller.orderCart(products);
  await shop.sendWebhook(seller.eventOf(order, "paid"));
  return { refund: () => shop.sendWebhook(seller.eventOf(order, "refunded")) };
}

async function transferTo(recipient: string): Promise<string | null> {
  const licence = (await seller.licences()).find(({ name, revoked_at }) => name === PLUGIN && revoked_at === null);
  const request = { product: PLUGIN, license_id: licence?.id, recipient_email: recipient };
  expect(await seller.browser.call("transferLicence", request)).toMatchObject({ valid: true });
  const ofLicence = shop.db
    .selectFrom("licence_transfers")
    .selectAll()
    .where("licence_id", "=", licence?.id ?? "");
  return (await ofLicence.executeTakeFirstOrThrow()).new_licence_id;
}

test("[ACCT-11] [SAFE-11] a refund takes the licence back from its current owner, through all transfers, and notifies only that owner", async () => {
  await buy({ [SERVICE]: 1 });
  const order = await buy({ [PLUGIN]: 1 });
  const [second, third] = [await newOwner(shop), await newOwner(shop)];
  const ofSecond = await transferTo(second.email);
  await second.transferTo(third.email, ofSecond ?? "");
  const received = await shop.db
    .selectFrom("licences")
    .selectAll()
    .where("user_id", "=", third.userId)
    .where("source", "=", "transfer")
    .executeTakeFirstOrThrow();
  await activate(shop, received.licence_key, "device-0001");
  await order.refund();

  expect(await readLicence(shop, received.id)).toMatchObject({ revoked_reason: "refunded" });
  expect(await activate(shop, received.licence_key, "device-0001")).toMatchObject({ code: "licence.keyUnknown" });
  expect((await mailsTo(shop, third.email)).map(({ kind }) => kind)).toContain("licenceTakenBack");
  expect((await mailsTo(shop, second.email)).map(({ kind }) => kind)).not.toContain("licenceTakenBack");
  // Their other licences stay theirs.
  expect(await validLicences(shop, third.userId)).toEqual([SERVICE, PLUGIN]);
  expect(await validLicences(shop, second.userId)).toEqual([PLUGIN]);
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
});

test("[ACCT-11] a refund of what waits for its recipient ends the transfer: the service is the owner's again, the licence nobody's", async () => {
  await buy({ [SERVICE]: 1 });
  const order = await buy({ [PLUGIN]: 1 });
  await transferTo(STRANGER);
  await order.refund();
  expect(await validLicences(shop, seller.userId)).toEqual([SERVICE]);
  expect((await mailsTo(shop, STRANGER)).map(({ kind }) => kind)).toEqual(["licenceOffered", "licenceTakenBack"]);
  shop.clock.advance(TRANSFER_WAIT_MS);
  expect(await returnTransfers(shop.deps)).toBe(0);
  expect(await validLicences(shop, seller.userId)).toEqual([SERVICE]);
});

test("[ACCT-11] a refund of the service that a waiting transfer uses ends it: the licence is the owner's again", async () => {
  await buy({ [PLUGIN]: 1 });
  const service = await buy({ [SERVICE]: 1 });
  await transferTo(`other-${STRANGER}`);
  await service.refund();
  expect(await validLicences(shop, seller.userId)).toEqual([PLUGIN]);
  shop.clock.advance(TRANSFER_WAIT_MS);
  expect(await returnTransfers(shop.deps)).toBe(0);
  expect(await validLicences(shop, seller.userId)).toEqual([PLUGIN]);
});
