"use client";
import { useEffect, useState } from "react";
import { SLOW_ORDER_MS } from "../../domain/limits.ts";
import { useCartClock } from "../provider/hooks.ts";

/** Whether something has been running for longer than people wait without feedback. */
export function useIsSlow(isOnItsWay: boolean): boolean {
  const clock = useCartClock();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isOnItsWay) return;
    const cancel = clock.after(SLOW_ORDER_MS, () => setIsSlow(true));
    return () => {
      cancel();
      setIsSlow(false);
    };
  }, [isOnItsWay, clock]);
  return isSlow;
}
