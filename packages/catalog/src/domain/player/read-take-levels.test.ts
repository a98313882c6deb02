import { expect, test } from "vitest";
import { octavesOf, readTakeLevels, takeCurve } from "./read-take-levels.ts";

const wire = { from_hz: 50, to_hz: 12_800, levels: { near: [0, -180, -360], far: [-90, -90, -500] } };

test("[HEAR-14] levels are read in decibels, and anything else is none", () => {
  const levels = readTakeLevels(wire);
  expect([levels?.fromHz, levels?.levels.get("near")]).toEqual([50, [0, -18, -36]]);
  for (const wrong of [
    null,
    "x",
    {},
    { ...wire, levels: {} },
    { ...wire, levels: { near: [1] } },
    { ...wire, to_hz: "1" },
  ])
    expect(readTakeLevels(wrong), JSON.stringify(wrong)).toBeNull();
});

test("[HEAR-14] curves share one scale of 36 dB, so that takes can be compared, and end at its floor", () => {
  const levels = readTakeLevels(wire);
  if (!levels) throw new Error("No levels.");
  expect(takeCurve(levels, "near", 100, 72)).toBe("M0.0 0.0L50.0 36.0L100.0 72.0");
  expect(takeCurve(levels, "far", 100, 72)).toBe("M0.0 18.0L50.0 18.0L100.0 72.0");
  expect(takeCurve(levels, "other", 100, 72)).toBe("");
});

test("[HEAR-14] the scale names each octave", () => {
  expect(octavesOf({ fromHz: 50, toHz: 12_800 })).toEqual([50, 100, 200, 400, 800, 1600, 3200, 6400]);
});
