import { type RefObject, useEffect } from "react";

/** Gives an element's style sheet the part of the screen that a phone's keyboard leaves free. */
export function useVisibleArea(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const fit = () => {
      element.current?.style.setProperty("--shop-chat-height", `${viewport.height}px`);
      element.current?.style.setProperty("--shop-chat-top", `${viewport.offsetTop}px`);
    };
    fit();
    viewport.addEventListener("resize", fit);
    viewport.addEventListener("scroll", fit);
    return () => {
      viewport.removeEventListener("resize", fit);
      viewport.removeEventListener("scroll", fit);
    };
  }, [element]);
}
