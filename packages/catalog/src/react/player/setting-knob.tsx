"use client";
import { useEffect, useRef } from "react";
import type { Knob } from "../../domain/player/knob-positions.ts";

export interface SettingKnobProps {
  knob: Knob;
  side: "before" | "after";
  isHeard: boolean;
  /** In a blind test. Its place is kept. */
  isHidden: boolean;
}

const TICKS = Array.from({ length: 11 }, (_, index) => -135 + index * 27);

/** The plugin's knob. It turns when the side that is heard changes. */
export function SettingKnob({ knob, side, isHeard, isHidden }: SettingKnobProps) {
  const { travel, value } = knob[side];
  const pointer = useRef<SVGGElement>(null);
  useEffect(() => pointer.current?.style.setProperty("--shop-travel", String(travel)), [travel]);
  return (
    <p className="shop-setting-knob" data-heard={isHeard ? "" : undefined} data-hidden={isHidden ? "" : undefined}>
      <svg viewBox="-32 -32 64 64" aria-hidden="true">
        {TICKS.map((degrees) => (
          <path key={degrees} d="M0 -24V-30" transform={`rotate(${degrees})`} />
        ))}
        <circle className="shop-setting-knob__rim" r="20" />
        <g ref={pointer} className="shop-setting-knob__pointer">
          <path d="M0 -9V-19" />
        </g>
      </svg>
      <span>
        <span className="shop-label">{knob.name}</span>
        <span className="shop-setting-knob__value">{value}</span>
      </span>
    </p>
  );
}
