import { expect, test } from "vitest";
import { drawWinners, ticketOf } from "./draw-winners.ts";

const PRIZES = [
  { title: "The bundle", count: 1 },
  { title: "A pack", count: 2 },
];
const ENTRIES = ["a", "b", "c", "d", "e"];

test("[ENGAGE-06] a ticket is what sha256sum prints of seed, colon and entry", () => {
  expect(ticketOf("seed", "a")).toBe("30558342c32f2898fcfee0a91d8946db80e7ae03832dda92c112682334438728");
});

test("[ENGAGE-06] the lowest tickets win, the first prize first, and no entry wins twice", () => {
  const winners = drawWinners("seed", ENTRIES, PRIZES);
  expect(winners.map(({ prize }) => prize)).toEqual(["The bundle", "A pack", "A pack"]);
  const lowest = ENTRIES.map((entry) => ticketOf("seed", entry)).sort();
  expect(winners.map(({ ticket }) => ticket)).toEqual(lowest.slice(0, 3));
  expect(new Set(winners.map(({ entry }) => entry)).size).toBe(3);
});

test("[ENGAGE-06] the order in which the entries came, and an entry that is named twice, change nothing", () => {
  const winners = drawWinners("seed", ENTRIES, PRIZES);
  expect(drawWinners("seed", [...ENTRIES, ...ENTRIES].toReversed(), PRIZES)).toEqual(winners);
});

test("[ENGAGE-06] another seed is another draw", () => {
  const firsts = ["one", "two", "three", "four"].map((seed) => drawWinners(seed, ENTRIES, PRIZES)[0]?.entry);
  expect(new Set(firsts).size).toBeGreaterThan(1);
});

test("[ENGAGE-06] with fewer entries than prizes each entry wins, and with none nobody does", () => {
  expect(drawWinners("seed", ["a"], PRIZES)).toMatchObject([{ entry: "a", prize: "The bundle" }]);
  expect(drawWinners("seed", [], PRIZES)).toEqual([]);
});
