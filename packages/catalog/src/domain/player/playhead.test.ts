import { expect, test } from "vitest";
import { planVoice } from "./plan-voice.ts";
import { playheadAt, secondsLeft, seekTo } from "./playhead.ts";

const RUN = { atSeconds: 10, fromSeconds: 6, periodSeconds: 6.4, isLooping: true };

test.each([
  [9.9, 6],
  [10, 6],
  [10.3, 6.3],
  [10.5, 0.1],
  [23.2, 0],
])("[HEAR-04] a loop's playhead at %d s of the clock is at %d s", (now, playhead) => {
  const reached = playheadAt(RUN, now);
  expect(Math.min(Math.abs(reached - playhead), Math.abs(reached - playhead - 6.4))).toBeLessThan(1e-9);
});

test("[HEAR-04] without the loop it stays at the end, and says how long it still takes", () => {
  const run = { ...RUN, isLooping: false };
  expect(playheadAt(run, 11)).toBe(6.4);
  expect(secondsLeft(run, 10.1)).toBeCloseTo(0.3, 9);
  expect(secondsLeft(run, 9.5)).toBeCloseTo(0.9, 9);
  expect(secondsLeft(RUN, 10)).toBeNull();
});

test.each([
  [-1, 0],
  [2.5, 2.5],
  [6.4, 0],
  [7.4, 1],
])("[HEAR-04] seeking to %d s of 6.4 puts the playhead at %d s", (asked, playhead) => {
  expect(seekTo(asked, 6.4)).toBeCloseTo(playhead, 9);
});

test("[HEAR-04] a file sounds from the playhead after its lead-in, and loops over its period", () => {
  expect(planVoice({ atSeconds: 3, fromSeconds: 1.5, periodSeconds: 6.4, isLooping: true }, 0.25)).toEqual({
    atSeconds: 3,
    offsetSeconds: 1.75,
    loopStartSeconds: 0.25,
    loopEndSeconds: 6.65,
    isLooping: true,
  });
});
