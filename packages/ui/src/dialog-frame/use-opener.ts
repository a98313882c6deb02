import { type RefCallback, type RefObject, useCallback, useRef } from "react";

/** The element that has the focus, also where it is inside a shadow root. */
function focusedElement(root: Node): HTMLElement | null {
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return active instanceof HTMLElement ? active : null;
}

interface Opened<Frame extends HTMLElement> {
  /** For the frame's element. */
  readonly ref: RefCallback<Frame>;
  readonly frame: RefObject<Frame | null>;
  /** What had the focus when the frame came, and gets it back. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** Remembers what opened a dialog. A ref is set before any effect runs, so before what is inside can have taken the focus. */
export function useOpener<Frame extends HTMLElement>(): Opened<Frame> {
  const frame = useRef<Frame | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const ref = useCallback((element: Frame | null) => {
    frame.current = element;
    const focused = element && focusedElement(element.getRootNode());
    if (focused && !element.contains(focused)) opener.current = focused;
  }, []);
  return { ref, frame, opener };
}
