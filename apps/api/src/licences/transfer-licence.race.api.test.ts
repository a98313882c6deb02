import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lockLicencesOfUser } from "../personal-data/due-deletions.ts";
import {
  activate,
  createPayingTestApp,
  findBrokenInvariants,
  importTestContent,
  insertLicence,
  insertUser,
  newOwner,
  type Owner,
  type PayingTestApp,
  readLicence,
  validLicences,
  waitersBecome,
} from "../testing/index.ts";
import { claimWaitingTransfers } from "./claim-waiting-transfers.ts";
import { returnTransfers } from "./return-transfers.ts";
import { takeBackChain } from "./take-back-chain.ts";
import { transferLicence } from "./transfer-licence.ts";

const MAX_LICENCE_DEVICES = 5;
const TRANSFER_WAIT_MS = 14 * 24 * 60 * 60 * 1000;

const AT_ONCE = 50;
const ROUNDS = 10;
const PLUGIN = "faAlign";
const SERVICE = "Licence Transfer";

describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("on real PostgreSQL", () => {
  let shop: PayingTestApp;
  let owner: Owner;
  beforeAll(async () => {
    shop = await createPayingTestApp();
    await importTestContent(shop.deps);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.db.deleteFrom("licence_transfers").execute();
    owner = await newOwner(shop);
  });

  const transferTo = (recipientEmail: string, licenceId = owner.licenceId, userId = owner.userId) =>
    transferLicence(shop.deps, { userId, product: PLUGIN, licenceId, recipientEmail });
  const transfers = () => shop.db.selectFrom("licence_transfers").selectAll().execute();

  test("[SAFE-06] [ACCT-11] one licence, transferred to fifty people at once, has one owner and uses one service", async () => {
    const recipients: string[] = [];
    for (let count = 0; count < AT_ONCE; count += 1) {
      // Half of them have an account.
      const id = count % 2 === 0 ? await insertUser(shop.deps) : `stranger-${count}`;
      recipients.push(`${id}@shop.test`);
    }
    await insertLicence(shop.deps, owner.userId, SERVICE);
    const results = await Promise.all(recipients.map((recipient) => transferTo(recipient)));
    expect(results.filter(({ isOk }) => isOk)).toHaveLength(1);
    expect(new Set(results.flatMap((result) => (result.isOk ? [] : [result.failure.code])))).toEqual(
      new Set(["product.notOwned"]),
    );
    expect(await transfers()).toHaveLength(1);
    expect(await validLicences(shop, owner.userId)).toEqual([SERVICE]);
    expect(await findBrokenInvariants(shop.db)).toEqual([]);
  });

  test("[SAFE-06] [ACCT-11] two licences and one service: one is transferred, ten rounds", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const seller = await newOwner(shop);
      const other = await insertLicence(shop.deps, seller.userId, PLUGIN);
      const results = await Promise.all(
        [seller.licenceId, other].map((licence, index) =>
          transferTo(`stranger-${round}-${index}@elsewhere.example`, licence, seller.userId),
        ),
      );
      expect(results.filter(({ isOk }) => isOk)).toHaveLength(1);
      expect(results.find(({ isOk }) => !isOk)).toMatchObject({ failure: { code: "transfer.serviceMissing" } });
      expect(await validLicences(shop, seller.userId)).toEqual([PLUGIN]);
    }
  });

  test("[SAFE-06] fifty devices at once take a licence's five places", async () => {
    const { licence_key: key } = await readLicence(shop, owner.licenceId);
    const responses = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => activate(shop, key, `device-${1000 + index}`, `192.0.2.${index}`)),
    );
    expect(responses.filter(({ success }) => success)).toHaveLength(MAX_LICENCE_DEVICES);
    const again = await Promise.all(
      Array.from({ length: AT_ONCE }, () => activate(shop, key, "device-1000", "198.51.100.1")),
    );
    expect(new Set(again.map(({ success }) => success)).size).toBe(1);
    expect(await findBrokenInvariants(shop.db)).toEqual([]);
  });

  test("[SAFE-06] [ACCT-11] an account that opens while its licence goes back: one of the two has it, ten rounds", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const seller = await newOwner(shop);
      const userId = await insertUser(shop.deps);
      const email = `${userId}@shop.test`;
      await shop.db
        .updateTable("users")
        .set({ is_active: false, activated_at: null })
        .where("id", "=", userId)
        .execute();
      await transferTo(email, seller.licenceId, seller.userId);
      shop.clock.advance(TRANSFER_WAIT_MS);
      const late = { ...shop.deps, clock: { ...shop.deps.clock, nowMs: () => shop.clock.nowMs() - 1 } };
      const open = shop.db.transaction().execute(async (trx) => {
        const opened = { is_active: true, activated_at: new Date(late.clock.nowMs()) };
        const user = trx.updateTable("users").set(opened).where("id", "=", userId).returningAll();
        await claimWaitingTransfers(trx, late, await user.executeTakeFirstOrThrow());
      });
      await Promise.all([open, returnTransfers(shop.deps), returnTransfers(shop.deps)]);
      const both = [...(await validLicences(shop, userId)), ...(await validLicences(shop, seller.userId))];
      expect(both.filter((name) => name === PLUGIN)).toHaveLength(1);
      expect(both.includes(SERVICE)).toBe((await validLicences(shop, seller.userId)).includes(PLUGIN));
    }
    expect(await findBrokenInvariants(shop.db)).toEqual([]);
  });

  test("[SAFE-06] [ACCT-11] an account that opens while a licence is transferred to it waits for that, and misses nothing", async () => {
    const userId = await insertUser(shop.deps);
    await shop.db.updateTable("users").set({ is_active: false, activated_at: null }).where("id", "=", userId).execute();
    const handing = await shop.db.startTransaction().execute();
    const asked = { userId: owner.userId, product: PLUGIN, licenceId: owner.licenceId };
    await transferLicence({ ...shop.deps, db: handing }, { ...asked, recipientEmail: `${userId}@shop.test` });
    let isOpen = false;
    const open = shop.db.transaction().execute(async (trx) => {
      const opened = { is_active: true, activated_at: new Date(shop.clock.nowMs()) };
      const user = trx.updateTable("users").set(opened).where("id", "=", userId).returningAll();
      await claimWaitingTransfers(trx, shop.deps, await user.executeTakeFirstOrThrow());
      isOpen = true;
    });
    await waitersBecome(shop.db, 1, () => isOpen);
    await handing.commit().execute();
    await open;
    expect(await validLicences(shop, userId)).toEqual([PLUGIN]);
  });

  test("[SAFE-11] a refund and the erasure of the licence's current owner don't block each other", async () => {
    const holderId = await insertUser(shop.deps);
    await transferTo(`${holderId}@shop.test`);
    const refunding = await shop.db.transaction().execute(async (trx) => {
      // Like an erasure: locks the licences first, then the rows around them.
      await lockLicencesOfUser(trx, holderId);
      const refund = shop.db
        .transaction()
        .execute((own) => takeBackChain(own, shop.deps, [owner.licenceId], "refunded"));
      await waitersBecome(shop.db, 1);
      await trx.updateTable("licence_transfers").set({ to_user_id: null }).where("to_user_id", "=", holderId).execute();
      return { refund };
    });
    await refunding.refund;
    expect(await validLicences(shop, holderId)).toEqual([]);
  });

  test("[SAFE-06] [ACCT-11] a refund while its licence is transferred leaves it to nobody, ten rounds", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const seller = await newOwner(shop);
      const recipientId = await insertUser(shop.deps);
      const refund = shop.db
        .transaction()
        .execute((trx) => takeBackChain(trx, shop.deps, [seller.licenceId], "refunded"));
      await Promise.all([refund, transferTo(`${recipientId}@shop.test`, seller.licenceId, seller.userId)]);
      expect([await validLicences(shop, recipientId), await validLicences(shop, seller.userId)].flat()).not.toContain(
        PLUGIN,
      );
    }
    expect(await findBrokenInvariants(shop.db)).toEqual([]);
  });
});
