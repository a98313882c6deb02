"use client";
import { type RefCallback, useCallback, useRef } from "react";

/**
 * For a single control that is replaced by one of another kind (a button that becomes a link): if the old one had the focus,
 * the new one gets it. Returns the `ref` for the current one.
 */
export function useHandedOnFocus(): RefCallback<HTMLElement> {
  const shown = useRef<HTMLElement | null>(null);
  const isToHandOn = useRef(false);
  return useCallback((control) => {
    // Without a control the old one is going: it is still in the document then.
    if (!control) isToHandOn.current = shown.current?.matches(":focus") === true;
    else if (isToHandOn.current && document.activeElement === document.body) control.focus();
    shown.current = control;
  }, []);
}
