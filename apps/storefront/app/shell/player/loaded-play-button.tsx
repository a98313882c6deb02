import type { Programme, Sound } from "@shop/catalog";
import { PlayButton, PlayerProvider, useOwnChoice } from "@shop/catalog/react";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { useServices } from "../../composition/services-context.ts";
import { usePlayerTexts } from "./use-player-texts.ts";

export interface LoadedPlayButtonProps {
  readonly programme: Programme;
  readonly choice?: Partial<Sound> | undefined;
  /** Shown until the texts are there. */
  readonly waiting: ReactNode;
}

/** The play button once the player is there: it pauses, too. */
export function LoadedPlayButton({ programme, choice, waiting }: LoadedPlayButtonProps) {
  const loaded = useStore(useServices().player);
  const messages = usePlayerTexts();
  const [own] = useOwnChoice(programme);
  if (!loaded || !messages) return waiting;
  return (
    <PlayerProvider player={loaded.player} messages={messages}>
      <PlayButton programme={programme} choice={{ ...own, ...choice }} isPressed />
    </PlayerProvider>
  );
}
