"use client";
import { useId } from "react";
import type { Programme } from "../../domain/player/audition.ts";
import { usePlayer, usePlayerStore, usePlayerText, useSoundNames } from "./player-provider.tsx";

const SLOTS = ["a", "b"] as const;

/** A and B: two keys, of which one is down. In a blind test they don't say which takes they are. */
export function SlotSwitch({ programme }: { programme: Programme }) {
  const player = usePlayerStore();
  const text = usePlayerText();
  const names = useSoundNames();
  const { slot, slots, isBypassed, blind } = usePlayer((state) => state);
  const id = useId();
  const nameOf = (one: (typeof SLOTS)[number]) =>
    blind === "hidden" ? text("player.hidden") : names.takeById(programme.audition.takes, slots[one]);
  return (
    <fieldset className="shop-player-slots" aria-labelledby={id}>
      <legend id={id} className="shop-player-slots__legend">
        {text("player.compare")}
      </legend>
      {SLOTS.map((one) => (
        <button
          key={one}
          type="button"
          className="shop-player-key"
          aria-pressed={!isBypassed && slot === one}
          aria-label={text("player.slot", { slot: one.toUpperCase(), take: nameOf(one) })}
          title={nameOf(one)}
          onClick={() => player.chooseSlot(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
