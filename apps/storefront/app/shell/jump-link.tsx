import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";

interface JumpLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** The id of the place in this page. */
  readonly to: string;
}

/**
 * A link to a place in the same page. The router follows it: the browser's own jump would be an urgent update, for which React takes
 * away every part of the page whose code isn't there yet, and the place with it.
 */
export function JumpLink({ to, children, ...rest }: JumpLinkProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const jump = (event: MouseEvent) => {
    // The browser's own: a new tab, a new window, the address to copy.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ search, hash: to });
  };
  return (
    <a {...rest} href={`#${to}`} onClick={jump}>
      {children}
    </a>
  );
}
