import { createFetchedSoundFiles, createWebAudioOutput } from "@shop/catalog/adapters";
import { createPlayerStore } from "@shop/catalog/store";
import { createSystemRandom } from "@shop/kernel";
import type { PageEnvironment } from "../page-environment.ts";
import type { PlayerServices } from "./player-services.ts";

/** Opens no output and fetches nothing: the first press on play does. */
export function createPlayerServices({ clock, local }: Pick<PageEnvironment, "clock" | "local">): PlayerServices {
  const player = createPlayerStore({
    output: createWebAudioOutput(() => new AudioContext()),
    files: createFetchedSoundFiles((url) => fetch(url)),
    clock,
    random: createSystemRandom(),
    storage: local,
  });
  return { player };
}
