import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createTestApp,
  importTestContent,
  insertUser,
  sayInChat,
  startSession,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";
import { AT_ONCE, RACE_TIMEOUT_MS, ROUNDS } from "../testing/races.ts";

/** An embedded engine has one connection and hides every race. */
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("two tabs and more at once", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
    await importTestContent(shop.deps);
  });
  beforeEach(() => shop.db.deleteFrom("rate_limits").execute());
  afterAll(() => shop.close());

  let places = 0;
  /** Each from a place of its own, so that no limit of one place hides what comes after it. */
  async function newBrowser(isCustomer: boolean): Promise<TestBrowser> {
    places += 1;
    const browser = await shop.newBrowser({ address: `2001:db8:0:${places.toString(16)}::1` }).start();
    if (isCustomer) await startSession(shop.deps, browser, await insertUser(shop.deps));
    return browser;
  }

  const times = <Value>(count: number, act: (index: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: count }, (_, index) => act(index)));

  test.each([
    ["a visitor", false],
    ["a customer", true],
  ])(
    "[SAFE-06][SAFE-18] of fifty first messages of %s twenty are taken, into one chat, in one order",
    async (_who, isCustomer) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await shop.db.deleteFrom("rate_limits").execute();
        const browser = await newBrowser(isCustomer);
        const responses = await times(AT_ONCE, (index) => sayInChat(browser, `Message ${index}`));
        expect(responses.filter(({ code }) => code === null)).toHaveLength(20);
        expect(responses.filter(({ code }) => code === "chat.tooMany")).toHaveLength(30);
        const { messages } = (await browser.call("getChat")).result;
        expect(messages).toHaveLength(40);
        const ids = messages.map(({ id }: { id: string }) => id);
        const rows = await shop.db
          .selectFrom("chat_messages")
          .select(["position", "chat_id"])
          .where("id", "in", ids)
          .execute();
        expect(new Set(rows.map(({ chat_id }) => chat_id)).size).toBe(1);
        expect(rows.map(({ position }) => position).sort((a, b) => a - b)).toEqual(
          Array.from({ length: 40 }, (_, index) => index + 1),
        );
      }
    },
    RACE_TIMEOUT_MS,
  );

  test(
    "[SAFE-06][CHAT-05] of twenty requests for the team at once one hands over, with one ticket and one pair of mails",
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await shop.db.deleteFrom("rate_limits").execute();
        await shop.db.deleteFrom("mails").execute();
        const browser = await newBrowser(true);
        const responses = await times(20, () => sayInChat(browser, "I want to talk to a human"));
        expect(responses.filter(({ action }) => action === "contact_dev_team")).toHaveLength(1);
        expect(responses.filter(({ code }) => code === "chat.closed")).toHaveLength(19);
        const kinds = (await shop.db.selectFrom("mails").select("kind").execute()).map(({ kind }) => kind);
        expect(kinds.sort()).toEqual(["chatHandOver", "chatTicket"]);
      }
    },
    RACE_TIMEOUT_MS,
  );

  test(
    "[SAFE-06] messages of both tabs right after a login adopt the visitor's chat once",
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await shop.db.deleteFrom("rate_limits").execute();
        const browser = await newBrowser(false);
        await sayInChat(browser, "Before");
        const userId = await insertUser(shop.deps);
        await startSession(shop.deps, browser, userId);
        const responses = await times(10, () => sayInChat(browser, "After"));
        expect(responses.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => null));
        const chats = await shop.db.selectFrom("chats").select("messages").where("user_id", "=", userId).execute();
        expect(chats).toEqual([{ messages: 22 }]);
      }
    },
    RACE_TIMEOUT_MS,
  );
});
