import { listPath } from "@shop/catalog";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { describePage } from "../../head/describe-page.server.ts";
import { type TextKey, useTexts } from "../../messages/use-texts.ts";
import { countText } from "../../products/product-section.tsx";
import { ProductTiles } from "../../products/product-tiles.tsx";
import { loadProducts, toListed } from "../../products/products.server.ts";
import { pagePath } from "../../request/page-path.server.ts";
import { requestLocale, textsOf } from "../../request/texts-of.server.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import { useIsCurrent } from "../../shell/use-is-current.ts";
import { productListTexts } from "./messages/index.ts";

export { meta } from "../../head/page-meta.ts";

/** A list of every public product, or of those of one type. */
interface ProductList {
  readonly type: keyof (typeof productListTexts)["en"];
  readonly href: string;
  readonly title: TextKey;
  /** What links to it call it. */
  readonly name: TextKey;
}

const LISTS: readonly ProductList[] = [
  { type: "all", href: listPath("other"), title: "allProductsTitle", name: "allProductsTitle" },
  { type: "plugin", href: listPath("plugin"), title: "pluginsTitle", name: "menuPlugins" },
  { type: "samplepack", href: listPath("samplepack"), title: "packsTitle", name: "menuPacks" },
  { type: "bundle", href: listPath("bundle"), title: "bundlesTitle", name: "bundlesTitle" },
];

export async function loader(args: LoaderFunctionArgs) {
  const path = pagePath(args.request);
  const list = LISTS.find(({ href }) => href === path);
  if (!list) throw data(null, { status: 404 });
  const locale = requestLocale(args.request);
  const title = textsOf(locale)(list.title);
  const lead = productListTexts[locale][list.type];
  const products = await loadProducts(args.context, locale);
  return {
    title,
    lead,
    products: products.filter(({ type }) => list.type === "all" || list.type === type).map(toListed),
    ...describePage(args, { path, title, description: lead }),
  };
}

export default function ProductListRoute() {
  const text = useTexts();
  const isCurrent = useIsCurrent();
  const { title, lead, products } = useLoaderData<typeof loader>();
  return (
    <div className="frame">
      <header className="page-head">
        <h1>{title}</h1>
        <p>{lead}</p>
        <nav aria-label={text("products")}>
          <ul className="chips">
            {LISTS.map(({ name, href }) => (
              <li key={href}>
                <SiteLink href={href} aria-current={isCurrent(href) ? "page" : undefined}>
                  {text(name)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <p className="section-head__count list-count">{countText(text, products.length)}</p>
      <ProductTiles products={products} listName={title} headingLevel={2} />
    </div>
  );
}
