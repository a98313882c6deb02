"use client";
import { useState } from "react";
import type { Programme, Sound } from "../../domain/player/audition.ts";
import { NO_SETTINGS, reducePlayer, wantedSound } from "../../domain/player/reduce-player.ts";

/** What a programme begins with, until it is docked: its first performance through its cover's take, or what the shopper has chosen. */
export function useOwnChoice(programme: Programme): [Sound, (choice: Sound) => void] {
  const [chosen, choose] = useState<Sound | null>(null);
  const first = wantedSound(reducePlayer(NO_SETTINGS, { type: "open", programme }));
  return [chosen ?? first ?? { performanceId: "", takeId: "" }, choose];
}
