import { type AnchorHTMLAttributes, forwardRef } from "react";
import { Link, useViewTransitionState } from "react-router";
import { localPath, useLocale } from "../messages/use-texts.ts";

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Files and the server's own pages aren't routes: the router must not take their links over. */
const NOT_ROUTES = ["/media/", "/files/", "/dev/", "/test-provider/"];

/** Every link of the site: a router's link, in the page's language, fetched ahead when pointed at; a plain anchor for what isn't a page. */
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
    <Link {...rest} to={to} ref={ref} prefetch="intent" viewTransition data-moving={isMoving ? "" : undefined}>
      {children}
    </Link>
  );
});
