import { AFTER, type Programme } from "@shop/catalog";
import type { PlayerStore } from "@shop/catalog/store";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useServices } from "../../../composition/services-context.ts";

/** What of a figure sounds: a line's id, or nothing. */
export interface FigureSound {
  readonly heardId: string | null;
  /** The names are hidden: nothing may say or choose what sounds. */
  readonly isBlind: boolean;
  readonly hasFailed: boolean;
  press(id: string): Promise<void>;
}

const SILENT = { heardId: null, isBlind: false };

function soundOf(player: PlayerStore, name: string) {
  const { programme, heard, blind } = player.getState();
  if (programme?.name !== name) return SILENT;
  const isBlind = blind === "hidden";
  return { heardId: isBlind ? null : (heard?.takeId ?? null), isBlind };
}

/** A figure's lines through the site's one player. Its code is fetched with the first press. */
export function useFigureSound(programme: Programme): FigureSound {
  const services = useServices();
  const loaded = useStore(services.player)?.player;
  const [sound, setSound] = useState<Pick<FigureSound, "heardId" | "isBlind">>(SILENT);
  const [hasFailed, setHasFailed] = useState(false);
  const { name } = programme;
  useEffect(() => {
    if (!loaded) return;
    setSound(soundOf(loaded, name));
    return loaded.subscribe(() => setSound(soundOf(loaded, name)));
  }, [loaded, name]);
  const press = async (id: string) => {
    setHasFailed(false);
    try {
      const { player } = await services.player.load();
      if (soundOf(player, name).heardId === id) return player.pause();
      const playing = player.play(programme, { takeId: id });
      if (programme.comparison) player.chooseSlot(id === AFTER ? "b" : "a");
      await playing;
    } catch {
      setHasFailed(true);
    }
  };
  return { ...sound, hasFailed, press };
}
