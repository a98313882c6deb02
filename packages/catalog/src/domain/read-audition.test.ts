import { expect, test } from "vitest";
import { buildWireAudition } from "../testing/index.ts";
import { readAudition } from "./read-audition.ts";

test("an audition keeps its performances, its takes and how its files loop", () => {
  expect(readAudition(buildWireAudition())).toEqual({
    performances: [
      { id: "chug", name: "Drop-tuned chug", periodSeconds: 6.4 },
      { id: "clean", name: "Clean", periodSeconds: 6 },
    ],
    takes: [
      { id: "dyn-a-cap-0", microphone: "Dyn-A", position: "cap", distanceCm: 0, isCover: false },
      { id: "rib-a-cap-edge-15", microphone: "Rib-A", position: "cap-edge", distanceCm: 15, isCover: true },
    ],
    walk: [],
    baseUrl: "/media/sounds/0123456789abcdef",
    loudnessLufs: -18,
    leadInSeconds: 0.25,
    isModelled: true,
    comparison: null,
  });
});

test.each([
  ["no audition", undefined],
  ["null", null],
  ["no performance", buildWireAudition({ performances: [] })],
  ["no take", buildWireAudition({ takes: [] })],
])("with %s there is nothing to hear", (_, wire) => {
  expect(readAudition(wire)).toBeNull();
});

test("[HEAR-16] a walk is read as the takes are", () => {
  const near = { id: "con-b-cap-edge-4", microphone: "Con-B", position: "cap-edge", distance_cm: 4, is_cover: true };
  expect(readAudition(buildWireAudition({ walk: [near] }))?.walk).toEqual([
    { id: "con-b-cap-edge-4", microphone: "Con-B", position: "cap-edge", distanceCm: 4, isCover: true },
  ]);
});

test("[HEAR-12] a plugin has a comparison in the place of takes", () => {
  const text = { en: "Apart", de: "Auseinander", ja: "ずれあり" };
  const comparison = { before: text, after: { ...text, en: "Aligned" } };
  expect(readAudition(buildWireAudition({ takes: [], comparison }))).toMatchObject({ takes: [], comparison });
});
