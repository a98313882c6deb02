"use client";
import { Button, PauseIcon, PlayIcon } from "@shop/ui";
import { useEffect, useRef } from "react";
import type { Programme, Sound } from "../../domain/player/audition.ts";
import { usePlayer, usePlayerStore, usePlayerText } from "./player-provider.tsx";

export interface PlayButtonProps {
  programme: Programme;
  /** What it begins with. */
  choice: Sound;
  /** It takes the place of a button that was pressed already: it has the focus. */
  isPressed?: boolean;
}

/** Plays a programme, and pauses it while it is the one that plays. */
export function PlayButton({ programme, choice, isPressed = false }: PlayButtonProps) {
  const player = usePlayerStore();
  const text = usePlayerText();
  const isDocked = usePlayer((state) => state.programme?.name === programme.name);
  const isOn = usePlayer((state) => state.isOn) && isDocked;
  const button = useRef<HTMLButtonElement>(null);
  const play = () => (isDocked ? player.toggle() : player.play(programme, choice));
  useEffect(() => {
    if (isPressed) button.current?.focus();
  }, [isPressed]);
  return (
    <Button ref={button} variant="signal" icon={isOn ? <PauseIcon /> : <PlayIcon />} onClick={() => void play()}>
      {text(isOn ? "player.pause" : "player.play")}
    </Button>
  );
}
