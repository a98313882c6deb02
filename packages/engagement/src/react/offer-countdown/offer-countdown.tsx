"use client";
import { type Clock, zonedTimeInWords } from "@shop/kernel";
import { Countdown, classNames, IconButton, PauseIcon, PlayIcon, useUiClock } from "@shop/ui";
import { useMemo, useState, useSyncExternalStore } from "react";
import { DEFAULT_COUNTDOWN_MS } from "../../domain/limits.ts";
import { shiftClock } from "../../domain/shift-clock.ts";
import { useEngagementSettings, useEngagementText } from "../provider/engagement-provider.tsx";
import { useAtMoment } from "./use-at-moment.ts";

export interface OfferCountdownProps {
  /** When the offer ends, by the server's clock. Default: two days after the part is mounted, which is for samples only. */
  endsAtMs?: number | undefined;
  /** What ends then; the timer's name for assistive technology. Default: "Until the offer ends". */
  label?: string | undefined;
  /** `days` is four figures with their units, `line` is 2d 04:11:09. Default: days. */
  format?: "days" | "line" | undefined;
  /** How far this browser's clock is behind the server's: `clockOffsetMs` of the response that the offer came with. Default: 0. */
  offsetMs?: number | undefined;
  /** In which the end is written, as Europe/Berlin. Default: UTC. */
  timeZone?: string | undefined;
  /** Default: the UiProvider's. */
  clock?: Clock | undefined;
  /** Called once at the end, also while paused. */
  onEnd?: (() => void) | undefined;
  className?: string | undefined;
}

/**
 * The time until an offer ends, which the reader can pause, with its end in words. Without scripts the end alone is visible. Nothing is
 * announced. Source: ENGAGE-09.
 */
export function OfferCountdown(props: OfferCountdownProps) {
  const { endsAtMs: givenEndMs, label, format = "days", offsetMs = 0, timeZone = "UTC", onEnd, className } = props;
  const ownClock = useUiClock(props.clock);
  const clock = useMemo(() => shiftClock(ownClock, offsetMs), [ownClock, offsetMs]);
  const [defaultEndMs] = useState(() => clock.nowMs() + DEFAULT_COUNTDOWN_MS);
  const [pausedAtMs, setPausedAtMs] = useState<number | null>(null);
  const { locale } = useEngagementSettings();
  const text = useEngagementText();
  const endsAtMs = givenEndMs ?? defaultEndMs;
  const hasEnded = useAtMoment(endsAtMs, clock, onEnd);
  const shownClock = useMemo(() => (pausedAtMs === null ? clock : stoppedClock(pausedAtMs)), [clock, pausedAtMs]);
  const isPaused = pausedAtMs !== null && !hasEnded;
  // In a line only readers without scripts see the words. Writing the first date costs a slow browser a long task.
  const isOfServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const hasWords = format === "days" || isOfServer;
  return (
    <div className={classNames("shop-offer-countdown", className)} data-format={format} data-paused={isPaused}>
      <Countdown
        endsAtMs={endsAtMs}
        label={label ?? text("countdown.label")}
        format={format}
        clock={hasEnded ? clock : shownClock}
      />
      {hasEnded ? (
        <span className="shop-offer-countdown__end">{text("countdown.ended")}</span>
      ) : (
        <>
          <IconButton
            className="shop-offer-countdown__pause"
            label={text("countdown.pause")}
            icon={isPaused ? <PlayIcon /> : <PauseIcon />}
            pressed={isPaused}
            onClick={() => setPausedAtMs(isPaused ? null : clock.nowMs())}
          />
          {givenEndMs !== undefined && hasWords && (
            <time className="shop-offer-countdown__end" dateTime={new Date(givenEndMs).toISOString()}>
              {text("countdown.endsAt", { moment: zonedTimeInWords(locale, givenEndMs, timeZone) })}
            </time>
          )}
        </>
      )}
    </div>
  );
}

const neverChanges = () => () => {};

function stoppedClock(nowMs: number): Clock {
  return { nowMs: () => nowMs, after: () => () => {} };
}
