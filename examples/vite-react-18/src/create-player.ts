import { createFetchedSoundFiles, createWebAudioOutput } from "@shop/catalog/adapters";
import { createPlayerStore } from "@shop/catalog/store";
import { createSystemRandom } from "@shop/kernel";
import type { Shop } from "./create-shop.ts";

/** The page's one player. It fetches sounds from the shop, and nothing before a press on play. */
export function createPlayer({ origin, clock, storage }: Shop) {
  return createPlayerStore({
    output: createWebAudioOutput(() => new AudioContext()),
    files: createFetchedSoundFiles((path) => fetch(new URL(path, origin))),
    clock,
    random: createSystemRandom(),
    storage,
  });
}
