import { type AnchorHTMLAttributes, forwardRef } from "react";
import { Link } from "react-router";
import { localPath, useLocale } from "../messages/use-texts.ts";

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Files and the server's own pages aren't routes: the router must not take their links over. */
const NOT_ROUTES = ["/media/", "/files/", "/dev/", "/test-provider/"];

/** Every link of the site: a router's link, in the page's language, fetched ahead when pointed at; a plain anchor for what isn't a page. */
export const SiteLink = forwardRef<HTMLAnchorElement, SiteLinkProps>(function SiteLink(
  { href, children, ...rest },
  ref,
) {
  const locale = useLocale();
  const isRoute = href.startsWith("/") && !NOT_ROUTES.some((place) => href.startsWith(place)) && !rest.download;
  if (!isRoute) {
    return (
      <a {...rest} href={href} ref={ref}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={localPath(href, locale)} ref={ref} prefetch="intent" viewTransition>
      {children}
    </Link>
  );
});
