"use client";
import { formatMessage, type MessageParams } from "@shop/kernel";
import { createContext, type ReactNode, useCallback, useContext } from "react";
import { useStore } from "zustand";
import { AFTER, BEFORE, DRY, type Performance, type Take } from "../../domain/player/audition.ts";
import type { PlayerMessageKey, PlayerMessages } from "../../messages/index.ts";
import type { PlayerState } from "../../store/player/player-state.ts";
import type { PlayerStore } from "../../store/player/player-store.ts";

interface PlayerSettings {
  readonly player: PlayerStore;
  readonly messages: PlayerMessages;
}

const PlayerContext = createContext<PlayerSettings | null>(null);

export interface PlayerProviderProps extends PlayerSettings {
  readonly children: ReactNode;
}

/** Gives the player's parts their store and texts: `playerMessagesEn` of this package's root, or another language's. */
export function PlayerProvider({ player, messages, children }: PlayerProviderProps) {
  return <PlayerContext.Provider value={{ player, messages }}>{children}</PlayerContext.Provider>;
}

function useSettings(): PlayerSettings {
  const settings = useContext(PlayerContext);
  if (!settings) throw new Error("No player here: put a PlayerProvider around its parts.");
  return settings;
}

export function usePlayerStore(): PlayerStore {
  return useSettings().player;
}

/** A selection from the player's state. */
export function usePlayer<Selected>(select: (state: PlayerState) => Selected): Selected {
  return useStore(usePlayerStore(), select);
}

export function usePlayerText() {
  const { messages } = useSettings();
  return useCallback(
    (key: PlayerMessageKey, params?: MessageParams) => formatMessage(messages[key], params),
    [messages],
  );
}

/** The names of performances, positions and takes: the texts' own, else as the catalogue has them. */
export function useSoundNames() {
  const { messages } = useSettings();
  const text = usePlayerText();
  const known: Readonly<Record<string, string>> = messages;
  const position = (id: string) => known[`player.position.${id}`] ?? id;
  const take = ({ microphone, position: id, distanceCm }: Take) =>
    text("player.take", { microphone, position: position(id), distance: distanceCm });
  return {
    position,
    take,
    performance: ({ id, name }: Performance) => known[`player.performance.${id}`] ?? name,
    /** Of a slot: a take's id, dry, before or after. */
    takeById: (takes: readonly Take[], id: string) => {
      if (id === BEFORE || id === AFTER) return text(`player.${id}`);
      const found = takes.find((one) => one.id === id);
      return found && id !== DRY ? take(found) : text("player.dry");
    },
    failure: (code: string) => known[code] ?? text("player.soundUnavailable"),
  };
}
