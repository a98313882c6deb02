// @vitest-environment jsdom
import { createMemoryStorage, type KeyValueStorage } from "@shop/kernel";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { chatButton, chatField, pressAltC, renderChat, renderOpenChat } from "../stories/render-chat.tsx";

afterEach(cleanup);

describe("the closed chat", () => {
  test("[CHAT-01] is a button; Alt+C opens the window and closes it, and the focus follows", async () => {
    await renderChat();
    expect(chatButton().getAttribute("aria-keyshortcuts")).toBe("Alt+C");
    chatButton().focus();
    await pressAltC();
    await screen.findByRole("dialog", { name: "Chat" });
    expect(document.activeElement).toBe(chatField());
    await pressAltC();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(chatButton());
  });
  test("[CHAT-01] Esc closes it and returns the focus to the button; what was typed is there when it opens again", async () => {
    const { user } = await renderOpenChat();
    await user.type(chatField(), "Half a thought");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(chatButton());
    await user.keyboard("{Enter}");
    expect(chatField()).toHaveProperty("value", "Half a thought");
  });
  test("leaves the focus where it is if that isn't in the window", async () => {
    await renderOpenChat();
    screen.getByRole("link", { name: "What it costs" }).focus();
    await pressAltC();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "What it costs" }));
  });
  test("[CHAT-01] Alt+C does nothing while a dialog covers the page", async () => {
    await renderChat();
    chatButton().closest(".shop-chat")?.parentElement?.setAttribute("inert", "");
    await pressAltC();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  test("asks for nothing before it is opened, and says when its window can't be fetched; the next press tries again", async () => {
    let loads = 0;
    const failures: unknown[] = [];
    const { user } = await renderChat({
      load: async ({ chat }) => {
        loads += 1;
        if (loads === 1) throw new Error("offline");
        const { chatMessages } = await import("../../messages/chat-by-language.ts");
        return { store: chat, messages: chatMessages.en };
      },
      onFailed: (error) => failures.push(error),
    });
    expect(loads).toBe(0);
    await user.click(chatButton());
    await screen.findByText("The chat could not be loaded. Please try again.", { selector: ".shop-chat__failed *" });
    expect(failures).toEqual([new Error("offline")]);
    await user.click(chatButton());
    await screen.findByRole("dialog");
    expect(screen.queryByText("The chat could not be loaded. Please try again.")).toBeNull();
  });
  test("[CHAT-01] its icon wiggles every 60 seconds, and not while something else asks for attention or the chat is open", async () => {
    let isQuiet = true;
    const { world, user } = await renderChat({ mayWiggle: () => isQuiet });
    const isWiggling = () => document.querySelector("[data-wiggles]") !== null;
    const wait = (ms: number) => act(async () => world.clock.advance(ms));
    await wait(59_999);
    expect(isWiggling()).toBe(false);
    await wait(1);
    expect(isWiggling()).toBe(true);
    await wait(600);
    expect(isWiggling()).toBe(false);
    await wait(59_400);
    expect(isWiggling()).toBe(true);
    isQuiet = false;
    await wait(60_000);
    expect(isWiggling()).toBe(false);
    isQuiet = true;
    await user.click(chatButton());
    await wait(180_000);
    expect(isWiggling()).toBe(false);
  });
  test("its shortcut can be switched off, and stays off", async () => {
    const storage: KeyValueStorage = createMemoryStorage();
    const { user } = await renderOpenChat({ storage });
    await user.click(screen.getByRole("button", { name: "Chat settings" }));
    await user.click(screen.getByRole("checkbox", { name: "Alt+C opens and closes the chat" }));
    await pressAltC();
    expect(screen.queryByRole("dialog")).not.toBeNull();
    cleanup();
    await renderChat({ storage });
    expect(chatButton().getAttribute("aria-keyshortcuts")).toBeNull();
    await pressAltC();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
