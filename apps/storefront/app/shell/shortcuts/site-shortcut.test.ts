import { expect, test } from "vitest";
import { isExportShortcut, isHelpShortcut, type KeyPlace, type SiteKey } from "./site-shortcut.ts";

const NO_MODIFIER = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, isComposing: false };

test.each<[string, Partial<SiteKey>, boolean]>([
  ["Ctrl+Shift+G", { key: "G", ctrlKey: true, shiftKey: true }, true],
  ["Ctrl+Shift+G with Caps Lock", { key: "g", ctrlKey: true, shiftKey: true }, true],
  ["Ctrl+G", { key: "g", ctrlKey: true }, false],
  ["Shift+G", { key: "G", shiftKey: true }, false],
  ["Ctrl+Alt+Shift+G", { key: "G", ctrlKey: true, altKey: true, shiftKey: true }, false],
  ["Ctrl+Shift+H", { key: "H", ctrlKey: true, shiftKey: true }, false],
])("[SHELL-12] %s exports the products, or is left to the browser", (_what, press, isExport) => {
  expect(isExportShortcut({ key: "", ...NO_MODIFIER, ...press })).toBe(isExport);
});

const ON_THE_PAGE: KeyPlace = { isTyping: false, isCovered: false, hasSingleKeys: true };

test.each<[string, Partial<SiteKey>, Partial<KeyPlace>, boolean]>([
  ["? with Shift, on most keyboards", { key: "?", shiftKey: true }, {}, true],
  ["? without Shift, on a French keyboard", { key: "?" }, {}, true],
  ["another key", { key: "/" }, {}, false],
  ["? with Ctrl", { key: "?", ctrlKey: true }, {}, false],
  ["? with Alt", { key: "?", altKey: true }, {}, false],
  ["? with Cmd", { key: "?", metaKey: true }, {}, false],
  ["? in a word that is being composed", { key: "?", isComposing: true }, {}, false],
  ["? in a field", { key: "?", shiftKey: true }, { isTyping: true }, false],
  ["? in a dialog", { key: "?", shiftKey: true }, { isCovered: true }, false],
  ["? while shortcuts of one key are off", { key: "?", shiftKey: true }, { hasSingleKeys: false }, false],
])("[SHELL-15] %s opens the list of shortcuts, or doesn't", (_what, press, place, isHelp) => {
  expect(isHelpShortcut({ key: "", ...NO_MODIFIER, ...press }, { ...ON_THE_PAGE, ...place })).toBe(isHelp);
});
