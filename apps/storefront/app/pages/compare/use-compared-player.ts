import type { ComparedSound } from "@shop/catalog";
import { hearCompared } from "@shop/catalog/store";
import { useCallback, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { useServices } from "../../composition/services-context.ts";

/** The site's player for a comparison. Its code is fetched by the first press. */
export function useComparedPlayer() {
  const { player: late } = useServices();
  const player = useStore(late)?.player;
  const subscribe = useCallback((listen: () => void) => player?.subscribe(listen) ?? (() => {}), [player]);
  const state = useSyncExternalStore(
    subscribe,
    () => player?.getState() ?? null,
    () => null,
  );
  const isBlind = state?.blind === "hidden";
  return {
    isLoaded: state !== null,
    /** Nothing may say what is heard, nor choose it by name. */
    isBlind,
    isHeard: ({ programme, takeId }: ComparedSound) =>
      !isBlind &&
      state?.programme?.name === programme.name &&
      state.isOn &&
      (takeId === null || (!state.isBypassed && state.slots[state.slot] === takeId)),
    /** Plays it; pauses it if it is what is heard. Throws if the code can't be fetched. */
    hear: async (sound: ComparedSound) => {
      const loaded = await late.load();
      await hearCompared(loaded.player, sound);
    },
  };
}
