"use client";
import type { Clock } from "@shop/kernel";
import { useEffect, useRef, useState } from "react";
import { SECOND_MS } from "../limits.ts";
import { createToastTimer, pauseTimer, startTimer, timeLeftMs } from "./toast-timer.ts";

const wholeSeconds = (ms: number) => Math.ceil(ms / SECOND_MS);

/** Runs a notice's time on the given clock, stops while paused, and reports the end once. Returns the seconds left. */
export function useToastTimer(
  durationMs: number | undefined,
  isPaused: boolean,
  clock: Clock,
  onEnd: () => void,
): number {
  const timer = useRef(createToastTimer(durationMs ?? 0));
  const [seconds, setSeconds] = useState(wholeSeconds(durationMs ?? 0));
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });
  useEffect(() => {
    if (durationMs === undefined || isPaused) return;
    timer.current = startTimer(timer.current, clock.nowMs());
    let cancel = () => {};
    const schedule = () => {
      const leftMs = timeLeftMs(timer.current, clock.nowMs());
      setSeconds(wholeSeconds(leftMs));
      if (leftMs === 0) latestOnEnd.current();
      else cancel = clock.after(leftMs % SECOND_MS || SECOND_MS, schedule);
    };
    schedule();
    return () => {
      cancel();
      timer.current = pauseTimer(timer.current, clock.nowMs());
    };
  }, [durationMs, isPaused, clock]);
  return seconds;
}
