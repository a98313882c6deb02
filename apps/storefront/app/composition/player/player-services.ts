import type { PlayerStore } from "@shop/catalog/store";

/** Created once per tab. Pages change, the sound goes on. */
export interface PlayerServices {
  readonly player: PlayerStore;
}
