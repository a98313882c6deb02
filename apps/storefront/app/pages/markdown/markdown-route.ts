import { data, type LoaderFunctionArgs } from "react-router";
import { localeOf } from "../../messages/use-texts.ts";
import { loadArticleMarkdown } from "./article-markdown.server.ts";
import type { MarkdownPage } from "./markdown-page.ts";
import { loadProductMarkdown } from "./product-markdown.server.ts";

/**
 * The Markdown version of the page whose path follows `/markdown`. The server calls it for that page's address with `.md`, and for the page's
 * own where a request prefers Markdown. As for the page: unknown is 404, and it is 503 while its service is unavailable.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const path = new URL(request.url).pathname.slice("/markdown".length);
  const locale = localeOf(path);
  // The router has decoded these.
  const segments = (params["*"] ?? "").split("/").slice(locale === "en" ? 0 : 1);
  const page: MarkdownPage = { path, locale, slug: segments.at(-1) ?? "" };
  const [folder, category] = segments;
  if (folder === "products") return loadProductMarkdown(context, page);
  if (folder === "tutorials" && category) return loadArticleMarkdown(context, page, category);
  throw data(null, { status: 404 });
}
