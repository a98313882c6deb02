import { useEffect, useRef } from "react";

/** How long a pause in typing is. */
const PAUSE_MS = 300;

/** Does something once typing has paused. */
export function useAfterTyping(act: () => void): { readonly start: () => void; readonly stop: () => void } {
  const timer = useRef<number | undefined>(undefined);
  const stop = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const start = () => {
    stop();
    timer.current = window.setTimeout(act, PAUSE_MS);
  };
  return { start, stop };
}
