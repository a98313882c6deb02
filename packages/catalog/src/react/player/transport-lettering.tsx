"use client";
import { Button, Spoken, TextLink } from "@shop/ui";
import { type Programme, performanceOf } from "../../domain/player/audition.ts";
import { wantedSound } from "../../domain/player/reduce-player.ts";
import { formatLevel } from "./format-figures.ts";
import { usePlayer, usePlayerStore, usePlayerText, useSoundNames } from "./player-provider.tsx";

/** What is heard, in words, and under it what is to be known about it: loading, a failure, a blind test, the matched level. */
export function TransportLettering({ programme }: { programme: Programme }) {
  const text = usePlayerText();
  const names = useSoundNames();
  const state = usePlayer((all) => all);
  const { takes } = programme.audition;
  const wanted = wantedSound(state);
  const isHidden = state.blind === "hidden" && !state.isBypassed;
  const take = isHidden
    ? text("player.slot", { slot: state.slot.toUpperCase(), take: text("player.hidden") })
    : names.takeById(takes, wanted?.takeId ?? "");
  return (
    <div className="shop-player__lettering">
      <p className="shop-player__programme">
        <TextLink className="shop-label" href={programme.href}>
          {programme.name}
        </TextLink>
        <span className="shop-player__performance">
          {names.performance(performanceOf(programme.audition, state.performanceId))}
        </span>
      </p>
      <p className="shop-player__take" data-heard={state.heard ? "" : undefined}>
        {take}
      </p>
      <StatusLine programme={programme} />
    </div>
  );
}

function StatusLine({ programme }: { programme: Programme }) {
  const player = usePlayerStore();
  const text = usePlayerText();
  const names = useSoundNames();
  const { isLoading, failure, blind, slots } = usePlayer((state) => state);
  const { takes, loudnessLufs } = programme.audition;
  if (failure)
    return (
      <p className="shop-player__status" data-failed="">
        <Spoken urgency="alert">{names.failure(failure.code)}</Spoken>{" "}
        <Button variant="quiet" size="small" onClick={() => void player.retry()}>
          {text("player.retry")}
        </Button>
      </p>
    );
  const said = isLoading
    ? text("player.loading")
    : blind === "hidden"
      ? text("player.blindStarted")
      : blind === "revealed"
        ? text("player.revealed", { a: names.takeById(takes, slots.a), b: names.takeById(takes, slots.b) })
        : null;
  return (
    <p className="shop-player__status" data-level={said ? undefined : ""}>
      {said ? <Spoken>{said}</Spoken> : text("player.levelMatched", { lufs: formatLevel(loudnessLufs) })}
    </p>
  );
}
