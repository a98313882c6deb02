"use client";
import type { Clock } from "@shop/kernel";
import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { secondsLeft, untilNextSecondMs } from "./remaining-parts.ts";

/** Seconds until an instant, counting down; `undefined` on the server and while hydrating, where the clocks differ. */
export function useSecondsLeft(endsAtMs: number, clock: Clock, onEnd?: () => void): number | undefined {
  const subscribe = useCallback(
    (notify: () => void) => {
      let cancel = () => {};
      const schedule = () => {
        if (secondsLeft(endsAtMs, clock.nowMs()) === 0) return;
        cancel = clock.after(untilNextSecondMs(endsAtMs, clock.nowMs()), () => {
          notify();
          schedule();
        });
      };
      schedule();
      return () => cancel();
    },
    [endsAtMs, clock],
  );
  const left = useSyncExternalStore<number | undefined>(
    subscribe,
    () => secondsLeft(endsAtMs, clock.nowMs()),
    () => undefined,
  );
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });
  const hasEnded = left === 0;
  const endedFor = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!hasEnded || endedFor.current === endsAtMs) return;
    endedFor.current = endsAtMs;
    latestOnEnd.current?.();
  }, [hasEnded, endsAtMs]);
  return left;
}
