import { useEffect } from "react";

/** Calls the act each time that this becomes true. A new function alone is no reason to call it again. */
export function useWhen(isSo: boolean, act: (() => void) | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the act that is given when it becomes true.
  useEffect(() => {
    if (isSo) act?.();
  }, [isSo]);
}
