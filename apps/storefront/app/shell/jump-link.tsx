import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { focusPlace } from "./focus-place.ts";

interface JumpLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** The id of the place in this page. */
  readonly to: string;
}

/**
 * A link to a place in the same page: scrolls to it, moves the focus there and writes it into the address. The router doesn't follow. Its
 * update would wait for the code of the page's lower part, and React would then replace that part, the place included.
 */
export function JumpLink({ to, children, ...rest }: JumpLinkProps) {
  const jump = (event: MouseEvent) => {
    // The browser's own: a new tab, a new window, the address to copy.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const place = document.getElementById(to);
    if (!place) return;
    event.preventDefault();
    // The router's state of this entry stays: Back leads to the page before.
    window.history.replaceState(window.history.state, "", `#${to}`);
    place.scrollIntoView();
    focusPlace(place);
  };
  return (
    <a {...rest} href={`#${to}`} onClick={jump}>
      {children}
    </a>
  );
}
