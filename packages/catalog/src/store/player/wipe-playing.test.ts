import { expect, test } from "vitest";
import { buildComparison, buildPlayer } from "../../testing/index.ts";

const BEFORE = "/media/sounds/2a3b/chug/before.mp3";
const AFTER = "/media/sounds/2a3b/chug/after.mp3";
const PEAKS = "/media/sounds/2a3b/chug/peaks.json";

async function buildPlaying() {
  const world = buildPlayer();
  await world.player.play(buildComparison());
  await world.clock.advanceAsync(0);
  return world;
}

test("[HEAR-12] [HEAR-07] play fetches before and after, and nothing else", async () => {
  const { files } = await buildPlaying();
  expect(files.fetched).toEqual([BEFORE, AFTER]);
});

test("[HEAR-12] where the playhead passes the divider, after begins at the same place; the next round begins with before", async () => {
  const { player, output, clock } = await buildPlaying();
  await clock.advanceAsync(3_000);
  expect(output.voices.map(({ sound }) => sound)).toEqual([BEFORE]);
  await clock.advanceAsync(300);
  expect(output.voices.map(({ sound }) => sound)).toEqual([BEFORE, AFTER]);
  expect(output.voices[0]?.stoppedAtSeconds).toBe(output.voices[1]?.plan.atSeconds);
  expect(output.voices[1]?.plan.offsetSeconds).toBeCloseTo(0.25 + 3.2, 1);
  await clock.advanceAsync(3_200);
  expect(output.voices.map(({ sound }) => sound)).toEqual([BEFORE, AFTER, BEFORE]);
  expect(player.getState().heard?.takeId).toBe("before");
});

test("[HEAR-12] the divider moved over the playhead changes what is heard there", async () => {
  const { player, clock } = await buildPlaying();
  await clock.advanceAsync(1_600);
  player.moveDivider(0.1);
  await clock.advanceAsync(0);
  expect(player.getState().heard?.takeId).toBe("after");
  player.moveDivider(0.9);
  await clock.advanceAsync(0);
  expect(player.getState().heard?.takeId).toBe("before");
});

test("[HEAR-12] after a press on B the playhead changes nothing; a paused plugin changes nothing", async () => {
  const { player, output, clock } = await buildPlaying();
  player.chooseSlot("b");
  await clock.advanceAsync(10_000);
  expect(output.voices.map(({ sound }) => sound)).toEqual([BEFORE, AFTER]);
  player.moveDivider(0.5);
  player.pause();
  const count = output.voices.length;
  await clock.advanceAsync(10_000);
  expect(output.voices).toHaveLength(count);
});

test("[HEAR-12] the playhead put right of the divider is heard with the plugin", async () => {
  const { player, clock } = await buildPlaying();
  player.seek(5);
  await clock.advanceAsync(0);
  expect(player.getState().heard?.takeId).toBe("after");
});

test("[HEAR-12] waveforms are fetched once; a failure is said, and fetched again", async () => {
  const { player, files } = buildPlayer();
  files.set(PEAKS, "missing");
  expect(await player.loadPeaks(buildComparison(), "chug")).toEqual({
    isOk: false,
    failure: { code: "player.soundUnavailable" },
  });
  files.set(PEAKS, "broken");
  expect(await player.loadPeaks(buildComparison(), "chug")).toMatchObject({ failure: { code: "player.soundBroken" } });
  expect(await player.loadPeaks(buildComparison(), "chug")).toMatchObject({ failure: { code: "player.soundBroken" } });
  expect(files.fetched).toEqual([PEAKS, PEAKS]);
});
