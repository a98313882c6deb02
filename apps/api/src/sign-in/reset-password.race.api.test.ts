import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  askForReset,
  createTestApp,
  logIn,
  readResetLink,
  signUp,
  TEST_PASSWORD,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";
import { resetPassword } from "./reset-password.ts";
import { sendResetLinks } from "./send-reset-links.ts";

const AT_ONCE = 50;

describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("on real PostgreSQL", () => {
  let shop: TestApp;
  let browser: TestBrowser;
  let round = 0;
  let email = "";
  beforeAll(async () => {
    shop = await createTestApp();
    await Promise.all(Array.from({ length: AT_ONCE }, () => shop.db.selectFrom("users").select("id").execute()));
  });
  beforeEach(async () => {
    round += 1;
    email = `ada-${round}@customer.example`;
    browser = await shop.newBrowser({ address: `192.0.2.${round}` }).start();
    await signUp(shop, browser, email);
  });
  afterAll(() => shop.close());

  test("[SAFE-06][SAFE-09] one reset link, used fifty times at once, sets one password and notifies the owner once", async () => {
    await askForReset(shop, browser, email);
    const link = await readResetLink(shop, email);
    const results = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => {
        const password = `Fine-Password-No-${index}`;
        const passwords = { newPassword: password, newPasswordAgain: password };
        return resetPassword(shop.deps, { ...link, ...passwords, address: `198.51.100.${index}`, visitorId: null });
      }),
    );
    const winners = results.flatMap((result, index) => (result.isOk ? [index] : []));
    expect(winners).toHaveLength(1);
    const codes = results.flatMap((result) => (result.isOk ? [] : [result.failure.code]));
    expect(new Set(codes)).toEqual(new Set(["auth.resetLinkExpired"]));
    const mails = shop.db.selectFrom("mails").select("id").where("kind", "=", "passwordChanged");
    expect(await mails.where("recipient", "=", email).execute()).toHaveLength(1);
    expect(await logIn(browser, email, `Fine-Password-No-${winners[0]}`)).toMatchObject({ valid: true });
  });

  test("[SAFE-06][SAFE-20] thirty requests for one address, handled by ten workers at once, make three mails at most and one valid link", async () => {
    const now = new Date(shop.clock.nowMs());
    const requests = Array.from({ length: 30 }, () => ({ id: crypto.randomUUID(), email, requested_at: now }));
    await shop.db.insertInto("password_requests").values(requests).execute();
    await Promise.all(Array.from({ length: 10 }, () => sendResetLinks(shop.deps)));
    await sendResetLinks(shop.deps);
    const mails = shop.db.selectFrom("mails").select("id").where("kind", "=", "resetPassword");
    expect((await mails.where("recipient", "=", email).execute()).length).toBeLessThanOrEqual(3);
    const links = shop.db.selectFrom("link_keys").innerJoin("users", "users.id", "link_keys.user_id");
    const good = await links.where("email", "=", email).where("purpose", "=", "reset").where("used_at", "is", null);
    expect(await good.select("link_keys.id").execute()).toHaveLength(1);
    expect(await shop.db.selectFrom("password_requests").select("id").execute()).toEqual([]);
  });

  test("[SAFE-06][SAFE-09] of logins with the old password that race a reset none keeps a session", async () => {
    await askForReset(shop, browser, email);
    const link = await readResetLink(shop, email);
    const passwords = { newPassword: "Fine-Password-No-1", newPasswordAgain: "Fine-Password-No-1" };
    const visitors = await Promise.all(
      Array.from({ length: 20 }, (_, index) => shop.newBrowser({ address: `203.0.113.${index}` }).start()),
    );
    const [reset] = await Promise.all([
      resetPassword(shop.deps, { ...link, ...passwords, address: "198.51.100.200", visitorId: null }),
      ...visitors.map((visitor) => logIn(visitor, email, TEST_PASSWORD)),
    ]);
    expect(reset.isOk).toBe(true);
    const sessions = shop.db.selectFrom("sessions").innerJoin("users", "users.id", "sessions.user_id");
    const alive = sessions.where("email", "=", email).where("revoked_at", "is", null).select("sessions.id");
    expect(await alive.execute()).toEqual([]);
  });
});
