import { listPath, type ProductType } from "@shop/catalog";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { describeByTexts } from "../../head/describe-page.server.ts";
import { type TextKey, useTexts } from "../../messages/use-texts.ts";
import { countText } from "../../products/product-section.tsx";
import { ProductTiles } from "../../products/product-tiles.tsx";
import { loadProducts, toListed } from "../../products/products.server.ts";
import { pagePath } from "../../request/page-path.server.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import { useIsCurrent } from "../../shell/use-is-current.ts";

export { meta } from "../../head/page-meta.ts";

/** A list of every public product, or of those of one type. */
interface ProductList {
  readonly href: string;
  readonly type: ProductType | null;
  readonly title: TextKey;
  readonly lead: TextKey;
  /** What links to it call it. */
  readonly name: TextKey;
}

const ALL: ProductList = {
  href: listPath("other"),
  type: null,
  title: "allProductsTitle",
  lead: "allProductsDescription",
  name: "allProductsTitle",
};
const LISTS: readonly ProductList[] = [
  ALL,
  {
    href: listPath("plugin"),
    type: "plugin",
    title: "pluginsTitle",
    lead: "pluginsDescription",
    name: "menuPlugins",
  },
  {
    href: listPath("samplepack"),
    type: "samplepack",
    title: "packsTitle",
    lead: "packsDescription",
    name: "menuPacks",
  },
  { href: listPath("bundle"), type: "bundle", title: "bundlesTitle", lead: "bundlesDescription", name: "bundlesTitle" },
];

export async function loader(args: LoaderFunctionArgs) {
  const path = pagePath(args.request);
  const list = LISTS.find(({ href }) => href === path);
  if (!list) throw data(null, { status: 404 });
  const { href, type, title, lead } = list;
  const products = await loadProducts(args.context);
  return {
    href,
    products: products.filter((product) => type === null || product.type === type).map(toListed),
    ...describeByTexts(args, { path: href, title, description: lead }),
  };
}

export default function ProductListRoute() {
  const text = useTexts();
  const isCurrent = useIsCurrent();
  const { href: own, products } = useLoaderData<typeof loader>();
  const { title, lead } = LISTS.find(({ href }) => href === own) ?? ALL;
  return (
    <div className="frame">
      <header className="page-head">
        <h1>{text(title)}</h1>
        <p>{text(lead)}</p>
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
      <ProductTiles products={products} headingLevel={2} />
    </div>
  );
}
