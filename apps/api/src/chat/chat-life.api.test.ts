import { afterEach, beforeEach, expect, test } from "vitest";
import { deleteExpired } from "../personal-data/index.ts";
import { createChatShop, insertUser, sayInChat, startSession, type TestApp } from "../testing/index.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let shop: TestApp;
beforeEach(async () => {
  shop = await createChatShop();
});
afterEach(() => shop.close());

test("[CHAT-03] abuse is warned about once, and then the server closes the chat", async () => {
  const browser = await shop.newBrowser().start();
  expect(await sayInChat(browser, "fuck you")).toMatchObject({
    action: "send_message",
    message: "Please use other words. Otherwise this chat ends.",
  });
  expect(await sayInChat(browser, "You asshole")).toMatchObject({
    action: "close_chat",
    message: "The chat has been closed by the server.",
  });
  expect(await sayInChat(browser, "money back?")).toMatchObject({ code: "chat.closed" });
});

test("[CHAT-03] thirty minutes without a message end a chat; the message after that starts another", async () => {
  const browser = await shop.newBrowser().start();
  await sayInChat(browser, "money back?");
  shop.clock.advance(30 * MINUTE_MS - 1);
  expect(await sayInChat(browser, "money back?")).toMatchObject({ action: "send_message" });
  shop.clock.advance(30 * MINUTE_MS);
  expect(await sayInChat(browser, "still there?")).toMatchObject({
    action: "close_chat",
    message: "The chat has been closed by the server.",
  });
  expect(await sayInChat(browser, "money back?")).toMatchObject({ action: "send_message" });
  expect((await browser.call("getChat")).result.messages).toHaveLength(2);
});

test("[CHAT-03] a reload after thirty minutes shows the ended chat, and the next message starts another", async () => {
  const browser = await shop.newBrowser().start();
  await sayInChat(browser, "money back?");
  shop.clock.advance(30 * MINUTE_MS);
  const { result } = await browser.call("getChat");
  expect(result).toMatchObject({ state: "closed", next_chat_at: shop.clock.nowMs() });
  expect(result.messages).toHaveLength(2);
  expect(await sayInChat(browser, "money back?")).toMatchObject({ action: "send_message" });
});

test("[CHAT-03] a chat needs the visitor's access token, and the session alone isn't one", async () => {
  const browser = shop.newBrowser();
  await startSession(shop.deps, browser, await insertUser(shop.deps));
  expect(await sayInChat(browser, "money back?")).toMatchObject({ success: false, code: "api.accessTokenInvalid" });
});

test("[SAFE-18] a chat that a visitor began goes on after the login, and stays with the account", async () => {
  const browser = await shop.newBrowser().start();
  await sayInChat(browser, "money back?");
  const userId = await insertUser(shop.deps);
  await startSession(shop.deps, browser, userId);
  expect((await browser.call("getChat")).result.messages).toHaveLength(2);
  await sayInChat(browser, "money back?");
  expect((await browser.call("getChat")).result.messages).toHaveLength(4);
  browser.cookies.clear();
  expect((await browser.call("getChat")).result.messages).toEqual([]);
});

test("[SAFE-18] a chat is deleted 30 days after its last message", async () => {
  const browser = await shop.newBrowser().start();
  await sayInChat(browser, "money back?");
  shop.clock.advance(30 * DAY_MS);
  await deleteExpired(shop.deps);
  expect(await shop.db.selectFrom("chat_messages").select("id").execute()).toHaveLength(2);
  shop.clock.advance(1);
  await deleteExpired(shop.deps);
  expect(await shop.db.selectFrom("chats").select("id").execute()).toEqual([]);
  expect(await shop.db.selectFrom("chat_messages").select("id").execute()).toEqual([]);
});
