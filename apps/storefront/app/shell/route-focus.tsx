import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a navigation within the site, moves the focus to the new page's heading, or to the place that its address names: the pressed
 * element is gone with the old page. After a jump within a page, the focus is at the place. An open dialog keeps the focus. Source: A11Y-02.
 */
export function RouteFocus() {
  const { pathname, search, hash, key } = useLocation();
  const shown = useRef({ pathname, search, key });
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, search, key };
    const isJump = hash !== "" && before.search === search;
    if (before.pathname === pathname && !isJump) return;
    if (document.querySelector("[role=dialog]")) return;
    const place = document.getElementById(hash.slice(1));
    const target =
      place ?? document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    // The router restores the scroll position itself.
    target.focus({ preventScroll: true });
  }, [pathname, search, hash, key]);
  return null;
}
