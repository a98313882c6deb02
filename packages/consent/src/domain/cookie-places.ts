/** Where a cookie may have been set. An absent domain: for this host alone. */
export interface CookiePlace {
  readonly domain: string | null;
  readonly path: string;
}

/**
 * Every place from which a page can remove a cookie whose domain and path it can't read: its host, each domain above it but the last
 * label, and each path down to its own, with and without a slash at the end. Source: CONSENT-03.
 */
export function cookiePlaces(hostname: string, pathname: string): CookiePlace[] {
  const paths = pathsAbove(pathname);
  return domainsAbove(hostname).flatMap((domain) => paths.map((path) => ({ domain, path })));
}

/** An address in numbers has no domains above it. */
function domainsAbove(hostname: string): (string | null)[] {
  const labels = hostname.split(".");
  if (labels.length < 2 || /^[\d.]+$|:/.test(hostname)) return [null];
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
  return [null, ...domains];
}

function pathsAbove(pathname: string): string[] {
  const segments = pathname.split("/").filter(Boolean);
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`);
  return ["/", ...paths.flatMap((path) => [path, `${path}/`])];
}
