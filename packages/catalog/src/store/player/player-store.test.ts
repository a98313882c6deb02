import { expect, test } from "vitest";
import { buildPlayer, buildProgramme } from "../../testing/index.ts";

const URL = "/media/sounds/0f1e/chug/rib-a-cap-edge-15.mp3";
const OTHER = "/media/sounds/0f1e/chug/dyn-a-cap-2.mp3";
const DRY = "/media/sounds/0f1e/chug/dry.mp3";

/** A player that plays its pack's cover. */
async function buildPlaying(stored?: Readonly<Record<string, string>>) {
  const world = buildPlayer(stored);
  await world.player.play(buildProgramme());
  await world.clock.advanceAsync(0);
  return world;
}

test("[HEAR-07] nothing is fetched before play is pressed, whatever is chosen; a press fetches, once", async () => {
  const { player, files, clock } = buildPlayer();
  player.chooseTake("dyn-a-cap-2");
  expect([files.fetched, player.getState().programme]).toEqual([[], null]);
  await player.play(buildProgramme());
  await clock.advanceAsync(0);
  expect(files.fetched).toEqual([URL, OTHER, DRY]);
  player.pause();
  await player.toggle();
  player.chooseSlot("b");
  await clock.advanceAsync(0);
  expect(files.fetched).toEqual([URL, OTHER, DRY]);
});

test("[HEAR-01] play docks the pack and sounds; pause keeps the playhead, and play goes on there", async () => {
  const { player, output, clock } = await buildPlaying();
  expect(player.getState()).toMatchObject({
    isOn: true,
    isLoading: false,
    heard: { performanceId: "chug", takeId: "rib-a-cap-edge-15" },
    failure: null,
  });
  expect(output.voices).toEqual([
    {
      sound: URL,
      plan: { atSeconds: 0.01, offsetSeconds: 0.25, loopStartSeconds: 0.25, loopEndSeconds: 6.65, isLooping: true },
      isLooping: true,
      stoppedAtSeconds: null,
    },
  ]);
  clock.advance(2_010);
  expect(player.positionSeconds()).toBeCloseTo(2, 9);
  await player.toggle();
  expect(player.getState()).toMatchObject({ isOn: false, heard: null });
  expect(output.voices[0]?.stoppedAtSeconds).toBeCloseTo(2.01, 9);
  clock.advance(5_000);
  await player.toggle();
  expect(output.voices[1]?.plan.offsetSeconds).toBeCloseTo(2.25, 9);
});

test("[HEAR-05] B begins where A is and at the moment that A begins to fade", async () => {
  const { player, output, clock } = await buildPlaying();
  clock.advance(1_010);
  player.chooseSlot("b");
  await clock.advanceAsync(0);
  const [a, b] = output.voices;
  expect(b).toMatchObject({ sound: OTHER, stoppedAtSeconds: null });
  expect(b?.plan.atSeconds).toBe(a?.stoppedAtSeconds);
  expect(b?.plan.offsetSeconds).toBeCloseTo(0.25 + 1 + 0.01, 9);
  expect(output.voices.filter(({ stoppedAtSeconds }) => stoppedAtSeconds === null)).toHaveLength(1);
});

test("[HEAR-03] what sounds goes on until the wanted take is there; the last press wins", async () => {
  const { player, files, output, clock } = await buildPlaying();
  const release = files.hold();
  player.choosePerformance("lead");
  expect(player.getState()).toMatchObject({ isLoading: true, heard: { performanceId: "chug" } });
  clock.advance(1_000);
  player.choosePerformance("clean");
  release();
  await clock.advanceAsync(0);
  expect(player.getState()).toMatchObject({ isLoading: false, heard: { performanceId: "clean" } });
  expect(output.voices.map(({ sound }) => sound)).toEqual([URL, "/media/sounds/0f1e/clean/rib-a-cap-edge-15.mp3"]);
  expect(output.voices[1]?.plan.offsetSeconds).toBe(0.25);
});

test("[HEAR-01] a pause while the file is fetched is a pause", async () => {
  const { player, files, output, clock } = buildPlayer();
  const release = files.hold();
  const played = player.play(buildProgramme());
  expect(player.getState()).toMatchObject({ isOn: true, isLoading: true, heard: null });
  player.pause();
  release();
  await played;
  await clock.advanceAsync(0);
  expect([output.voices, player.getState().isOn, player.getState().isLoading]).toEqual([[], false, false]);
});

test.each([
  ["missing", "player.soundUnavailable"],
  ["broken", "player.soundBroken"],
] as const)(
  "[HEAR-10] a %s file fails with %s; what sounds goes on, the choice is kept, and a retry plays it",
  async (content, code) => {
    const { player, files, clock } = await buildPlaying();
    const url = "/media/sounds/0f1e/chug/dyn-a-cap-edge-5.mp3";
    files.set(url, content);
    player.chooseTake("dyn-a-cap-edge-5");
    await clock.advanceAsync(0);
    expect(player.getState()).toMatchObject({
      isOn: true,
      isLoading: false,
      failure: { code },
      heard: { takeId: "rib-a-cap-edge-15" },
      slots: { a: "dyn-a-cap-edge-5" },
    });
    files.set(url, null);
    await player.retry();
    expect(player.getState()).toMatchObject({ failure: null, heard: { takeId: "dyn-a-cap-edge-5" } });
  },
);

test("[HEAR-10] a browser that allows no sound leaves the player paused, with its reason", async () => {
  const { player, output } = buildPlayer();
  output.refuseNext();
  await player.play(buildProgramme());
  expect(player.getState()).toMatchObject({ isOn: false, isLoading: false, failure: { code: "player.outputRefused" } });
});

test("[HEAR-04] without the loop the sound ends after its period, and the playhead is at the beginning", async () => {
  const { player, clock } = await buildPlaying();
  clock.advance(1_000);
  player.setLoop(false);
  clock.advance(5_409);
  expect(player.getState().isOn).toBe(true);
  clock.advance(1);
  expect([player.getState().isOn, player.getState().heard, player.positionSeconds()]).toEqual([false, null, 0]);
});

test("[HEAR-04] the loop can be turned on again while it sounds", async () => {
  const { player, output, clock } = await buildPlaying();
  player.setLoop(false);
  player.setLoop(true);
  expect(output.voices[0]?.isLooping).toBe(true);
  clock.advance(10_000);
  expect(player.getState().isOn).toBe(true);
});

test("[HEAR-04] seeking moves what sounds, and what is paused", async () => {
  const { player, output } = await buildPlaying();
  player.seek(3);
  expect(output.voices[1]?.plan.offsetSeconds).toBeCloseTo(3.25, 9);
  player.pause();
  player.seek(1);
  expect(player.positionSeconds()).toBe(1);
});

test("[HEAR-06] a blind test stops the sound and begins at the beginning", async () => {
  const { player, clock } = await buildPlaying();
  clock.advance(1_000);
  player.hideNames();
  expect(player.getState()).toMatchObject({ blind: "hidden", isOn: false, heard: null });
  expect(player.positionSeconds()).toBe(0);
});

test("[HEAR-01] another pack replaces the one that plays, and closing silences", async () => {
  const { player, output, clock } = await buildPlaying();
  await player.play(buildProgramme({ name: "faIR Jazz Box" }));
  await clock.advanceAsync(0);
  expect(output.voices.filter(({ stoppedAtSeconds }) => stoppedAtSeconds === null)).toHaveLength(1);
  expect(player.getState().programme?.name).toBe("faIR Jazz Box");
  player.close();
  expect(output.voices.filter(({ stoppedAtSeconds }) => stoppedAtSeconds === null)).toHaveLength(0);
  expect(player.getState()).toMatchObject({ programme: null, isOn: false, heard: null });
});

test("[HEAR-08] the volume is stored once it is moved, and remembered", async () => {
  const { player, output, storage } = await buildPlaying();
  expect(storage.get("shop_player_volume")).toBeUndefined();
  expect(output.gain).toBeCloseTo(0.36, 9);
  player.setVolume(0.5);
  expect([storage.get("shop_player_volume"), output.gain]).toEqual(["0.5", 0.25]);
  const next = await buildPlaying({ shop_player_volume: "0.5" });
  expect([next.player.getState().volume, next.output.gain]).toEqual([0.5, 0.25]);
});

test("[HEAR-09] the shortcuts can be switched off for good, and on again", () => {
  const { player, storage } = buildPlayer();
  player.setShortcuts(false);
  expect([player.getState().hasShortcuts, storage.get("shop_player_shortcuts")]).toEqual([false, "off"]);
  expect(buildPlayer({ shop_player_shortcuts: "off" }).player.getState().hasShortcuts).toBe(false);
  player.setShortcuts(true);
  expect([player.getState().hasShortcuts, storage.get("shop_player_shortcuts")]).toEqual([true, undefined]);
});
