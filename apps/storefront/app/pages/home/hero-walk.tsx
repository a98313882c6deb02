import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { useServices } from "../../composition/services-context.ts";
import { PlayProgramme, type PlayProgrammeProps } from "../../shell/player/play-programme.tsx";
import type { HeroWalk as Walk } from "./hero-walk.server.ts";

interface HeroWalkProps extends Walk {
  readonly label: string;
  readonly texts: PlayProgrammeProps["texts"];
}

/** The amber line of the hero. It is moved along the distance axis, and the sound with it. */
export function HeroWalk({ programme, stops, first, label, texts }: HeroWalkProps) {
  const player = useStore(useServices().player)?.player;
  const [place, setPlace] = useState(first);
  const stop = stops[place];
  const root = useRef<HTMLDivElement>(null);
  // A line is drawn when it has loaded; the one before it stays until then. Another name starts the style sheet's animation again.
  const drawn = useRef(first);
  const [turn, setTurn] = useState<1 | 2>();
  const redraw = () => {
    if (drawn.current === place) return;
    drawn.current = place;
    setTurn(turn === 1 ? 2 : 1);
  };
  // The page's policy allows no style in the markup. Until this runs, the style sheet has the first place.
  useEffect(() => root.current?.style.setProperty("--at", String(stop?.at ?? 0)), [stop]);
  // The dock moves the line too.
  useEffect(
    () =>
      player?.subscribe(({ programme: docked, slots, slot }) => {
        const at = stops.findIndex(({ takeId }) => docked?.name === programme.name && takeId === slots[slot]);
        if (at >= 0) setPlace(at);
      }),
    [player, programme, stops],
  );
  if (!stop) return null;
  const move = (next: number) => {
    setPlace(next);
    const takeId = stops[next]?.takeId;
    if (takeId && player?.getState().programme?.name === programme.name) player.chooseTake(takeId);
  };
  const picture = {
    className: "shop-cover__picture",
    width: 2400,
    height: 1000,
    loading: "lazy",
    onLoad: redraw,
  } as const;
  return (
    <div ref={root} className="hero-walk">
      <span className="shop-cover" aria-hidden="true" data-redraw={turn}>
        <img {...picture} alt="" src={stop.dark} data-for="dark" />
        <img {...picture} alt="" src={stop.light} data-for="light" />
      </span>
      <input
        className="hero-walk__axis needs-scripts"
        type="range"
        min={0}
        max={stops.length - 1}
        value={place}
        aria-label={label}
        aria-valuetext={stop.distance}
        onChange={(event) => move(event.target.valueAsNumber)}
      />
      <div className="hero-walk__play">
        <PlayProgramme programme={programme} choice={{ takeId: stop.takeId }} texts={texts} />
        <span className="hero-walk__distance needs-scripts" aria-hidden="true">
          {stop.distance}
        </span>
      </div>
    </div>
  );
}
