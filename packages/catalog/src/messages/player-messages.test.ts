import { differencesBetween } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { playerMessages } from "./index.ts";

test.each(["de", "ja"] as const)(
  "the player's texts in %s have the keys and placeholders of the English ones",
  (locale) => {
    expect(differencesBetween(playerMessages.en, playerMessages[locale])).toEqual([]);
  },
);

test("[HEAR-05] the player says by what it matches levels", () => {
  expect(playerMessages.en["player.levelMatched"]).toBe("Level matched by measured loudness, {lufs} LUFS");
});
