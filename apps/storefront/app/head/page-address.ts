import { isLocale, type Locale } from "@shop/kernel";
import { localPath } from "../messages/use-texts.ts";

/** The shop as its pages name it to others. */
export interface Site {
  /** From the settings, never from a request: a Host header is the caller's word. */
  readonly origin: string;
  readonly name: string;
}

/** The full address of a path of this site in a language; English has no segment of its own. */
export function pageAddress(site: Pick<Site, "origin">, path: string, locale: Locale): string {
  return new URL(`${site.origin}${localPath(path, locale)}`).href;
}

/** A file's full address; one that is already full stays. */
export function fileAddress(site: Pick<Site, "origin">, path: string): string {
  return new URL(path, site.origin).href;
}

/**
 * The canonical path that a page's content states, without a language, because each language has its own. The page's own path if none is
 * stated, or it is an address of another site.
 */
export function canonicalPath(stated: string | undefined, ownPath: string, site: Pick<Site, "origin">): string {
  const url = stated ? URL.parse(stated, site.origin) : null;
  if (url?.origin !== site.origin) return ownPath;
  const [first = "", ...others] = url.pathname.split("/").slice(1);
  const path = isLocale(first) ? `/${others.join("/")}` : url.pathname;
  return `${path}${url.search}`;
}
