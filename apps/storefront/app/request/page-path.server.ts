import { DEFAULT_LOCALE } from "@shop/kernel";
import { localeOf } from "../messages/use-texts.ts";

/** The path of the page that a loader was called for, without its language. The router's own `.data` addresses count as their page's. */
export function pagePath(request: Pick<Request, "url">): string {
  const pathname = new URL(request.url).pathname.replace(/\.data$/, "");
  const locale = localeOf(pathname);
  return locale === DEFAULT_LOCALE ? pathname : pathname.slice(`/${locale}`.length) || "/";
}
