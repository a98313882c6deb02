"use client";
import { useIsStill } from "@shop/ui";
import { useEffect, useRef } from "react";
import { type Programme, performanceOf } from "../../domain/player/audition.ts";
import { SEEK_STEP_SECONDS } from "../../domain/player/limits.ts";
import { formatSeconds } from "./format-figures.ts";
import { usePlayer, usePlayerStore, usePlayerText } from "./player-provider.tsx";

/**
 * The one playhead of all takes. It moves while something sounds; where no motion is wanted it stays where it was put. Its spoken value
 * changes only with an act, or a reader would count along.
 */
export function SeekBar({ programme }: { programme: Programme }) {
  const player = usePlayerStore();
  const text = usePlayerText();
  const isStill = useIsStill();
  const isHeard = usePlayer((state) => state.heard !== null);
  const id = usePlayer((state) => state.heard?.performanceId ?? state.performanceId);
  const { periodSeconds } = performanceOf(programme.audition, id);
  const bar = useRef<HTMLInputElement>(null);
  const counter = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = () => {
      const seconds = player.positionSeconds();
      bar.current?.style.setProperty("--shop-playhead", String(seconds / periodSeconds));
      if (bar.current) bar.current.value = String(seconds);
      if (counter.current) counter.current.textContent = formatSeconds(seconds);
    };
    const say = () => {
      const position = formatSeconds(player.positionSeconds());
      bar.current?.setAttribute(
        "aria-valuetext",
        text("player.positionOf", { position, period: formatSeconds(periodSeconds) }),
      );
    };
    show();
    say();
    if (!isHeard || isStill) return;
    let frame = requestAnimationFrame(function draw() {
      show();
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [player, periodSeconds, isHeard, isStill, text]);
  return (
    <div className="shop-player-seek">
      <input
        ref={bar}
        type="range"
        className="shop-player-seek__bar"
        aria-label={text("player.position")}
        min={0}
        max={periodSeconds}
        step={SEEK_STEP_SECONDS}
        defaultValue={0}
        onChange={(event) => {
          const seconds = Number(event.target.value);
          player.seek(seconds);
          event.target.style.setProperty("--shop-playhead", String(seconds / periodSeconds));
          event.target.setAttribute(
            "aria-valuetext",
            text("player.positionOf", { position: formatSeconds(seconds), period: formatSeconds(periodSeconds) }),
          );
        }}
      />
      <span className="shop-player-seek__figures" aria-hidden="true">
        <span ref={counter}>0.0</span> / {formatSeconds(periodSeconds)} s
      </span>
    </div>
  );
}
