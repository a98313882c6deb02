import { isLocale } from "@shop/kernel";

/** Pages with personal content, whose HTML must not be cached, and the list with the server's time. Everything else is the same for everyone. */
const PRIVATE_SEGMENTS = [
  "cart",
  "account",
  "downloads",
  "rate-product",
  "coupon",
  "contest-entry",
  "beta",
  "open-offers",
];

/** A list filtered by what the visitor owns. */
const PRIVATE_PARAMETERS = ["owned"];

/** Whether a page is the same for everyone, by its path and the parameters that its route reads. */
export function isCacheableAddress({ path, search }: { readonly path: string; readonly search: string }): boolean {
  const parameters = new URLSearchParams(search);
  return isCacheablePath(path) && !PRIVATE_PARAMETERS.some((name) => parameters.has(name));
}

/** Looks at a path as the router does: decoded, in any case, without empty segments. */
export function isCacheablePath(pathname: string): boolean {
  const segments = decode(pathname).toLowerCase().split("/").filter(Boolean);
  const first = isLocale(segments[0]) ? segments[1] : segments[0];
  return !PRIVATE_SEGMENTS.includes((first ?? "").replace(/\.data$/, ""));
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A path that spells no text is no page of ours, private or not.
    return pathname;
  }
}
