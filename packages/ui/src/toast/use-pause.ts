"use client";
import { type FocusEvent, type RefObject, useCallback, useEffect, useMemo, useState } from "react";

/** Whether time is paused for a region: while it is hovered or focused, or the tab is hidden. */
export function usePause(region: RefObject<HTMLElement | null>) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const check = () => setIsHidden(document.visibilityState === "hidden");
    check();
    document.addEventListener("visibilitychange", check);
    return () => document.removeEventListener("visibilitychange", check);
  }, []);
  const handlers = useMemo(
    () => ({
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
    }),
    [],
  );
  const recheck = useCallback(() => {
    setIsHovered(region.current?.matches(":hover") ?? false);
    setIsFocused(region.current?.matches(":focus-within") ?? false);
  }, [region]);
  return { isPaused: isHovered || isFocused || isHidden, handlers, recheck };
}
