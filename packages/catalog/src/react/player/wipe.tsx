"use client";
import { Spoken, useIsStill } from "@shop/ui";
import { useEffect, useRef, useState } from "react";
import { AFTER, BEFORE, type Programme, performanceOf } from "../../domain/player/audition.ts";
import { DIVIDER_STEP, FIRST_DIVIDER } from "../../domain/player/limits.ts";
import { type WavePeaks, wavePath } from "../../domain/player/read-wave-peaks.ts";
import { usePlayer, usePlayerStore, usePlayerText } from "./player-provider.tsx";
import { SettingKnob } from "./setting-knob.tsx";

export interface WipeProps {
  programme: Programme;
  performanceId: string;
}

const HEIGHT = 100;
const SIDES = [BEFORE, AFTER] as const;

/**
 * A plugin's before and after, as one waveform with a divider: what the playhead passes to the left of it is heard without the plugin, what
 * is to the right with it.
 */
export function Wipe({ programme, performanceId }: WipeProps) {
  const player = usePlayerStore();
  const text = usePlayerText();
  const state = usePlayer((all) => all);
  const isDocked = state.programme?.name === programme.name;
  const isHidden = isDocked && state.blind === "hidden";
  const isSet = isDocked && !isHidden;
  const shown = isSet ? (state.divider ?? (state.slots[state.slot] === BEFORE ? 1 : 0)) : FIRST_DIVIDER;
  const heardSide = isSet ? state.heard?.takeId : null;
  const knob = programme.comparison?.knob;
  // As it is heard, or as it will be; before anything is docked, as the plugin sets it.
  const knobSide = isSet && (heardSide ?? state.slots[state.slot]) === BEFORE ? BEFORE : AFTER;
  const field = useRef<HTMLDivElement>(null);
  const peaks = usePeaks(programme, performanceId, isDocked);
  useEffect(() => field.current?.style.setProperty("--shop-divider", String(shown)), [shown]);
  return (
    <div className="shop-wipe">
      <div className="shop-wipe__names">
        {SIDES.map((side) => (
          <p key={side} data-heard={heardSide === side ? "" : undefined}>
            <span className="shop-label">{text(`player.${side}`)}</span> {programme.comparison?.[side]}
          </p>
        ))}
        {knob && <SettingKnob knob={knob} side={knobSide} isHeard={Boolean(heardSide)} isHidden={isHidden} />}
      </div>
      <div ref={field} className="shop-wipe__field" data-hidden={isHidden ? "" : undefined}>
        {peaks.waves &&
          SIDES.map((side) => (
            <Wave key={side} side={side} peaks={peaks.waves?.[side] ?? []} isHeard={heardSide === side} />
          ))}
        <Playhead
          field={field}
          programme={programme}
          performanceId={performanceId}
          isMoving={isDocked && state.heard !== null}
        />
        <input
          type="range"
          className="shop-wipe__divider"
          aria-label={text("player.divider")}
          aria-valuetext={text("player.dividerAt", { percent: Math.round(shown * 100) })}
          min={0}
          max={1}
          step={DIVIDER_STEP}
          value={shown}
          disabled={!isSet}
          onChange={(event) => player.moveDivider(Number(event.target.value))}
        />
      </div>
      {peaks.hasFailed && (
        <p className="shop-wipe__failed">
          <Spoken>{text("player.waveUnavailable")}</Spoken>
        </p>
      )}
    </div>
  );
}

/** Fetched once the programme is docked: nothing is before a press on play. */
function usePeaks(programme: Programme, performanceId: string, isDocked: boolean) {
  const player = usePlayerStore();
  const [loaded, setLoaded] = useState<{ waves: WavePeaks | null; hasFailed: boolean }>({
    waves: null,
    hasFailed: false,
  });
  useEffect(() => {
    if (!isDocked) return;
    let isCurrent = true;
    void player.loadPeaks(programme, performanceId).then((peaks) => {
      if (isCurrent) setLoaded({ waves: peaks.isOk ? peaks.value : null, hasFailed: !peaks.isOk });
    });
    return () => {
      isCurrent = false;
    };
  }, [player, programme, performanceId, isDocked]);
  return loaded;
}

function Wave({
  side,
  peaks,
  isHeard,
}: {
  side: typeof BEFORE | typeof AFTER;
  peaks: readonly number[];
  isHeard: boolean;
}) {
  return (
    <svg
      className="shop-wipe__wave"
      data-side={side}
      data-heard={isHeard ? "" : undefined}
      viewBox={`0 0 ${peaks.length - 1} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={wavePath(peaks, HEIGHT)} />
    </svg>
  );
}

interface PlayheadProps extends WipeProps {
  field: { readonly current: HTMLDivElement | null };
  isMoving: boolean;
}

/** Where no motion is wanted it stays where it was put. */
function Playhead({ field, programme, performanceId, isMoving }: PlayheadProps) {
  const player = usePlayerStore();
  const isStill = useIsStill();
  const { periodSeconds } = performanceOf(programme.audition, performanceId);
  useEffect(() => {
    const show = () =>
      field.current?.style.setProperty("--shop-playhead", String(player.positionSeconds() / periodSeconds));
    show();
    if (!isMoving || isStill) return;
    let frame = requestAnimationFrame(function draw() {
      show();
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [player, field, periodSeconds, isMoving, isStill]);
  return <span className="shop-wipe__playhead" aria-hidden="true" />;
}
