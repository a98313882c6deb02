import type { AnchorHTMLAttributes } from "react";
import { useLinkClickHandler, useLocation } from "react-router";

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
  const jump = useLinkClickHandler<HTMLAnchorElement>({ search, hash: to });
  return (
    <a {...rest} href={`#${to}`} onClick={jump}>
      {children}
    </a>
  );
}
