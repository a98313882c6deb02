import { useCallback, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { useServices } from "../../composition/services-context.ts";

/** The pack in the site's player, by its name and its page's slug; null: there is none. Fetches nothing. */
export function usePlayingPack(): { readonly name: string; readonly slug: string } | null {
  const player = useStore(useServices().player)?.player;
  const subscribe = useCallback((listen: () => void) => player?.subscribe(listen) ?? (() => {}), [player]);
  const programme = useSyncExternalStore(
    subscribe,
    () => player?.getState().programme ?? null,
    () => null,
  );
  const isPack = programme?.audition.takes.some(({ source }) => source === undefined) ?? false;
  return programme && isPack ? { name: programme.name, slug: programme.href.split("/").at(-1) ?? "" } : null;
}
