import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { focusPlace } from "./focus-place.ts";

/**
 * After a navigation within the site, moves the focus to the new page's heading, or to the place that its address names: the pressed
 * element is gone with the old page. An open dialog keeps the focus. Source: A11Y-02.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.querySelector("[role=dialog]")) return;
    const place = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>("main h1");
    const target = place ?? document.querySelector<HTMLElement>("main");
    // The router restores the scroll position itself.
    if (target) focusPlace(target);
  }, [pathname, hash]);
  return null;
}
