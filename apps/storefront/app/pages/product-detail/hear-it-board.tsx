import type { Programme } from "@shop/catalog";
import { PlayButton, PlayerProvider, SoundBoard, useOwnChoice } from "@shop/catalog/react";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { useServices } from "../../composition/services-context.ts";
import { usePlayerTexts } from "../../shell/player/use-player-texts.ts";
import "@shop/catalog/player-styles.css";

export interface HearItBoardProps {
  readonly programme: Programme;
  /** Play was pressed before this was loaded. */
  readonly isPressed: boolean;
  /** Shown until the texts are there. */
  readonly waiting: ReactNode;
}

/** Play, the performances and the matrix of takes. */
export function HearItBoard({ waiting, ...rest }: HearItBoardProps) {
  const loaded = useStore(useServices().player);
  const messages = usePlayerTexts();
  if (!loaded || !messages) return waiting;
  return (
    <PlayerProvider player={loaded.player} messages={messages}>
      <Board {...rest} />
    </PlayerProvider>
  );
}

function Board({ programme, isPressed }: Omit<HearItBoardProps, "waiting">) {
  const [choice, setChoice] = useOwnChoice(programme);
  return (
    <>
      <PlayButton programme={programme} choice={choice} isPressed={isPressed} />
      <SoundBoard programme={programme} choice={choice} onChoose={setChoice} />
    </>
  );
}
