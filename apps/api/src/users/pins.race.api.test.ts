import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { confirmAccountDeletion } from "../account/confirm-account-deletion.ts";
import { initiateAccountDeletion } from "../account/initiate-account-deletion.ts";
import { applyEmailChanges } from "../email-change/apply-email-changes.ts";
import { confirmEmailChange } from "../email-change/confirm-email-change.ts";
import { initiateEmailChange } from "../email-change/initiate-email-change.ts";
import { revokeEmailChangeByLink } from "../email-change/revoke-email-change.ts";
import {
  callDirect,
  createTestApp,
  insertUser,
  mailsOfKind,
  newCustomer,
  readMailedPin,
  readRevokeLink,
  type TestApp,
} from "../testing/index.ts";
import { checkPin } from "./check-pin.ts";

const AT_ONCE = 50;
const GUESSES = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;

describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("on real PostgreSQL", () => {
  let shop: TestApp;
  let userId = "";
  let round = 0;
  beforeAll(async () => {
    shop = await createTestApp();
    await Promise.all(Array.from({ length: AT_ONCE }, () => shop.db.selectFrom("users").select("id").execute()));
  });
  beforeEach(async () => {
    round += 1;
    userId = await insertUser(shop.deps);
  });
  afterAll(() => shop.close());

  const oldEmail = () => `${userId}@shop.test`;
  const newEmail = () => `ada-${round}@new.example`;
  const atOnce = <Value>(count: number, act: (index: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: count }, (_, index) => act(index)));

  async function requested(to = newEmail()): Promise<{ readonly requestId: string; readonly pin: string }> {
    const change = { userId, currentEmail: oldEmail(), newEmail: to, password: "a password", address: "192.0.2.1" };
    const initiated = await initiateEmailChange(shop.deps, change);
    if (!initiated.isOk) throw new Error(initiated.failure.code);
    return { requestId: initiated.value, pin: await readMailedPin(shop, to, "emailChangePin") };
  }

  async function waitingChange(): Promise<void> {
    expect(await confirmEmailChange(shop.deps, { userId, ...(await requested()) })).toMatchObject({ isOk: true });
  }

  const changes = () =>
    shop.db.selectFrom("email_changes").select("outcome").where("user_id", "=", userId).orderBy("outcome").execute();

  function counted(results: ReadonlyArray<{ isOk: true } | { isOk: false; failure: { code: string } }>) {
    const counts: Record<string, number> = {};
    for (const result of results) {
      const outcome = result.isOk ? "ok" : result.failure.code;
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    return counts;
  }

  test("[SAFE-06][SAFE-10] the right PIN, sent fifty times at once with four tries left, schedules one change and notifies each address once", async () => {
    const request = await requested();
    await checkPin(shop.deps, { ...request, userId, purpose: "emailChange", pin: "no PIN" });
    const results = await atOnce(AT_ONCE, () => confirmEmailChange(shop.deps, { userId, ...request }));
    const { ok, ...refused } = counted(results);
    expect(ok).toBe(1);
    expect(Object.keys(refused).filter((code) => !/^account\.(pinExpired|tooManyTries)$/.test(code))).toEqual([]);
    expect(await changes()).toEqual([{ outcome: null }]);
    for (const address of [oldEmail(), newEmail()]) {
      expect(await mailsOfKind(shop, address, "emailChangeAnnounced")).toHaveLength(1);
    }
  });

  test("[SAFE-06][SAFE-10] of fifty wrong PINs at once five are looked at, and the right one is refused afterwards", async () => {
    const { requestId, pin } = await requested();
    const results = await atOnce(AT_ONCE, (index) =>
      confirmEmailChange(shop.deps, { userId, requestId, pin: `wrong ${index}` }),
    );
    expect(counted(results)).toEqual({ "account.pinWrong": 5, "account.tooManyTries": 45 });
    const row = shop.db.selectFrom("pin_requests").select("tries").where("id", "=", requestId);
    expect(await row.executeTakeFirst()).toEqual({ tries: 5 });
    const late = await confirmEmailChange(shop.deps, { userId, requestId, pin });
    expect(late).toMatchObject({ isOk: false, failure: { code: "account.tooManyTries" } });
  });

  test("[SAFE-10] of ten thousand guesses from a hundred places at once five are evaluated", async () => {
    const { requestId, pin } = await requested();
    const seen = counted(
      (
        await atOnce(100, async (lane) => {
          const guesses = [];
          for (let index = lane; index < GUESSES; index += 100) {
            const guess = String((Number(pin) + 1 + index) % 100_000_000).padStart(8, "0");
            guesses.push(await checkPin(shop.deps, { requestId, userId, purpose: "emailChange", pin: guess }));
          }
          return guesses;
        })
      ).flat(),
    );
    expect(seen).toEqual({ "account.pinWrong": 5, "account.tooManyTries": GUESSES - 5 });
  });

  test("[SAFE-06][SAFE-10] fifty requests at once are three PINs, of which one is valid", async () => {
    const email = "pins@customer.example";
    const customer = await newCustomer(shop, email);
    const responses = await atOnce(AT_ONCE, () => callDirect(customer, "initiateAccountDeletion", { email }));
    expect(responses.filter(({ body }) => body.success)).toHaveLength(3);
    expect(responses.filter(({ body }) => body.code === "account.tooManyTries")).toHaveLength(47);
    const owner = shop.db.selectFrom("users").select("id").where("email", "=", email);
    const good = shop.db.selectFrom("pin_requests").select("id").where("user_id", "in", owner);
    expect(await good.where("used_at", "is", null).execute()).toHaveLength(1);
  });

  test("[SAFE-06] one change of an account waits, whatever is confirmed at once", async () => {
    const first = await requested();
    await requested(`second-${newEmail()}`);
    // The older request is opened again, as if both had been requested at the same moment.
    await shop.db.updateTable("pin_requests").set({ used_at: null }).where("user_id", "=", userId).execute();
    const second = await shop.db
      .selectFrom("pin_requests")
      .select("id")
      .where("user_id", "=", userId)
      .where("id", "<>", first.requestId)
      .executeTakeFirstOrThrow();
    const secondPin = await readMailedPin(shop, `second-${newEmail()}`, "emailChangePin");
    const both = [first, { requestId: second.id, pin: secondPin }];
    const results = await atOnce(4, (index) => {
      const request = both[index % 2];
      if (!request) throw new Error("There are two requests.");
      return confirmEmailChange(shop.deps, { userId, ...request });
    });
    expect(results.filter((result) => result.isOk)).toHaveLength(2);
    expect(await changes()).toEqual([{ outcome: "revoked" }, { outcome: null }]);
  });

  test("[SAFE-06] the right PIN of a deletion, sent fifty times at once, schedules it once and sends one mail", async () => {
    const initiated = await initiateAccountDeletion(shop.deps, userId);
    const pin = await readMailedPin(shop, oldEmail(), "deletionPin");
    const requestId = initiated.isOk ? initiated.value : "";
    const results = await atOnce(AT_ONCE, () => confirmAccountDeletion(shop.deps, { userId, requestId, pin }));
    expect(results.filter((result) => result.isOk)).toHaveLength(1);
    expect(await mailsOfKind(shop, oldEmail(), "deletionScheduled")).toHaveLength(1);
  });

  test("[SAFE-06][SAFE-09] a link that takes a change back, used fifty times at once, does it once", async () => {
    await waitingChange();
    const link = await readRevokeLink(shop, oldEmail());
    const results = await atOnce(AT_ONCE, () => revokeEmailChangeByLink(shop.deps, link));
    expect(counted(results)).toEqual({ ok: 1, "auth.linkInvalid": 49 });
    expect(await changes()).toEqual([{ outcome: "revoked" }]);
    expect(await mailsOfKind(shop, oldEmail(), "emailChangeRevoked")).toHaveLength(1);
  });

  test("[ACCT-07][SAFE-06] ten workers at once put a due change into force once, with one mail to each address", async () => {
    await waitingChange();
    shop.clock.advance(3 * DAY_MS);
    const counts = await atOnce(10, () => applyEmailChanges(shop.deps));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1);
    expect(await changes()).toEqual([{ outcome: "changed" }]);
    const user = shop.db.selectFrom("users").select("email").where("id", "=", userId);
    expect(await user.executeTakeFirst()).toEqual({ email: newEmail() });
    for (const address of [oldEmail(), newEmail()]) {
      expect(await mailsOfKind(shop, address, "emailChanged")).toHaveLength(1);
    }
  });

  test("[ACCT-07][SAFE-06] two accounts that are due for the same address: one gets it, the other keeps its own and gets a mail", async () => {
    const wanted = newEmail();
    const first = userId;
    await waitingChange();
    userId = await insertUser(shop.deps);
    shop.clock.advance(1000);
    await waitingChange();
    shop.clock.advance(3 * DAY_MS);
    await atOnce(4, () => applyEmailChanges(shop.deps));
    await applyEmailChanges(shop.deps);
    const users = shop.db.selectFrom("users").select("email").where("id", "in", [first, userId]);
    const emails = (await users.execute()).map(({ email }) => email);
    expect(emails.filter((email) => email === wanted)).toHaveLength(1);
    const kept = emails.find((email) => email !== wanted) ?? "";
    expect(await mailsOfKind(shop, kept, "emailChangeFailed")).toHaveLength(1);
    const ended = shop.db.selectFrom("email_changes").select("outcome").where("user_id", "in", [first, userId]);
    const outcomes = (await ended.execute()).map(({ outcome }) => outcome);
    expect(outcomes.sort()).toEqual(["addressTaken", "changed"]);
  });
});
