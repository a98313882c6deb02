import { createMemoryStorage, FAKE_NOW_MS } from "@shop/kernel/testing";
import { describe, expect, test } from "vitest";
import { buildChatEntry, buildChatWorld, chatLines, sayInChat } from "../testing/index.ts";

const USUAL_REPLY = "Open your account and press Download beside the product.";

test("nothing is requested before the chat is opened, not even when another tab uses its own", async () => {
  const { gateway, local } = buildChatWorld();
  local.changeElsewhere("shop_chat_changed", "1");
  expect(gateway.calls).toEqual([]);
});

test("[CHAT-03] a message gets its reply, with sources, and goes out with those before it", async () => {
  const { chat, gateway } = buildChatWorld();
  await chat.open();
  await sayInChat(chat, " Where are my downloads?\n");
  expect(chatLines(chat)).toEqual(["user: Where are my downloads?", `bot: ${USUAL_REPLY}`]);
  expect(chat.getState()).toMatchObject({ stage: "open", draft: "", unsent: null, failure: null });
  expect(chat.getState().entries[1]?.sources).toEqual([{ title: "Support: downloads", path: "/support#downloads" }]);
  await sayInChat(chat, "And then?");
  expect(gateway.calls.filter(({ name }) => name === "send").map(({ given }) => given)).toEqual([
    { text: "Where are my downloads?", before: 0 },
    { text: "And then?", before: 2 },
  ]);
});

describe("[CHAT-02] what isn't sent:", () => {
  test.each(["", " \n ", "x".repeat(2001)])("an empty message, and one that is too long", async (text) => {
    const { chat, gateway } = buildChatWorld();
    await sayInChat(chat, text);
    expect(gateway.calls).toEqual([]);
    expect(chat.getState().draft).toBe(text);
  });
  test("a second message while one is pending; it stays in the field", async () => {
    const { chat, gateway } = buildChatWorld();
    const release = gateway.holdNext("send");
    const first = sayInChat(chat, "One");
    chat.type("Two");
    await chat.send();
    await chat.ask("A person, please.");
    expect(chat.getState()).toMatchObject({ stage: "waiting", draft: "Two" });
    release();
    await first;
    expect(gateway.calls).toHaveLength(2);
    expect(gateway.calls.filter(({ name }) => name === "send")).toHaveLength(1);
    expect(chat.getState()).toMatchObject({ stage: "open", draft: "Two" });
  });
  test.each(["closed", "handedOver"] as const)("anything after the chat is %s", async (event) => {
    const { chat, gateway } = buildChatWorld();
    gateway.replyNext({ event, entry: null, ticket: event === "handedOver" ? "FA-1042" : null });
    await sayInChat(chat, "One");
    await sayInChat(chat, "Two");
    await chat.sendAgain();
    expect(gateway.calls.filter(({ name }) => name === "send")).toHaveLength(1);
    expect(chat.getState()).toMatchObject({ stage: event, draft: "Two" });
    expect(chat.getState().ticket).toBe(event === "handedOver" ? "FA-1042" : null);
  });
});

describe("what is typed", () => {
  test("survives a reload, sent or not, and the server's transcript decides about the last", async () => {
    const session = createMemoryStorage();
    const before = buildChatWorld({ session });
    before.gateway.holdNext("send");
    void sayInChat(before.chat, "Refund?");
    before.chat.type("And faGain");
    const after = buildChatWorld({ session });
    expect(after.chat.getState()).toMatchObject({ draft: "And faGain", stage: "open" });
    await after.chat.open();
    expect(after.chat.getState()).toMatchObject({ unsent: { text: "Refund?" }, failure: { code: "chat.failed" } });
    const later = buildChatWorld({
      session,
      kept: { entries: [buildChatEntry({ sender: "user", text: "Refund?" }), buildChatEntry()] },
    });
    await later.chat.open();
    expect(later.chat.getState()).toMatchObject({ draft: "And faGain", unsent: null, failure: null });
    expect(chatLines(later.chat)).toEqual(["user: Refund?", `bot: ${USUAL_REPLY}`]);
  });
  test("goes with a visitor who logs in, and isn't shown to the next one", async () => {
    const { chat, logIn, gateway } = buildChatWorld();
    await chat.open();
    chat.type("My order");
    logIn("ada@example.com");
    expect(chat.getState().draft).toBe("My order");
    logIn(null);
    expect(chat.getState()).toMatchObject({ draft: "", entries: [] });
    logIn("ada@example.com");
    expect(chat.getState().draft).toBe("My order");
    expect(gateway.calls).toHaveLength(4);
  });
});

describe("the hand-over", () => {
  test("asks for the address if it is unknown, sends it, and ends with a ticket number", async () => {
    const { chat, gateway } = buildChatWorld();
    await chat.open();
    chat.type("half a question");
    gateway.replyNext({ expects: "email" });
    await chat.ask("I would like to talk to a person.");
    expect(chat.getState()).toMatchObject({ expects: "email", draft: "half a question" });
    chat.typeEmail("ada@");
    await chat.sendEmail();
    expect(chat.getState().failure).toEqual({ code: "chat.emailFormat" });
    chat.typeEmail(" ada@example.com ");
    gateway.replyNext({ event: "handedOver", entry: null, ticket: "FA-1042" });
    await chat.sendEmail();
    expect(chat.getState()).toMatchObject({ stage: "handedOver", ticket: "FA-1042", draft: "half a question" });
    expect(chatLines(chat).at(-1)).toBe("user: ada@example.com");
  });
  test("an address that failed is replaced by the next one", async () => {
    const { chat, gateway } = buildChatWorld();
    gateway.replyNext({ expects: "email" });
    await chat.ask("A person, please.");
    gateway.failNext("send", { code: "api.timeout" });
    chat.typeEmail("adda@example.com");
    await chat.sendEmail();
    chat.typeEmail("ada@example.com");
    await chat.sendEmail();
    expect(chatLines(chat).filter((line) => line.includes("@"))).toEqual(["user: ada@example.com"]);
  });
  test("can be left for another question", async () => {
    const { chat, gateway } = buildChatWorld();
    gateway.replyNext({ expects: "email" });
    await chat.ask("A person, please.");
    chat.goOn();
    expect(chat.getState()).toMatchObject({ expects: "question", stage: "open" });
  });
});

test("another chat may begin once the server allows it", async () => {
  const { chat, clock, gateway } = buildChatWorld({
    kept: { state: "closed", nextChatAtMs: FAKE_NOW_MS + 60_000, entries: [buildChatEntry()] },
  });
  await chat.open();
  expect(chat.getState()).toMatchObject({ stage: "closed", canRestart: false });
  clock.advance(60_000);
  expect(chat.getState().canRestart).toBe(true);
  expect(gateway.calls).toHaveLength(1);
});

test("a clock that is a day behind keeps nobody from another chat for longer than 30 minutes", async () => {
  const { chat, clock } = buildChatWorld({ kept: { state: "closed", nextChatAtMs: FAKE_NOW_MS + 86_400_000 } });
  await chat.open();
  clock.advance(1_799_999);
  expect(chat.getState().canRestart).toBe(false);
  clock.advance(1);
  expect(chat.getState().canRestart).toBe(true);
});
