import { listPath, type ProductType } from "@shop/catalog";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type TextKey, useTexts } from "../messages/use-texts.ts";
import { describeByTexts } from "../server/describe-page.ts";
import { loadProducts, toListed } from "../server/products.ts";
import { SiteLink } from "../shell/site-link.tsx";
import { useIsCurrent } from "../shell/use-is-current.ts";
import { countText } from "./product-section.tsx";
import { ProductTiles } from "./product-tiles.tsx";

/** A list of every public product, or of those of one type. */
export interface ListPage {
  readonly type?: ProductType;
  readonly title: TextKey;
  readonly lead: TextKey;
}

export function listLoader({ type, title, lead }: ListPage) {
  return async (args: LoaderFunctionArgs) => {
    const products = await loadProducts(args.context);
    return {
      products: products.filter((product) => type === undefined || product.type === type).map(toListed),
      ...describeByTexts(args, { path: listPath(type ?? "other"), title, description: lead }),
    };
  };
}

const LISTS: ReadonlyArray<{ readonly text: TextKey; readonly href: string }> = [
  { text: "allProductsTitle", href: "/products" },
  { text: "menuPlugins", href: "/products/plugins" },
  { text: "menuPacks", href: "/products/guitar-cabinet-impulse-responses" },
  { text: "bundlesTitle", href: "/products/bundles" },
];

export function ProductListPage({ title, lead }: ListPage) {
  const text = useTexts();
  const isCurrent = useIsCurrent();
  const { products } = useLoaderData<ReturnType<typeof listLoader>>();
  return (
    <div className="frame">
      <header className="page-head">
        <h1>{text(title)}</h1>
        <p>{text(lead)}</p>
        <nav aria-label={text("products")}>
          <ul className="chips">
            {LISTS.map(({ text: key, href }) => (
              <li key={href}>
                <SiteLink href={href} aria-current={isCurrent(href) ? "page" : undefined}>
                  {text(key)}
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
