import { FAKE_NOW_MS } from "@shop/kernel/testing";
import { describe, expect, test } from "vitest";
import { buildChatEntry, buildChatWorld, chatLines, sayInChat } from "../testing/index.ts";

const USUAL_REPLY = "Open your account and press Download beside the product.";

describe("[CHAT-04] a message that fails", () => {
  test.each(["api.timeout", "api.unreachable", "api.badAnswer", "api.httpStatus", "api.refused", "chat.failed"])(
    "with %s shows the documented text, and is sent again with one press",
    async (code) => {
      const { chat, gateway, log } = buildChatWorld();
      gateway.failNext("send", { code, serverText: "Internal words." });
      await sayInChat(chat, "Refund?");
      expect(chat.getState()).toMatchObject({ stage: "open", failure: { code: "chat.failed" }, draft: "" });
      expect(chat.getState().failure).toEqual({ code: "chat.failed" });
      expect(chat.getState().unsent?.text).toBe("Refund?");
      expect(log).toEqual([{ action: "chat.send", failure: { code, serverText: "Internal words." } }]);
      await chat.sendAgain();
      expect(chatLines(chat)).toEqual(["user: Refund?", `bot: ${USUAL_REPLY}`]);
      expect(chat.getState()).toMatchObject({ failure: null, unsent: null });
    },
  );
  test("because there were too many says that instead", async () => {
    const { chat, gateway } = buildChatWorld();
    gateway.failNext("send", { code: "chat.tooMany" });
    await sayInChat(chat, "Refund?");
    expect(chat.getState().failure).toEqual({ code: "chat.tooMany" });
  });
  test("isn't sent a second time if the server has it: only its reply was lost", async () => {
    const { chat, gateway } = buildChatWorld();
    gateway.loseNextReply();
    await sayInChat(chat, "Refund?");
    await chat.sendAgain();
    expect(chatLines(chat)).toEqual(["user: Refund?", `bot: ${USUAL_REPLY}`]);
    expect(gateway.calls.filter(({ name }) => name === "send")).toHaveLength(1);
    expect(chat.getState()).toMatchObject({ stage: "open", unsent: null, failure: null });
  });
  test("goes out with the next one that is typed", async () => {
    const { chat, gateway } = buildChatWorld();
    gateway.failNext("send", { code: "api.timeout" });
    await sayInChat(chat, "Refund?");
    await sayInChat(chat, "For faGain.");
    expect(chatLines(chat)[0]).toBe("user: Refund?\nFor faGain.");
  });
  test("doesn't go out twice with the next one", async () => {
    const { chat, gateway } = buildChatWorld();
    gateway.loseNextReply();
    await sayInChat(chat, "Refund?");
    await sayInChat(chat, "For faGain.");
    expect(chatLines(chat)).toEqual([
      "user: Refund?",
      `bot: ${USUAL_REPLY}`,
      "user: For faGain.",
      `bot: ${USUAL_REPLY}`,
    ]);
  });
  test("stays when the server can't be asked for it", async () => {
    const { chat, gateway } = buildChatWorld();
    gateway.failNext("send", { code: "api.timeout" });
    await sayInChat(chat, "Refund?");
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
    await sayInChat(chat, "Refund?");
    expect(chat.getState()).toMatchObject({ stage: "closed", unsent: null, draft: "Refund?", canRestart: true });
    chat.restart();
    expect(chat.getState()).toMatchObject({ stage: "open", entries: [], draft: "Refund?" });
    await chat.open();
    expect(chat.getState().stage).toBe("open");
    await chat.send();
    expect(chatLines(chat)).toEqual(["user: Refund?", `bot: ${USUAL_REPLY}`]);
  });
});

test("a message that finds an idle chat closed is a draft again, for another chat", async () => {
  const { chat, gateway } = buildChatWorld({ kept: { entries: [buildChatEntry()] } });
  await chat.open();
  gateway.endIdle();
  await sayInChat(chat, "Refund?");
  expect(chat.getState()).toMatchObject({ stage: "closed", unsent: null, draft: "Refund?", canRestart: true });
  expect(chatLines(chat)).toEqual([`bot: ${USUAL_REPLY}`]);
  chat.restart();
  await chat.send();
  expect(chatLines(chat)).toEqual(["user: Refund?", `bot: ${USUAL_REPLY}`]);
});
