"use client";
import type { Clock } from "@shop/kernel";
import { useEffect, useRef, useState } from "react";

/** Whether a moment is over by a clock. Calls back once when it is; false on the server. */
export function useAtMoment(momentMs: number, clock: Clock, onReached?: () => void): boolean {
  const [reachedMs, setReachedMs] = useState<number | null>(null);
  const latest = useRef(onReached);
  useEffect(() => {
    latest.current = onReached;
  });
  useEffect(() => {
    if (reachedMs === momentMs) return;
    let cancel = () => {};
    const check = () => {
      const leftMs = momentMs - clock.nowMs();
      if (leftMs > 0) cancel = clock.after(leftMs, check);
      else {
        setReachedMs(momentMs);
        latest.current?.();
      }
    };
    check();
    return () => cancel();
  }, [momentMs, clock, reachedMs]);
  return reachedMs === momentMs;
}
