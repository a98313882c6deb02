import { expect, test } from "vitest";
import { demoContentDirectory } from "../demo-content-directory.ts";
import { loadDemonstrations, loadPacks } from "../load-content.ts";
import { demonstrationResponses } from "./demonstration-response.ts";

const DEMONSTRATIONS = loadDemonstrations(demoContentDirectory());
const PACKS = loadPacks(demoContentDirectory());
const RESPONSES = demonstrationResponses(DEMONSTRATIONS, PACKS);

test("[CAT-14] plugins that treat loud and quiet alike have a response without them and with them", () => {
  expect(RESPONSES.map(({ product }) => product).sort()).toEqual([
    "faCabRoom",
    "faMicAlign",
    "faSampleDelay",
    "faTrackAlign",
  ]);
  for (const { response } of RESPONSES) {
    expect(response.curves.map(({ id, levels }) => [id, levels.length])).toEqual([
      ["before", 97],
      ["after", 97],
    ]);
  }
});

test("[CAT-14] two microphones that faMicAlign has aligned lose nothing to each other: the notches are filled", () => {
  const { curves } = RESPONSES.find(({ product }) => product === "faMicAlign")?.response ?? { curves: [] };
  const [before, after] = curves;
  expect(after?.greatest?.db).toBeGreaterThan(12);
  const losses = (after?.levels ?? []).map((level, index) => (before?.levels[index] ?? 0) - level);
  // In tenths of a decibel, where something is drawn.
  expect(Math.max(...losses.filter((_, index) => (after?.levels[index] ?? 0) > -360))).toBeLessThan(5);
});

test("[CAT-14] a plugin whose pack can't be heard has none", () => {
  expect(demonstrationResponses(DEMONSTRATIONS, [])).toEqual([]);
});
