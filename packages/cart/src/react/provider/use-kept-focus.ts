"use client";
import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the reader's place when the control that had the focus goes away with what it stood for (a removed line, a finished
 * Undo): the focus moves to the nearest control marked `data-keeps-focus`, else to the container, which needs `tabIndex={-1}`.
 * Spread the answer on the container.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>): {
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
} {
  // Which of the marked controls was nearest to the focus; -1 for none of them, null while the focus is elsewhere.
  const place = useRef<number | null>(null);
  useEffect(() => {
    if (place.current === null || !isNowhere(document.activeElement)) return;
    const controls = markedControls(container.current);
    const nearest = place.current < 0 ? undefined : controls[Math.min(place.current, controls.length - 1)];
    (nearest ?? container.current)?.focus();
  });
  return {
    onFocus: ({ target }) => {
      place.current = markedControls(container.current).findIndex(
        (control) => control === target || control.closest("li")?.contains(target),
      );
    },
    onBlur: ({ target, relatedTarget, currentTarget }) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) place.current = null;
      // A control that is being taken away may blur too: only one that is still there was left on purpose.
      if (!relatedTarget) {
        queueMicrotask(() => {
          if (target.isConnected && document.hasFocus()) place.current = null;
        });
      }
    },
  };
}

function markedControls(container: HTMLElement | null): HTMLElement[] {
  return Array.from(container?.querySelectorAll<HTMLElement>("[data-keeps-focus]") ?? []);
}

function isNowhere(active: Element | null): boolean {
  return active === null || active === document.body;
}
