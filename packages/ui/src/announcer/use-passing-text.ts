"use client";
import { useEffect, useState } from "react";
import { SAID_FOR_MS } from "../limits.ts";
import { useClockIfAny } from "../provider/ui-provider.tsx";

/**
 * The text of an invisible live region: empty again some seconds after it was announced, so that nobody who reads through the page meets it
 * a second time. Without a clock it stays. Source: A11Y-06.
 */
export function usePassingText(text: string): string {
  const clock = useClockIfAny();
  const [past, setPast] = useState("");
  useEffect(() => {
    setPast("");
    return text === "" ? undefined : clock?.after(SAID_FOR_MS, () => setPast(text));
  }, [text, clock]);
  return text === past ? "" : text;
}
