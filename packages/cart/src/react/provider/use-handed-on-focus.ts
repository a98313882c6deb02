"use client";
import { type RefCallback, useCallback, useRef } from "react";

/**
 * For the one control of a part that another kind takes the place of (a button that becomes a link): where the old one had the
 * focus, the new one gets it. The answer is the `ref` of whichever is shown.
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
