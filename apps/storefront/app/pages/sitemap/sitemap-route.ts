import type { LoaderFunctionArgs } from "react-router";
import { storefrontContext } from "../../request/storefront-context.ts";
import { listPublicPages } from "./public-pages.server.ts";
import { filesOf, sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

const RETRY_AFTER_SECONDS = "60";
const XML = { headers: { "content-type": "application/xml; charset=utf-8" } };

/**
 * `/sitemap.xml`: the pages, or the files that they are in if there are several; `/sitemaps/1.xml` and on: those files. While the live
 * catalogue is unavailable there is none (503): a list of the built-in catalogue would mark all other products as gone.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const pages = await listPublicPages(context);
  if (!pages.isOk) return new Response(null, { status: 503, headers: { "retry-after": RETRY_AFTER_SECONDS } });
  const { shop } = context.get(storefrontContext);
  const files = filesOf(pages.value);
  if (params.file === undefined) {
    return new Response(files.length > 1 ? sitemapIndexXml(files.length, shop) : sitemapXml(pages.value, shop), XML);
  }
  const number = /^([1-9]\d*)\.xml$/.exec(params.file)?.[1];
  const file = files.length > 1 ? files[Number(number) - 1] : undefined;
  return file ? new Response(sitemapXml(file, shop), XML) : new Response(null, { status: 404 });
}
