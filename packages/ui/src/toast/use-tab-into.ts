import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Notices come last in the page, far from the clicked control. The first Tab after a notice with an action appears moves to that action.
 * Tab at the end of the notices continues from the previous focus, Shift+Tab at their start returns to it. `wayOnId` is the newest such
 * notice.
 */
export function useTabInto(region: RefObject<HTMLElement | null>, wayOnId: string | undefined) {
  /** The element from which a Tab entered; null while the focus isn't in the notices, or came there in the page's own order. */
  const ledFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const page = region.current?.ownerDocument;
    if (wayOnId === undefined || !page) return;
    const origin = page.activeElement;
    const leadIn = (event: KeyboardEvent) => {
      if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey) return;
      page.removeEventListener("keydown", leadIn);
      const from = page.activeElement;
      const hasMoved = origin?.isConnected && from !== origin;
      if (event.shiftKey || event.defaultPrevented || hasMoved || region.current?.contains(from)) return;
      const way = [...(region.current?.querySelectorAll<HTMLElement>("a[href]") ?? [])].at(-1);
      way?.focus();
      // Behind a dialog nothing takes the focus.
      if (!way || page.activeElement !== way) return;
      event.preventDefault();
      ledFrom.current = from instanceof HTMLElement ? from : null;
    };
    page.addEventListener("keydown", leadIn);
    return () => page.removeEventListener("keydown", leadIn);
  }, [region, wayOnId]);
  const leadOut = (event: ReactKeyboardEvent) => {
    const from = ledFrom.current;
    // Radix prevents the steps from one control of the notices to another.
    if (event.key !== "Tab" || event.defaultPrevented || !from?.isConnected) return;
    ledFrom.current = null;
    from.focus();
    // Forward, the browser's own step follows, from there to the next.
    if (event.shiftKey) event.preventDefault();
  };
  return leadOut;
}
