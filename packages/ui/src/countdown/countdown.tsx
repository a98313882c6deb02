"use client";
import { type Clock, formatMessage } from "@shop/kernel";
import { classNames } from "../base/class-names.ts";
import { useUiClock, useUiMessages } from "../provider/ui-provider.tsx";
import { clockText, dayClockText, type RemainingParts, remainingParts, twoDigits } from "./remaining-parts.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

export interface CountdownProps {
  /** The instant it runs to, in milliseconds since 1970 UTC. */
  endsAtMs: number;
  /** What ends then; its name for assistive technology. */
  label: string;
  /**
   * `clock` is m:ss (h:mm:ss from an hour on), `days` four figures with their units, `line` the same four in one line: 2d 04:11:09. Default:
   * clock.
   */
  format?: "clock" | "days" | "line";
  /** Default: the provider's. */
  clock?: Clock;
  /** Called once when it reaches 0. */
  onEnd?: () => void;
  className?: string;
}

const UNITS: ReadonlyArray<keyof RemainingParts> = ["days", "hours", "minutes", "seconds"];

/** Time left, updated every second and not announced by itself. Shows dashes until the page's own clock runs. */
export function Countdown({ endsAtMs, label, format = "clock", clock: ownClock, onEnd, className }: CountdownProps) {
  const messages = useUiMessages();
  const left = useSecondsLeft(endsAtMs, useUiClock(ownClock), onEnd);
  const look = {
    className: classNames("shop-countdown", className),
    "data-format": format,
    "data-state": left === 0 ? "ended" : "running",
    role: "timer",
    "aria-live": "off",
    "aria-label": label,
  } as const;
  if (format !== "days") {
    const count = left === undefined ? "–" : remainingParts(left).days;
    return (
      <span {...look}>
        {format === "line" && (
          <>
            <span className="shop-countdown__figures">{formatMessage(messages.daysShort, { count })}</span>{" "}
          </>
        )}
        <span className="shop-countdown__figures">{figuresOf(left, format)}</span>
      </span>
    );
  }
  const parts = left === undefined ? undefined : remainingParts(left);
  return (
    <div {...look}>
      {UNITS.map((unit) => (
        <span key={unit} className="shop-countdown__unit">
          <span className="shop-countdown__figures">{parts ? twoDigits(parts[unit]) : "––"}</span>{" "}
          <span className="shop-countdown__word">{messages[unit]}</span>
        </span>
      ))}
    </div>
  );
}

function figuresOf(left: number | undefined, format: "clock" | "line"): string {
  if (format === "clock") return left === undefined ? "–:––" : clockText(left);
  return left === undefined ? "––:––:––" : dayClockText(left);
}
