import { describe, expect, test } from "vitest";
import { buildChatEntry, buildChatWorld, chatLines, sayInChat } from "../testing/index.ts";

const USUAL_REPLY = "Open your account and press Download beside the product.";

describe("the transcript", () => {
  test("is the server's after a reload", async () => {
    const { chat, otherTab } = buildChatWorld();
    await sayInChat(chat, "Refund?");
    const reloaded = otherTab();
    await reloaded.open();
    expect(chatLines(reloaded)).toEqual(["user: Refund?", `bot: ${USUAL_REPLY}`]);
    expect(reloaded.getState().history).toBe("ready");
  });
  test("of another tab appears in this one", async () => {
    const { chat, otherTab, local } = buildChatWorld();
    await chat.open();
    await sayInChat(otherTab(), "Refund?");
    expect(chatLines(chat)).toEqual([]);
    local.changeElsewhere("shop_chat_changed", local.get("shop_chat_changed"));
    await Promise.resolve();
    await chat.open();
    expect(chatLines(chat)).toEqual(["user: Refund?", `bot: ${USUAL_REPLY}`]);
  });
  test("of another tab waits for the reply of this one", async () => {
    const { chat, gateway, local } = buildChatWorld();
    await chat.open();
    const release = gateway.holdNext("send");
    const sending = sayInChat(chat, "Refund?");
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
    expect(chatLines(chat)).toEqual([`bot: ${USUAL_REPLY}`]);
  });
  test("that is overtaken by a message is loaded after its reply", async () => {
    const { chat, gateway } = buildChatWorld({ kept: { entries: [buildChatEntry()] } });
    const release = gateway.holdNext("load");
    const opening = chat.open();
    await sayInChat(chat, "Refund?");
    release();
    await opening;
    expect(chat.getState().history).toBe("ready");
    expect(chatLines(chat)).toEqual([`bot: ${USUAL_REPLY}`, "user: Refund?", `bot: ${USUAL_REPLY}`]);
  });
});
