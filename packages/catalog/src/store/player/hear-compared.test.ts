import { expect, test } from "vitest";
import { comparedSounds } from "../../domain/player/compared-programme.ts";
import { buildAudition, buildPlayer, buildProgramme } from "../../testing/player/build-player.ts";
import { hearCompared } from "./hear-compared.ts";

const pack = (name: string) =>
  buildProgramme({ name, href: `/packs/${name}`, audition: buildAudition({ baseUrl: `/media/sounds/${name}` }) });

function open(...names: readonly string[]) {
  const { player, clock } = buildPlayer();
  const sounds = comparedSounds(names.map(pack));
  const hear = async (index: number) => {
    const sound = sounds[index];
    if (sound) await hearCompared(player, sound);
  };
  const heard = () => player.getState().heard?.takeId ?? null;
  return { player, clock, hear, heard };
}

test("[CAT-10] a key plays its product, and the other's key changes over at the same place", async () => {
  const { player, clock, hear, heard } = open("rock", "doom");
  await hear(1);
  await player.retry();
  expect([heard(), player.getState().slot]).toEqual(["/packs/doom#rib-a-cap-edge-15", "b"]);
  clock.advance(2000);
  await hear(0);
  await player.retry();
  expect([heard(), player.getState().slot]).toEqual(["/packs/rock#rib-a-cap-edge-15", "a"]);
  expect(player.positionSeconds()).toBeCloseTo(2, 1);
});

test("[CAT-10] the key of what is heard pauses it, and plays it again", async () => {
  const { player, hear } = open("rock", "doom");
  await hear(0);
  await hear(0);
  expect(player.getState().isOn).toBe(false);
  await hear(0);
  expect(player.getState().isOn).toBe(true);
});

test("[CAT-10] a third product takes the place of the one that is heard", async () => {
  const { player, hear } = open("rock", "doom", "jazz");
  await hear(0);
  await hear(2);
  expect(player.getState().slots).toEqual({
    a: "/packs/jazz#rib-a-cap-edge-15",
    b: "/packs/doom#rib-a-cap-edge-15",
  });
});

test("[CAT-10] in a blind test the keys do nothing", async () => {
  const { player, hear } = open("rock", "doom");
  await hear(0);
  player.hideNames();
  const before = player.getState();
  await hear(1);
  expect(player.getState()).toBe(before);
});
