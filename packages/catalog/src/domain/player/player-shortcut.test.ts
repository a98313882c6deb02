import { expect, test } from "vitest";
import { type PressedKey, playerShortcut } from "./player-shortcut.ts";

const press = (key: string, given: Partial<PressedKey> = {}) =>
  playerShortcut({ key, hasModifier: false, isRepeat: false, isTyping: false, takesSpace: false, ...given });

test.each([
  ["1", { act: "take", index: 0 }],
  ["9", { act: "take", index: 8 }],
  ["0", null],
  [" ", { act: "toggle" }],
  ["a", { act: "slot", slot: "a" }],
  ["B", { act: "slot", slot: "b" }],
  ["c", null],
  ["F1", null],
])("[HEAR-09] the key %s does %o", (key, shortcut) => {
  expect(press(key)).toEqual(shortcut);
});

test.each<Partial<PressedKey>>([{ hasModifier: true }, { isRepeat: true }, { isTyping: true }])(
  "[HEAR-09] no key does anything with %o",
  (given) => {
    for (const key of ["1", " ", "a"]) expect(press(key, given)).toBeNull();
  },
);

test("[HEAR-09] Space stays with what it operates; the other keys don't", () => {
  expect(press(" ", { takesSpace: true })).toBeNull();
  expect(press("b", { takesSpace: true })).toEqual({ act: "slot", slot: "b" });
});
