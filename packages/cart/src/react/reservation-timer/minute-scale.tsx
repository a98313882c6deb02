"use client";
import type { Clock } from "@shop/kernel";
import { useSecondsLeft } from "@shop/ui";
import { RESERVATION_MS } from "../../domain/limits.ts";

const MINUTE_S = 60;
const MINUTES = RESERVATION_MS / 1000 / MINUTE_S;
const MARKS = Array.from({ length: MINUTES }, (_, minute) => minute);

/** One mark per minute; the remaining ones are lit. Visual only: the figures beside it say the same. */
export function MinuteScale({ endsAtMs, clock }: { endsAtMs: number; clock: Clock }) {
  const secondsLeft = useSecondsLeft(endsAtMs, clock);
  const lit = secondsLeft === undefined ? 0 : Math.ceil(secondsLeft / MINUTE_S);
  return (
    <span className="shop-reservation__scale" aria-hidden="true">
      {MARKS.map((minute) => (
        <span key={minute} className="shop-reservation__mark" data-lit={minute < lit ? "" : undefined} />
      ))}
    </span>
  );
}
