import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendResetLinks } from "../sign-in/send-reset-links.ts";
import { createTestApp, insertUser, newestMailTo, type TestApp, waitersBecome } from "../testing/index.ts";
import { lockUser } from "../users/users.ts";
import { applyEmailChanges } from "./apply-email-changes.ts";
import { insertEmailChange, setEmail } from "./email-changes.ts";

// An embedded database has one connection and so no races. Only a real server shows them.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("a change of address", () => {
  let shop: TestApp;
  let userId = "";
  let [old, fresh] = ["", ""];
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    userId = await insertUser(shop.deps);
    [old, fresh] = [`${userId}@shop.test`, `${userId}@new.example`];
  });

  test("[SAFE-09] that comes into force while a reset mail is being written leaves no reset link in the old mailbox", async () => {
    const browser = await shop.newBrowser().start();
    await browser.callSecured("passwordForget", { email_address: old });
    const sending = await shop.db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      const run = sendResetLinks(shop.deps);
      await waitersBecome(shop.db, 1);
      await setEmail(trx, userId, fresh);
      return { run };
    });
    await sending.run;
    expect(await newestMailTo(shop, old, "resetPassword")).toBeUndefined();
    const links = shop.db.selectFrom("link_keys").select("id").where("user_id", "=", userId);
    expect(await links.execute()).toEqual([]);
  });

  test("[SAFE-06][ACCT-07] is put into force once by ten jobs at once, and of two accounts that want one address one has it", async () => {
    const rival = await insertUser(shop.deps);
    const now = new Date(shop.clock.nowMs());
    for (const id of [userId, rival]) {
      const change = { id, userId: id, oldEmail: `${id}@shop.test`, newEmail: fresh, now, takesEffectAt: now };
      await insertEmailChange(shop.db, change);
    }
    const runs = await Promise.all(Array.from({ length: 10 }, () => applyEmailChanges(shop.deps)));
    const last = await applyEmailChanges(shop.deps);
    expect(runs.reduce((sum, count) => sum + count, last)).toBe(2);
    const changes = shop.db.selectFrom("email_changes").select("outcome").where("user_id", "in", [userId, rival]);
    expect((await changes.orderBy("outcome").execute()).map(({ outcome }) => outcome)).toEqual([
      "addressTaken",
      "changed",
    ]);
    expect(await shop.db.selectFrom("users").select("id").where("email", "=", fresh).execute()).toHaveLength(1);
  });
});
