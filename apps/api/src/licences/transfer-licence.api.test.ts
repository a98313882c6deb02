import { randomUuid } from "@shop/kernel";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { applyEmailChanges } from "../email-change/apply-email-changes.ts";
import {
  activate,
  createTestApp,
  importTestContent,
  insertLicence,
  insertUser,
  mailsTo,
  newOwner,
  type Owner,
  readLicence,
  signUp,
  startSession,
  type TestApp,
  validLicences,
} from "../testing/index.ts";
import { returnTransfers } from "./return-transfers.ts";

const TRANSFER_WAIT_MS = 14 * 24 * 60 * 60 * 1000;

const PLUGIN = "faAlign";

let shop: TestApp;
let owner: Owner;
let round = 0;
/** Nobody has an account with it. */
let stranger: string;

beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom("licence_transfers").execute();
  owner = await newOwner(shop);
  round += 1;
  stranger = `stranger-${round}@elsewhere.example`;
});

const transfers = (userId = owner.userId) =>
  shop.db.selectFrom("licence_transfers").selectAll().where("from_user_id", "=", userId).execute();
const codeOf = async (answer: Promise<{ code: unknown }>) => (await answer).code;

test("[ACCT-11] an owner transfers a licence to another account: it is theirs under a new key, one service is used, both are notified", async () => {
  const recipientId = await insertUser(shop.deps, "Grace Example");
  const recipient = `${recipientId}@shop.test`;
  expect(await owner.transferTo(recipient.toUpperCase())).toMatchObject({ valid: true });

  expect(await validLicences(shop, owner.userId)).toEqual([]);
  expect(await validLicences(shop, recipientId)).toEqual([PLUGIN]);
  const former = await readLicence(shop, owner.licenceId);
  expect(former.revoked_reason).toBe("transferred");
  expect(await readLicence(shop, owner.serviceIds[0] ?? "")).toMatchObject({ revoked_reason: "used" });
  const [transfer] = await transfers();
  expect(transfer).toMatchObject({ status: "done", to_user_id: recipientId });
  const given = await readLicence(shop, transfer?.new_licence_id ?? "");
  expect(given).toMatchObject({ source: "transfer", order_line_id: null, via_bundle_id: null });
  expect(given.licence_key).not.toBe(former.licence_key);

  const [toOwner, ...moreToOwner] = await mailsTo(shop, owner.email);
  const [toRecipient, ...moreToRecipient] = await mailsTo(shop, recipient);
  expect([moreToOwner, moreToRecipient]).toEqual([[], []]);
  expect(toOwner).toMatchObject({ kind: "licenceHandedOn", user_id: owner.userId });
  expect(toOwner?.text_body).toContain(recipient);
  expect(toRecipient).toMatchObject({ kind: "licenceReceived", user_id: recipientId });
  for (const part of [owner.email, PLUGIN, given.licence_key]) expect(toRecipient?.text_body).toContain(part);
  expect(toRecipient?.text_body).not.toContain(former.licence_key);
});

test("[ACCT-11] [SAFE-13] with the licence go its downloads, its links that are out and its devices", async () => {
  const { result } = await owner.browser.call("downloadProduct", { product: PLUGIN, license_id: owner.licenceId });
  const { licence_key: key } = await readLicence(shop, owner.licenceId);
  expect(await activate(shop, key, "device-0001")).toMatchObject({ success: true });
  await owner.transferTo(stranger);

  expect((await shop.app.request(result.url)).status).toBe(404);
  expect((await owner.browser.call("getOwnedProducts")).result.plugin).toEqual([]);
  expect(
    await codeOf(owner.browser.call("downloadProduct", { product: PLUGIN, os: "win", license_id: owner.licenceId })),
  ).toBe("product.notOwned");
  expect(await activate(shop, key, "device-0001")).toMatchObject({ success: false, code: "licence.keyUnknown" });
  const places = await shop.db
    .selectFrom("licence_activations")
    .select("released_at")
    .where("licence_id", "=", owner.licenceId)
    .execute();
  expect(places).toEqual([{ released_at: new Date(shop.clock.nowMs()) }]);
});

test("[SAFE-07] response, account page and the owner's mail are the same whether or not the recipient has an account", async () => {
  const known = `${await insertUser(shop.deps)}@shop.test`;
  const other = await newOwner(shop);
  const responses = [await owner.transferTo(known), await other.transferTo(stranger)];
  expect(responses[0]).toEqual(responses[1]);
  const seen = [owner, other].map(async ({ browser, email, userId }, index) => {
    const { result } = await browser.call("getOwnedProducts");
    const mails = await mailsTo(shop, email);
    const plain = (text: string) =>
      text.replaceAll(index === 0 ? known : stranger, "RECIPIENT").replaceAll(userId, "OWNER");
    return {
      list: plain(JSON.stringify(result)),
      mails: mails.map((mail) => [mail.kind, mail.subject, plain(mail.text_body), plain(mail.html_body)]),
    };
  });
  const [ofKnown, ofStranger] = await Promise.all(seen);
  expect(ofKnown).toEqual(ofStranger);
  expect(ofKnown?.list).toContain('"recipient_email":"RECIPIENT"');
});

test("[ACCT-11] without an account the licence waits, and is in the account that is opened for the address, announced by mail", async () => {
  await owner.transferTo(stranger);
  expect(await mailsTo(shop, stranger)).toMatchObject([{ kind: "licenceOffered", user_id: null }]);
  expect((await mailsTo(shop, stranger))[0]?.text_body).toContain("http://shop.test/account");
  await signUp(shop, await shop.newBrowser({ address: `192.0.2.${round}` }).start(), stranger);

  const { id } = await shop.db.selectFrom("users").select("id").where("email", "=", stranger).executeTakeFirstOrThrow();
  expect(await validLicences(shop, id)).toEqual([PLUGIN, "faDelay"]);
  expect(await transfers()).toMatchObject([{ status: "done", to_user_id: id }]);
  expect((await mailsTo(shop, stranger)).map(({ kind }) => kind)).toContain("licenceReceived");
  shop.clock.advance(TRANSFER_WAIT_MS);
  expect(await returnTransfers(shop.deps)).toBe(0);
  expect(await validLicences(shop, id)).toEqual([PLUGIN, "faDelay"]);
  // The address has served its purpose.
  expect(await transfers()).toMatchObject([{ recipient_email: null }]);
});

test("[ACCT-11] what nobody claims in 14 days comes back under its key, with the service, and can be transferred again", async () => {
  await owner.transferTo(stranger);
  const { result: waiting } = await owner.browser.call("getOwnedProducts");
  expect(waiting).toMatchObject({
    waiting_transfers: [
      {
        product: PLUGIN,
        recipient_email: stranger,
        returns_at: new Date(shop.clock.nowMs() + TRANSFER_WAIT_MS).toISOString(),
      },
    ],
    transfer_services: 0,
  });
  shop.clock.advance(TRANSFER_WAIT_MS - 1);
  expect(await returnTransfers(shop.deps)).toBe(0);
  shop.clock.advance(1);
  expect(await returnTransfers(shop.deps)).toBe(1);
  expect(await returnTransfers(shop.deps)).toBe(0);

  expect(await validLicences(shop, owner.userId)).toEqual(["Licence Transfer", PLUGIN]);
  expect((await mailsTo(shop, owner.email)).map(({ kind }) => kind)).toEqual(["licenceHandedOn", "licenceReturned"]);
  const { result } = await (await owner.browser.start()).call("getOwnedProducts");
  expect(result).toMatchObject({ waiting_transfers: [], transfer_services: 1 });
  await signUp(shop, await shop.newBrowser({ address: `192.0.2.${round}` }).start(), stranger);
  const { id } = await shop.db.selectFrom("users").select("id").where("email", "=", stranger).executeTakeFirstOrThrow();
  expect(await validLicences(shop, id)).toEqual(["faDelay"]);
  expect(await owner.transferTo(stranger)).toMatchObject({ valid: true });
  expect(await validLicences(shop, id)).toEqual([PLUGIN, "faDelay"]);
});

test("[ACCT-11] an account that changes to the address has what waits for it", async () => {
  await owner.transferTo(stranger);
  const userId = await insertUser(shop.deps);
  const now = new Date(shop.clock.nowMs());
  await shop.db
    .insertInto("email_changes")
    .values({
      ...{ id: randomUuid(shop.deps.random), user_id: userId, old_email: `${userId}@shop.test`, new_email: stranger },
      ...{ confirmed_at: now, takes_effect_at: now },
    })
    .execute();
  await applyEmailChanges(shop.deps);
  expect(await validLicences(shop, userId)).toEqual([PLUGIN]);
  expect((await mailsTo(shop, stranger)).map(({ kind }) => kind)).toContain("licenceReceived");
});

test("[ACCT-11] an account that opens after the 14 days, before the job has run, comes too late", async () => {
  await owner.transferTo(stranger);
  shop.clock.advance(TRANSFER_WAIT_MS);
  await signUp(shop, await shop.newBrowser({ address: `192.0.2.${round}` }).start(), stranger);
  expect(await returnTransfers(shop.deps)).toBe(1);
  expect(await validLicences(shop, owner.userId)).toEqual(["Licence Transfer", PLUGIN]);
});

test("[ACCT-11] each refusal says why, and changes nothing", async () => {
  const bare = await newOwner(shop, 0);
  const pack = await insertLicence(shop.deps, owner.userId, "faIR Modern Rock");
  const free = await insertLicence(shop.deps, owner.userId, "faDelay");
  await shop.db.updateTable("licences").set({ source: "activation" }).where("id", "=", free).execute();
  const refusals = [
    [owner.transferTo("no address"), "transfer.recipientRefused"],
    [owner.transferTo(`  ${owner.email.toUpperCase()} `), "transfer.recipientIsOwner"],
    [owner.transferTo(stranger, bare.licenceId), "product.notOwned"],
    [owner.transferTo(stranger, owner.licenceId, "faDelay"), "product.notOwned"],
    [owner.transferTo(stranger, pack, "faIR Modern Rock"), "transfer.notTransferable"],
    [owner.transferTo(stranger, free, "faDelay"), "transfer.notTransferable"],
    [bare.transferTo(stranger), "transfer.serviceMissing"],
  ] as const;
  for (const [answer, code] of refusals) expect(await codeOf(answer)).toBe(code);
  expect([await transfers(), await transfers(bare.userId), await mailsTo(shop, stranger)]).toEqual([[], [], []]);
  expect(await validLicences(shop, owner.userId)).toContain(PLUGIN);
  expect(await owner.transferTo(stranger)).toMatchObject({ valid: true });
  expect(await codeOf(owner.transferTo(stranger))).toBe("product.notOwned");
});

test("[ACCT-11] a licence that was transferred can be transferred once more by its new owner", async () => {
  const next = await newOwner(shop);
  await owner.transferTo(next.email);
  const [transfer] = await transfers();
  expect(await next.transferTo(stranger, transfer?.new_licence_id ?? "")).toMatchObject({ valid: true });
  expect(await validLicences(shop, next.userId)).toEqual([PLUGIN]);
});

test("[SAFE-05] a repeat of a transfer under its key uses no second service", async () => {
  const twice = await newOwner(shop, 2);
  const request = { product: PLUGIN, license_id: twice.licenceId, recipient_email: stranger };
  const options = { idempotencyKey: `transfer-${round}` };
  const responses = [
    await twice.browser.call("transferLicence", request, options),
    await twice.browser.call("transferLicence", request, options),
  ];
  expect(responses[1]).toEqual(responses[0]);
  expect(await validLicences(shop, twice.userId)).toEqual(["Licence Transfer"]);
});

test("[SAFE-03] nobody transfers a licence for another, logged in or not", async () => {
  const thief = await shop.newBrowser().start();
  const request = { product: PLUGIN, license_id: owner.licenceId, recipient_email: stranger };
  expect(await thief.call("transferLicence", request)).toMatchObject({ status: 401, code: "api.loginRequired" });
  const thiefId = await insertUser(shop.deps);
  await insertLicence(shop.deps, thiefId, "Licence Transfer");
  await startSession(shop.deps, thief, thiefId);
  expect(await thief.call("transferLicence", request)).toMatchObject({ valid: false, code: "product.notOwned" });
  expect(await validLicences(shop, owner.userId)).toContain(PLUGIN);
});
