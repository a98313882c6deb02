import { expect, test } from "vitest";
import { isExportShortcut, type SiteKey } from "./site-shortcut.ts";

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
