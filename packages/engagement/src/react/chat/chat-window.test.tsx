// @vitest-environment jsdom
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { listenTo } from "../../../../ui/src/testing/listen-to.ts";
import { buildChatEntry, buildChatProduct } from "../../testing/index.ts";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { chatField, renderOpenChat } from "../stories/render-chat.tsx";

afterEach(cleanup);

describe("the window", () => {
  test("[LAW-06] says before the first message that it is a machine, what is kept for how long, and how to reach a person", async () => {
    const { world } = await renderOpenChat();
    expect(screen.getByText(/^You are writing to a machine\./)).toBeTruthy();
    expect(screen.getByText(/is kept for 30 days and then erased\./)).toBeTruthy();
    expect(screen.getByText(/^To reach a person, press “Talk to a person”\./)).toBeTruthy();
    expect(world.gateway.calls.map(({ name }) => name)).toEqual(["load"]);
    await expectAccessible();
  });
  test("[CHAT-01] Enter sends, Shift+Enter starts a new line, and the focus stays in the field", async () => {
    const { world, user } = await renderOpenChat();
    await user.type(chatField(), "One{Shift>}{Enter}{/Shift}two{Enter}");
    expect(world.chat.getState().entries[0]?.text).toBe("One\ntwo");
    expect(chatField()).toHaveProperty("value", "");
    expect(document.activeElement).toBe(chatField());
    await user.type(chatField(), "Three");
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(world.chat.getState().entries[2]?.text).toBe("Three");
    expect(document.activeElement).toBe(chatField());
  });
  test("is busy while it waits, and announces the reply once", async () => {
    const { world, user } = await renderOpenChat({ kept: { entries: [buildChatEntry({ text: "Earlier words." })] } });
    await screen.findByText("Earlier words.");
    const log = screen.getByRole("log", { name: "Messages" });
    const { added } = listenTo(log);
    const release = world.gateway.holdNext("send");
    await user.type(chatField(), "Refund?{Enter}");
    expect(log.getAttribute("aria-busy")).toBe("true");
    expect(screen.getByText("Looking it up…")).toBeTruthy();
    await act(async () => release());
    await act(async () => {});
    expect(log.getAttribute("aria-busy")).toBe("false");
    const heard = added();
    expect(heard.filter((words) => words.includes("Refund?"))).toHaveLength(1);
    expect(heard.filter((words) => words.includes("press Download"))).toHaveLength(1);
    expect(heard.filter((words) => words.includes("Earlier words."))).toHaveLength(0);
  });
  test("doesn't announce what was said earlier", async () => {
    let release = () => {};
    await renderOpenChat({
      kept: { entries: [buildChatEntry({ text: "Earlier words." })] },
      prepare: ({ gateway }) => {
        release = gateway.holdNext("load");
      },
    });
    const log = screen.getByRole("log", { name: "Messages" });
    expect(log.getAttribute("aria-busy")).toBe("true");
    const { added } = listenTo(log);
    await act(async () => release());
    await screen.findByText("Earlier words.");
    expect(added()).toEqual([]);
    expect(screen.getByRole("log").textContent).toContain("Earlier words.");
  });
  test("[CHAT-04] a failure shows the documented text, and the message is sent again with one press", async () => {
    const { world, user } = await renderOpenChat();
    world.gateway.failNext("send", { code: "api.timeout" });
    await user.type(chatField(), "Refund?{Enter}");
    const log = screen.getByRole("log");
    expect(within(log).getByText("Sorry, there was a problem with the Chat. Please try again later.")).toBeTruthy();
    expect(within(log).getByText("Not sent")).toBeTruthy();
    await expectAccessible();
    await user.click(within(log).getByRole("button", { name: "Send again" }));
    expect(within(log).queryByText("Not sent")).toBeNull();
    expect(world.chat.getState().entries).toHaveLength(2);
    expect(document.activeElement).toBe(chatField());
  });
  test("near the end of 2,000 characters it counts, and keeps what is too long in the field", async () => {
    const { world, user } = await renderOpenChat();
    await act(async () => world.chat.type("x".repeat(1799)));
    expect(screen.queryByText(/characters? left/)).toBeNull();
    await act(async () => world.chat.type("x".repeat(1999)));
    expect(screen.getByText("1 character left")).toBeTruthy();
    await act(async () => world.chat.type("x".repeat(2002)));
    expect(screen.getByText("2 characters too many")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(chatField()).toHaveProperty("value", "x".repeat(2002));
    expect(world.gateway.calls.filter(({ name }) => name === "send")).toEqual([]);
  });
  test("a reply's sources are links, and its products have a price and the host's button", async () => {
    const products = [
      buildChatProduct(),
      buildChatProduct({ name: "faIR Vox", path: "/products/vox", isOwned: true, canBeAdded: false }),
    ];
    const sources = [{ title: "Support: downloads", path: "/support#downloads" }];
    await renderOpenChat({
      kept: { entries: [buildChatEntry({ sources, products })] },
      renderBuy: ({ name }) => <button type="button">Add {name}</button>,
    });
    expect(screen.getByRole("link", { name: "Support: downloads" }).getAttribute("href")).toBe("/support#downloads");
    const cards = within(screen.getByRole("list", { name: "Products" })).getAllByRole("listitem");
    expect(cards.map((card) => within(card).queryAllByRole("button").length)).toEqual([1, 0]);
    expect(cards[0]?.textContent).toContain("41.65€");
    expect(cards[1]?.textContent).toContain("You own this.");
    await expectAccessible();
  });
  test("[CHAT-03] the hand-over asks for the address, shows the ticket's number and locks the chat", async () => {
    const { world, user } = await renderOpenChat();
    world.gateway.replyNext({ expects: "email" });
    await user.click(screen.getByRole("button", { name: "Talk to a person" }));
    const address = screen.getByRole("textbox", { name: "Your email address" });
    expect(document.activeElement).toBe(address);
    await user.type(address, "ada@{Enter}");
    expect(screen.getAllByText("Please enter a valid email address.").length).toBeGreaterThan(0);
    await expectAccessible();
    world.gateway.replyNext({ event: "handedOver", ticket: "FA-1042", entry: null });
    await user.type(address, "example.com{Enter}");
    expect(
      within(screen.getByRole("log")).getByText(
        "Our development team has been contacted and will respond to your query shortly. Thank you for your assistance. This chat is now closed.",
      ),
    ).toBeTruthy();
    expect(screen.getByText("FA-1042")).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
    await expectAccessible();
  });
  test("[CHAT-03] a chat that the server has closed says so, and another one can be started", async () => {
    const { user } = await renderOpenChat({
      kept: { state: "closed", nextChatAtMs: 0, entries: [buildChatEntry()] },
    });
    await screen.findByText("The chat has been closed by the server.");
    expect(screen.queryByRole("textbox")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Start another chat" }));
    expect(document.activeElement).toBe(chatField());
    expect(screen.queryByText("The chat has been closed by the server.")).toBeNull();
  });
  test("a chat that the server has closed still leads to a person", async () => {
    let asked = 0;
    const { user } = await renderOpenChat({
      kept: { state: "closed", nextChatAtMs: null, entries: [buildChatEntry()] },
      onContact: () => {
        asked += 1;
      },
    });
    await user.click(await screen.findByRole("button", { name: "Talk to a person" }));
    expect(asked).toBe(1);
    expect(screen.queryByRole("button", { name: "Start another chat" })).toBeNull();
  });
  test("isn't modal: the page around it stays in use", async () => {
    const { user } = await renderOpenChat();
    expect(screen.getByRole("dialog").getAttribute("aria-modal")).toBeNull();
    await user.click(screen.getByRole("link", { name: "What it costs" }));
    expect(screen.getByRole("dialog")).toBeTruthy();
  });
  test("earlier messages that can't be loaded can be asked for again", async () => {
    const { user } = await renderOpenChat({
      kept: { entries: [buildChatEntry({ text: "Earlier words." })] },
      prepare: ({ gateway }) => gateway.failNext("load", { code: "api.unreachable" }),
    });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(screen.getByText("Earlier words.")).toBeTruthy();
  });
});
