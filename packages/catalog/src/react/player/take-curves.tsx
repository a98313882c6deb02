"use client";
import { useEffect, useState } from "react";
import type { Programme } from "../../domain/player/audition.ts";
import { octavesOf, type TakeLevels, takeCurve } from "../../domain/player/read-take-levels.ts";
import { usePlayerStore, usePlayerText } from "./player-provider.tsx";

export interface TakeCurvesProps {
  programme: Programme;
  /** The levels are fetched then: nothing is before a press on play. */
  isDocked: boolean;
  /** The chosen take; null: nothing says which. */
  takeId: string | null;
  /** Its name. */
  name: string;
  /** Whether it sounds now: drawn in the signal colour. */
  isHeard: boolean;
}

const WIDTH = 960;
const HEIGHT = 260;

/** The curves of all takes, and above them that of the take that is heard. Nothing where the levels can't be fetched: they are a picture. */
export function TakeCurves({ programme, isDocked, takeId, name, isHeard }: TakeCurvesProps) {
  const player = usePlayerStore();
  const text = usePlayerText();
  const [levels, setLevels] = useState<TakeLevels | null>(null);
  useEffect(() => {
    if (!isDocked) return;
    let isCurrent = true;
    void player.loadLevels(programme).then((loaded) => {
      if (isCurrent) setLevels(loaded.isOk ? loaded.value : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [player, programme, isDocked]);
  if (!levels) return <div className="shop-take-curves" data-empty="" />;
  const curve = takeId === null ? "" : takeCurve(levels, takeId, WIDTH, HEIGHT);
  return (
    <div className="shop-take-curves">
      <svg
        className="shop-take-curves__field"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={curve === "" ? text("player.curves") : text("player.curve", { take: name })}
      >
        {[...levels.levels.keys()].map((id) => (
          <path key={id} className="shop-take-curves__other" d={takeCurve(levels, id, WIDTH, HEIGHT)} />
        ))}
        {curve !== "" && <path className="shop-take-curves__chosen" data-heard={isHeard ? "" : undefined} d={curve} />}
      </svg>
      <div className="shop-take-curves__scale" aria-hidden="true">
        {octavesOf(levels).map((hertz) => (
          <span key={hertz}>{hertz >= 1000 ? `${hertz / 1000}k` : hertz}</span>
        ))}
        <span className="shop-take-curves__unit">Hz</span>
      </div>
    </div>
  );
}
