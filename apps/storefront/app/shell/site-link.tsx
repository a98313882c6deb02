import { type AnchorHTMLAttributes, forwardRef, useContext, useRef } from "react";
import { Link, useViewTransitionState } from "react-router";
import { ServicesContext } from "../composition/services-context.ts";
import { localPath, useLocale } from "../messages/use-texts.ts";

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Files and the server's own pages aren't routes: the router must not handle their links. */
const NOT_ROUTES = ["/media/", "/files/", "/dev/", "/test-provider/"];

/**
 * Every link of the site: a router's link, in the page's language, prefetched when pointed at; a plain anchor for anything that isn't a
 * page.
 */
export const SiteLink = forwardRef<HTMLAnchorElement, SiteLinkProps>(function SiteLink(
  { href, children, ...rest },
  ref,
) {
  const isRoute = href.startsWith("/") && !NOT_ROUTES.some((place) => href.startsWith(place)) && !rest.download;
  if (!isRoute) {
    return (
      <a {...rest} href={href} ref={ref}>
        {children}
      </a>
    );
  }
  return (
    <RouteLink {...rest} href={href} ref={ref}>
      {children}
    </RouteLink>
  );
});

/** Marked while the view moves to or from its page, so that a card's cover keeps its place on the way. */
const RouteLink = forwardRef<HTMLAnchorElement, SiteLinkProps>(function RouteLink({ href, children, ...rest }, ref) {
  const to = localPath(href, useLocale());
  const isMoving = useViewTransitionState(to);
  return (
    <Link
      {...rest}
      {...usePreloadOnIntent(to, rest)}
      to={to}
      ref={ref}
      viewTransition
      data-moving={isMoving ? "" : undefined}
    >
      {children}
    </Link>
  );
});

type Handlers = Pick<SiteLinkProps, "onMouseEnter" | "onMouseLeave" | "onFocus" | "onBlur" | "onTouchStart">;

/** Has the page preloaded when its link is pointed at, focused or touched. */
function usePreloadOnIntent(page: string, own: Handlers): Handlers {
  const preloads = useContext(ServicesContext)?.preloads;
  const cancel = useRef<(() => void) | undefined>(undefined);
  const want = () => {
    cancel.current?.();
    cancel.current = preloads?.want(page);
  };
  const leave = () => cancel.current?.();
  return {
    onMouseEnter: both(own.onMouseEnter, want),
    onMouseLeave: both(own.onMouseLeave, leave),
    onFocus: both(own.onFocus, want),
    onBlur: both(own.onBlur, leave),
    onTouchStart: both(own.onTouchStart, want),
  };
}

function both<Event>(first: ((event: Event) => void) | undefined, second: () => void): (event: Event) => void {
  return (event) => {
    first?.(event);
    second();
  };
}
