import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readPage } from "../../content/content.server.ts";
import { onlyInEnglish } from "../../content/only-in-english.server.ts";
import { describeEntry } from "../../head/describe-page.server.ts";
import { loadProducts, toListed } from "../../products/products.server.ts";
import { pagePath } from "../../request/page-path.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import type { MenuEntry } from "../../shell/menu-entries.ts";
import { outlineContent } from "../product-detail/content-outline.server.ts";
import { staticTexts } from "./messages/index.ts";
import { PolicyPanel } from "./policy-panel.tsx";
import { policyTableHtml } from "./policy-table.server.tsx";
import { productsOfText } from "./products-of-text.ts";
import { StaticPage } from "./static-page.tsx";
import { STATIC_PAGES } from "./static-pages.ts";

export { meta } from "../../head/page-meta.ts";

export async function loader(args: LoaderFunctionArgs) {
  const path = pagePath(args.request);
  const page = STATIC_PAGES.find((entry) => entry.path === path);
  if (!page) throw data(null, { status: 404 });
  const { slug, related, hasProducts = false, hasPolicyTable = false } = page;
  const locale = requestLocale(args.request);
  const { shop } = args.context.get(storefrontContext);
  const entry = await readPage(args.context, slug, locale);
  const products = hasProducts ? productsOfText(entry.html, await loadProducts(args.context, locale)) : [];
  return {
    ...{ title: entry.title, titleLang: entry.language, ...outlineContent(entry.html) },
    note: onlyInEnglish(entry.htmlLanguage, locale),
    texts: staticTexts[locale],
    related: related.filter(({ href }) => isThere(href, shop.pages)),
    products: products.map(toListed),
    policy: hasPolicyTable ? policyTableHtml(shop, locale) : null,
    ...describeEntry(args, entry, { path }),
  };
}

/** A text that the operator doesn't have isn't linked to. */
function isThere(href: MenuEntry["href"], pages: readonly string[]): boolean {
  const text = STATIC_PAGES.find(({ path }) => path === href);
  return text === undefined || pages.includes(text.slug);
}

/** A page of the operator's own words. */
export default function StaticRoute() {
  const { policy, texts, ...shown } = useLoaderData<typeof loader>();
  return (
    <StaticPage {...shown} texts={texts}>
      {policy && <PolicyPanel html={policy} texts={texts} />}
    </StaticPage>
  );
}
