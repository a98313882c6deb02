import type { Clock } from "@shop/kernel";
import { useEffect, useRef, useState } from "react";
import { CHAT_WIGGLE_LASTS_MS, CHAT_WIGGLE_MS } from "../../domain/chat/limits.ts";

/** True for a moment every CHAT_WIGGLE_MS while it is on and `mayWiggle` agrees. Under reduced motion the style sheet keeps it still. */
export function useWiggle(clock: Clock, isOn: boolean, mayWiggle: () => boolean): boolean {
  const [isWiggling, setIsWiggling] = useState(false);
  const ask = useRef(mayWiggle);
  ask.current = mayWiggle;
  useEffect(() => {
    if (!isOn) return;
    let cancel = () => {};
    const rest = () => {
      cancel = clock.after(CHAT_WIGGLE_MS - CHAT_WIGGLE_LASTS_MS, wiggle);
    };
    const wiggle = () => {
      setIsWiggling(ask.current());
      cancel = clock.after(CHAT_WIGGLE_LASTS_MS, () => {
        setIsWiggling(false);
        rest();
      });
    };
    cancel = clock.after(CHAT_WIGGLE_MS, wiggle);
    return () => {
      cancel();
      setIsWiggling(false);
    };
  }, [clock, isOn]);
  return isWiggling;
}
