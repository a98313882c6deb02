import type { Failure } from "@shop/kernel";
import type { Sound } from "../../domain/player/audition.ts";
import { FIRST_VOLUME } from "../../domain/player/limits.ts";
import { NO_SETTINGS, type PlayerSettings } from "../../domain/player/reduce-player.ts";

export interface PlayerState extends PlayerSettings {
  /** Whether the shopper has pressed play: it sounds, or will as soon as its file is there. */
  readonly isOn: boolean;
  /** Whether what is wanted is being fetched. What sounded before goes on until it is there. */
  readonly isLoading: boolean;
  /** What sounds now; null: silence. */
  readonly heard: Sound | null;
  readonly failure: Failure | null;
  /** From 0 to 1. */
  readonly volume: number;
  readonly hasShortcuts: boolean;
}

/** A player that nobody has opened. */
export const CLOSED_PLAYER: PlayerState = {
  ...NO_SETTINGS,
  isOn: false,
  isLoading: false,
  heard: null,
  failure: null,
  volume: FIRST_VOLUME,
  hasShortcuts: true,
};
