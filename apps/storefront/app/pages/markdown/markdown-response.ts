import type { Locale } from "@shop/kernel";
import { pageAddress, type Site } from "../../head/page-address.ts";

/** A page's text as a file. Search engines take the page itself for the original. */
export function markdownResponse(markdown: string, page: { site: Site; path: string; locale: Locale }): Response {
  return new Response(markdown, {
    headers: {
      "content-type": "text/markdown; charset=utf-8",
      link: `<${pageAddress(page.site, page.path, page.locale)}>; rel="canonical"`,
    },
  });
}
