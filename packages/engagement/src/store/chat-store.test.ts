import { createMemoryStorage, FAKE_NOW_MS } from "@shop/kernel/testing";
import { describe, expect, test } from "vitest";
import { buildChatEntry, buildChatWorld } from "../testing/index.ts";

const USUAL_REPLY = "Open your account and press Download beside the product.";
const linesOf = (chat: ReturnType<typeof buildChatWorld>["chat"]) =>
  chat.getState().entries.map(({ sender, text }) => `${sender}: ${text}`);

/** Types and sends. */
async function say(chat: ReturnType<typeof buildChatWorld>["chat"], text: string): Promise<void> {
  chat.type(text);
  await chat.send();
}

test("nothing is requested before the chat is opened, not even when another tab uses its own", async () => {
  const { gateway, local } = buildChatWorld();
  local.changeElsewhere("shop_chat_changed", "1");
  expect(gateway.calls).toEqual([]);
});

test("[CHAT-03] a message gets its reply, with sources, and goes out with those before it", async () => {
  const { chat, gateway } = buildChatWorld();
  await chat.open();
  await say(chat, " Where are my downloads?\n");
  expect(linesOf(chat)).toEqual(["user: Where are my downloads?", `bot: ${USUAL_REPLY}`]);
  expect(chat.getState()).toMatchObject({ stage: "open", draft: "", unsent: null, failure: null });
  expect(chat.getState().entries[1]?.sources).toEqual([{ title: "Support: downloads", path: "/support#downloads" }]);
  await say(chat, "And then?");
  expect(gateway.calls.filter(({ name }) => name === "send").map(({ given }) => given)).toEqual([
    { text: "Where are my downloads?", before: 0 },
    { text: "And then?", before: 2 },
  ]);
});

describe("[CHAT-02] what isn't sent:", () => {
  test.each(["", " \n ", "x".repeat(2001)])("an empty message, and one that is too long", async (text) => {
    const { chat, gateway } = buildChatWorld();
    await say(chat, text);
    expect(gateway.calls).toEqual([]);
    expect(chat.getState().draft).toBe(text);
  });
  test("a second message while one is pending; it stays in the field", async () => {
    const { chat, gateway } = buildChatWorld();
    const release = gateway.holdNext("send");
    const first = say(chat, "One");
    chat.type("Two");
    await chat.send();
    await chat.askForPerson("A person, please.");
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
    await say(chat, "One");
    await say(chat, "Two");
    await chat.sendAgain();
    expect(gateway.calls.filter(({ name }) => name === "send")).toHaveLength(1);
    expect(chat.getState()).toMatchObject({ stage: event, draft: "Two" });
    expect(chat.getState().ticket).toBe(event === "handedOver" ? "FA-1042" : null);
  });
});

describe("[CHAT-04] a message that fails", () => {
  test.each(["api.timeout", "api.unreachable", "api.badAnswer", "api.httpStatus", "api.refused", "chat.failed"])(
    "with %s shows the documented text, and is sent again with one press",
    async (code) => {
      const { chat, gateway, log } = buildChatWorld();
      gateway.failNext("send", { code, serverText: "Internal words." });
      await say(chat, "Refund?");
      expect(chat.getState()).toMatchObject({ stage: "open", failure: { code: "chat.failed" }, draft: "" });
      expect(chat.getState().failure).toEqual({ code: "chat.failed" });
      expect(chat.getState().unsent?.text).toBe("Refund?");
      expect(log).toEqual([{ action: "chat.send", failure: { code, serverText: "Internal words." } }]);
      await chat.sendAgain();
      expect(linesOf(chat)).toEqual(["user: Refund?", `bot: ${USUAL_REPLY}`]);
      expect(chat.getState()).toMatchObject({ failure: null, unsent: null });
    },
  );
  test("because there were too many says that instead", async () => {
    const { chat, gateway } = buildChatWorld();
    gateway.failNext("send", { code: "chat.tooMany" });
    await say(chat, "Refund?");
    expect(chat.getState().failure).toEqual({ code: "chat.tooMany" });
  });
  test("isn't sent a second time if the server has it: only its reply was lost", async () => {
    const { chat, gateway } = buildChatWorld();
    gateway.loseNextReply();
    await say(chat, "Refund?");
    await chat.sendAgain();
    expect(linesOf(chat)).toEqual(["user: Refund?", `bot: ${USUAL_REPLY}`]);
    expect(gateway.calls.filter(({ name }) => name === "send")).toHaveLength(1);
    expect(chat.getState()).toMatchObject({ stage: "open", unsent: null, failure: null });
  });
  test("goes out with the next one that is typed", async () => {
    const { chat, gateway } = buildChatWorld();
    gateway.failNext("send", { code: "api.timeout" });
    await say(chat, "Refund?");
    await say(chat, "For faGain.");
    expect(linesOf(chat)[0]).toBe("user: Refund?\nFor faGain.");
  });
  test("doesn't go out twice with the next one", async () => {
    const { chat, gateway } = buildChatWorld();
    gateway.loseNextReply();
    await say(chat, "Refund?");
    await say(chat, "For faGain.");
    expect(linesOf(chat)).toEqual(["user: Refund?", `bot: ${USUAL_REPLY}`, "user: For faGain.", `bot: ${USUAL_REPLY}`]);
  });
  test("stays when the server can't be asked for it", async () => {
    const { chat, gateway } = buildChatWorld();
    gateway.failNext("send", { code: "api.timeout" });
    await say(chat, "Refund?");
    gateway.failNext("load", { code: "api.unreachable" });
    await chat.sendAgain();
    expect(chat.getState()).toMatchObject({ stage: "open", failure: { code: "chat.failed" } });
    expect(chat.getState().unsent?.text).toBe("Refund?");
  });
  test("because the chat was closed meanwhile is a draft again, for another chat", async () => {
    const { chat, gateway } = buildChatWorld();
    await chat.open();
    gateway.keep({ state: "closed", nextChatAtMs: FAKE_NOW_MS });
    gateway.failNext("send", { code: "chat.closed" });
    await say(chat, "Refund?");
    expect(chat.getState()).toMatchObject({ stage: "closed", unsent: null, draft: "Refund?", canRestart: true });
    chat.restart();
    expect(chat.getState()).toMatchObject({ stage: "open", entries: [], draft: "Refund?" });
    await chat.open();
    expect(chat.getState().stage).toBe("open");
    await chat.send();
    expect(linesOf(chat)).toEqual(["user: Refund?", `bot: ${USUAL_REPLY}`]);
  });
});

test("a message that finds an idle chat closed is a draft again, for another chat", async () => {
  const { chat, gateway } = buildChatWorld({ kept: { entries: [buildChatEntry()] } });
  await chat.open();
  gateway.endIdle();
  await say(chat, "Refund?");
  expect(chat.getState()).toMatchObject({ stage: "closed", unsent: null, draft: "Refund?", canRestart: true });
  expect(linesOf(chat)).toEqual([`bot: ${USUAL_REPLY}`]);
  chat.restart();
  await chat.send();
  expect(linesOf(chat)).toEqual(["user: Refund?", `bot: ${USUAL_REPLY}`]);
});

describe("what is typed", () => {
  test("survives a reload, sent or not, and the server's transcript decides about the last", async () => {
    const session = createMemoryStorage();
    const before = buildChatWorld({ session });
    before.gateway.holdNext("send");
    void say(before.chat, "Refund?");
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
    expect(linesOf(later.chat)).toEqual(["user: Refund?", `bot: ${USUAL_REPLY}`]);
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

describe("the transcript", () => {
  test("is the server's after a reload", async () => {
    const { chat, otherTab } = buildChatWorld();
    await say(chat, "Refund?");
    const reloaded = otherTab();
    await reloaded.open();
    expect(linesOf(reloaded)).toEqual(["user: Refund?", `bot: ${USUAL_REPLY}`]);
    expect(reloaded.getState().history).toBe("ready");
  });
  test("of another tab appears in this one", async () => {
    const { chat, otherTab, local } = buildChatWorld();
    await chat.open();
    await say(otherTab(), "Refund?");
    expect(linesOf(chat)).toEqual([]);
    local.changeElsewhere("shop_chat_changed", local.get("shop_chat_changed"));
    await Promise.resolve();
    await chat.open();
    expect(linesOf(chat)).toEqual(["user: Refund?", `bot: ${USUAL_REPLY}`]);
  });
  test("of another tab waits for the reply of this one", async () => {
    const { chat, gateway, local } = buildChatWorld();
    await chat.open();
    const release = gateway.holdNext("send");
    const sending = say(chat, "Refund?");
    local.changeElsewhere("shop_chat_changed", "1");
    expect(gateway.calls.map(({ name }) => name)).toEqual(["load", "send"]);
    release();
    await sending;
    expect(gateway.calls.map(({ name }) => name)).toEqual(["load", "send", "load"]);
  });
  test("that can't be loaded is asked for again, and doesn't keep anybody from writing", async () => {
    const { chat, gateway } = buildChatWorld({ kept: { entries: [buildChatEntry()] } });
    gateway.failNext("load", { code: "api.unreachable" });
    await chat.open();
    expect(chat.getState().history).toBe("failed");
    await chat.open();
    expect(chat.getState().history).toBe("ready");
    expect(linesOf(chat)).toEqual([`bot: ${USUAL_REPLY}`]);
  });
  test("that is overtaken by a message is loaded after its reply", async () => {
    const { chat, gateway } = buildChatWorld({ kept: { entries: [buildChatEntry()] } });
    const release = gateway.holdNext("load");
    const opening = chat.open();
    await say(chat, "Refund?");
    release();
    await opening;
    expect(chat.getState().history).toBe("ready");
    expect(linesOf(chat)).toEqual([`bot: ${USUAL_REPLY}`, "user: Refund?", `bot: ${USUAL_REPLY}`]);
  });
});

describe("the hand-over", () => {
  test("asks for the address if it is unknown, sends it, and ends with a ticket number", async () => {
    const { chat, gateway } = buildChatWorld();
    await chat.open();
    chat.type("half a question");
    gateway.replyNext({ expects: "email" });
    await chat.askForPerson("I would like to talk to a person.");
    expect(chat.getState()).toMatchObject({ expects: "email", draft: "half a question" });
    chat.typeEmail("ada@");
    await chat.sendEmail();
    expect(chat.getState().failure).toEqual({ code: "chat.emailFormat" });
    chat.typeEmail(" ada@example.com ");
    gateway.replyNext({ event: "handedOver", entry: null, ticket: "FA-1042" });
    await chat.sendEmail();
    expect(chat.getState()).toMatchObject({ stage: "handedOver", ticket: "FA-1042", draft: "half a question" });
    expect(linesOf(chat).at(-1)).toBe("user: ada@example.com");
  });
  test("an address that failed is replaced by the next one", async () => {
    const { chat, gateway } = buildChatWorld();
    gateway.replyNext({ expects: "email" });
    await chat.askForPerson("A person, please.");
    gateway.failNext("send", { code: "api.timeout" });
    chat.typeEmail("adda@example.com");
    await chat.sendEmail();
    chat.typeEmail("ada@example.com");
    await chat.sendEmail();
    expect(linesOf(chat).filter((line) => line.includes("@"))).toEqual(["user: ada@example.com"]);
  });
  test("can be left for another question", async () => {
    const { chat, gateway } = buildChatWorld();
    gateway.replyNext({ expects: "email" });
    await chat.askForPerson("A person, please.");
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
