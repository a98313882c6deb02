import { expect, test } from "vitest";
import { buildComparison } from "../../testing/index.ts";
import { readWavePeaks, wavePath } from "./read-wave-peaks.ts";
import { NO_SETTINGS, type PlayerAct, reducePlayer, wantedSound } from "./reduce-player.ts";
import { secondsToChange, sideOf } from "./wipe.ts";

const open: PlayerAct = { type: "open", programme: buildComparison() };
const after = (...acts: readonly PlayerAct[]) => [open, ...acts].reduce(reducePlayer, NO_SETTINGS);

test("[HEAR-12] left of the divider before is heard, from it on after", () => {
  expect([sideOf(0.5, 0), sideOf(0.5, 0.499), sideOf(0.5, 0.5), sideOf(0, 0), sideOf(1, 0.999)]).toEqual([
    "before",
    "before",
    "after",
    "after",
    "before",
  ]);
  expect(secondsToChange(0.5, 0.25, 8)).toBe(2);
  expect(secondsToChange(0.5, 0.75, 8)).toBe(2);
});

test("[HEAR-12] a plugin opens with before in A, after in B and the divider in the middle", () => {
  expect(after()).toMatchObject({ slots: { a: "before", b: "after" }, slot: "a", divider: 0.5, performanceId: "chug" });
});

test("[HEAR-12] the playhead and the divider decide which is heard; a press on A or B takes that from them", () => {
  expect(wantedSound(after({ type: "movePlayhead", playhead: 0.6 }))?.takeId).toBe("after");
  expect(wantedSound(after({ type: "moveDivider", divider: 0.7, playhead: 0.6 }))?.takeId).toBe("before");
  const chosen = after({ type: "chooseSlot", slot: "b" }, { type: "movePlayhead", playhead: 0.1 });
  expect([chosen.divider, wantedSound(chosen)?.takeId]).toEqual([null, "after"]);
});

test("[HEAR-12] [HEAR-06] a blind test of a plugin ignores the divider, and a shuffled plugin keeps its sides", () => {
  const hidden = after(
    { type: "hideNames", chances: [0.9, 0.1] },
    { type: "moveDivider", divider: 0.2, playhead: 0.5 },
  );
  expect(hidden).toMatchObject({ divider: null, slots: { a: "after", b: "before" }, slot: "a" });
  const revealed = [{ type: "reveal" } as const, { type: "moveDivider", divider: 0.8, playhead: 0.5 } as const].reduce<
    typeof hidden
  >(reducePlayer, hidden);
  expect(wantedSound(revealed)?.takeId).toBe("before");
});

test("[HEAR-12] a plugin has no bypass beside its before", () => {
  expect(after({ type: "setBypass", isBypassed: true }).isBypassed).toBe(false);
});

test("waveforms are read from what a server sends, and anything else is none", () => {
  expect(readWavePeaks({ before: [0, 500], after: [1000, 250] })).toEqual({ before: [0, 0.5], after: [1, 0.25] });
  for (const wrong of [
    null,
    [],
    {},
    { before: [1], after: [] },
    { before: [1], after: [1, 2] },
    { before: ["1"], after: [1] },
  ])
    expect(readWavePeaks(wrong), JSON.stringify(wrong)).toBeNull();
});

test("a waveform is drawn around the middle, its loudest column over the whole height", () => {
  expect(wavePath([0.25, 0.5], 100)).toBe("M0 25.0L1 0.0L1 100.0L0 75.0Z");
});
