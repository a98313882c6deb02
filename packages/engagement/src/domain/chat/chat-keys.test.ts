import { expect, test } from "vitest";
import { type ChatKey, closesChat, isChatShortcut, sendsMessage } from "./chat-keys.ts";

const press = (change: Partial<ChatKey>): ChatKey => ({
  ...{ key: "", code: "", altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false },
  ...change,
});
const ALT_C = { key: "c", code: "KeyC", altKey: true };
const ENTER = { key: "Enter", code: "Enter" };

test.each([
  ["Alt+C", ALT_C, true],
  ["Option+C, which types ç on a Mac", { ...ALT_C, key: "ç" }, true],
  ["C alone", { ...ALT_C, altKey: false }, false],
  ["AltGr+C", { ...ALT_C, ctrlKey: true }, false],
  ["Alt+Shift+C", { ...ALT_C, shiftKey: true }, false],
  ["Alt+Meta+C", { ...ALT_C, metaKey: true }, false],
  ["Alt+V", { ...ALT_C, code: "KeyV" }, false],
])("[CHAT-01] %s toggles the chat: %#", (_name, change, expected) => {
  expect(isChatShortcut(press(change))).toBe(expected);
});

test.each([
  ["Enter", ENTER, true],
  ["Shift+Enter", { ...ENTER, shiftKey: true }, false],
  ["Ctrl+Enter", { ...ENTER, ctrlKey: true }, false],
  ["Alt+Enter", { ...ENTER, altKey: true }, false],
  ["Meta+Enter", { ...ENTER, metaKey: true }, false],
  ["Enter that chooses a word of an input method", { ...ENTER, isComposing: true }, false],
  ["another key", { key: "a" }, false],
])("[CHAT-01] Enter alone sends: %s", (_name, change, expected) => {
  expect(sendsMessage(press(change))).toBe(expected);
});

test.each([
  ["Esc", { key: "Escape" }, true],
  ["Esc that drops a word of an input method", { key: "Escape", isComposing: true }, false],
  ["another key", { key: "e" }, false],
])("[CHAT-01] Esc closes the window: %s", (_name, change, expected) => {
  expect(closesChat(press(change))).toBe(expected);
});
