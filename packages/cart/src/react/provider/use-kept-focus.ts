"use client";
import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the reader's place when the focused control is removed together with its content (a removed line, a finished Undo). The focus
 * moves to the nearest control with the same `data-keeps-focus`, otherwise to the container, which needs `tabIndex={-1}`. Spread the
 * returned props on the container.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>): {
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
} {
  // The place of the focused control among the marked controls, if the focus is near one; null while it is elsewhere.
  const place = useRef<{ kind: string | undefined; index: number } | null>(null);
  useEffect(() => {
    if (place.current === null || !hasNoFocus(container.current)) return;
    const { kind, index } = place.current;
    const controls = kind === undefined ? [] : markedControls(container.current, kind);
    (controls[Math.min(index, controls.length - 1)] ?? container.current)?.focus();
  });
  return {
    onFocus: ({ target }) => {
      const near = markedControls(container.current).find(
        (control) => control === target || control.closest("li")?.contains(target),
      );
      const kind = near?.dataset.keepsFocus;
      const index = near && kind !== undefined ? markedControls(container.current, kind).indexOf(near) : 0;
      place.current = { kind, index };
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

function markedControls(container: HTMLElement | null, kind?: string): HTMLElement[] {
  const marked = Array.from(container?.querySelectorAll<HTMLElement>("[data-keeps-focus]") ?? []);
  return kind === undefined ? marked : marked.filter((control) => control.dataset.keepsFocus === kind);
}

/** Whether nothing is focused, in the container's document or shadow root. */
function hasNoFocus(container: HTMLElement | null): boolean {
  const root = container?.getRootNode();
  const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  return active === null || active === document.body;
}
