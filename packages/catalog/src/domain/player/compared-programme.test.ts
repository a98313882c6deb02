import { expect, test } from "vitest";
import { buildAudition, buildComparison, buildProgramme } from "../../testing/player/build-player.ts";
import { soundUrl } from "./audition.ts";
import { comparedSounds } from "./compared-programme.ts";
import { joinTakeLevels } from "./read-take-levels.ts";

const rock = buildProgramme();
const doom = buildProgramme({
  name: "faIR Doom Cellar",
  href: "/products/guitar-cabinet-impulse-responses/fair-doom-cellar",
  audition: buildAudition({
    baseUrl: "/media/sounds/d00m",
    performances: [
      { id: "lead", name: "Lead", periodSeconds: 8 },
      { id: "chug", name: "Drop-tuned chug", periodSeconds: 6.4 },
    ],
  }),
});
const plugin = buildComparison();

test("[CAT-10] two packs share one programme: the performances of both, and of each the take to start with", () => {
  const [a, b] = comparedSounds([rock, doom]);
  expect(a?.programme).toBe(b?.programme);
  expect(a?.programme.name).toBe("faIR Modern Rock / faIR Doom Cellar");
  expect(a?.programme.audition.performances.map(({ id }) => id)).toEqual(["chug", "lead"]);
  expect(a?.programme.audition.takes.map(({ microphone, isCover }) => [microphone, isCover])).toEqual([
    ["faIR Modern Rock: Rib-A", true],
    ["faIR Doom Cellar: Rib-A", false],
  ]);
  const urlOf = (takeId: string | null | undefined) =>
    a && soundUrl(a.programme.audition, { performanceId: "chug", takeId: takeId ?? "" });
  expect(urlOf(a?.takeId)).toBe("/media/sounds/0f1e/chug/rib-a-cap-edge-15.mp3");
  expect(urlOf(b?.takeId)).toBe("/media/sounds/d00m/chug/rib-a-cap-edge-15.mp3");
  expect(urlOf("dry")).toBe("/media/sounds/0f1e/chug/dry.mp3");
});

test("[CAT-10] what has no performance in common, and a plugin, is heard in its own programme", () => {
  const other = {
    ...doom,
    audition: buildAudition({ performances: [{ id: "slap", name: "Slap", periodSeconds: 4 }] }),
  };
  expect(comparedSounds([rock, other])).toEqual([
    { programme: rock, takeId: null },
    { programme: other, takeId: null },
  ]);
  const [, own] = comparedSounds([rock, plugin, doom]);
  expect(own).toEqual({ programme: plugin, takeId: null });
  expect(comparedSounds([rock, null])).toEqual([{ programme: rock, takeId: null }, null]);
});

test("[CAT-10] the curves of two packs begin at their own loudest points", () => {
  const [a, b] = comparedSounds([rock, doom]);
  const pack = (levels: readonly number[]) => ({
    ...{ fromHz: 50, toHz: 12_800 },
    levels: new Map([["rib-a-cap-edge-15", levels]]),
  });
  const packs = new Map([
    ["/media/sounds/0f1e", pack([-3, -9])],
    ["/media/sounds/d00m", pack([-12, -6])],
  ]);
  const joined = joinTakeLevels(a?.programme.audition.takes ?? [], packs);
  expect(joined?.levels.get(a?.takeId ?? "")).toEqual([0, -6]);
  expect(joined?.levels.get(b?.takeId ?? "")).toEqual([-6, 0]);
  expect(joinTakeLevels([], packs)).toBeNull();
});
