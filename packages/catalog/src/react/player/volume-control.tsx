"use client";
import { decibelsOfVolume } from "../../domain/player/volume.ts";
import { formatLevel } from "./format-figures.ts";
import { usePlayer, usePlayerStore, usePlayerText } from "./player-provider.tsx";

/** The volume, in decibels below the file's own level. */
export function VolumeControl() {
  const player = usePlayerStore();
  const text = usePlayerText();
  const volume = usePlayer((state) => state.volume);
  const decibels = decibelsOfVolume(volume);
  const level =
    decibels === null ? text("player.silent") : text("player.decibels", { value: formatLevel(decibels, 1) });
  return (
    <label className="shop-player-volume">
      <span className="shop-label">{text("player.volume")}</span>
      <input
        type="range"
        className="shop-player-volume__fader"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        aria-label={text("player.volume")}
        aria-valuetext={level}
        onChange={(event) => player.setVolume(Number(event.target.value))}
      />
      <span className="shop-player-volume__figure" aria-hidden="true">
        {level}
      </span>
    </label>
  );
}
