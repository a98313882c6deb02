"use client";
import { useEffect } from "react";
import type { SaleTracker } from "../../store/ports.ts";

/** Reports what is shown, once for as long as it is; null: nothing is. Returns what to call when it is pressed. */
export function useShownEvent(title: string | null, onTracked: SaleTracker | undefined): () => void {
  useEffect(() => {
    if (title !== null) onTracked?.({ type: "shown", title });
  }, [title, onTracked]);
  return () => {
    if (title !== null) onTracked?.({ type: "selected", title });
  };
}
