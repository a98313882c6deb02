import type { LoaderFunctionArgs } from "react-router";
import { storefrontContext } from "../../request/storefront-context.ts";
import { listPublicPages } from "./public-pages.server.ts";
import { sitemapXml } from "./sitemap-xml.ts";

const RETRY_AFTER_SECONDS = "60";

/** While the live catalogue is unavailable there is none (503): a list of the built-in catalogue would mark all other products as gone. */
export async function loader({ context }: LoaderFunctionArgs) {
  const pages = await listPublicPages(context);
  if (!pages.isOk) return new Response(null, { status: 503, headers: { "retry-after": RETRY_AFTER_SECONDS } });
  return new Response(sitemapXml(pages.value, context.get(storefrontContext).shop), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}
