import { SEARCH_FACETS } from "@shop/api-client/contract";
import { listPath, productPath, SEARCH_PARAMETERS } from "@shop/catalog";
import { Spoken } from "@shop/ui";
import { data, type LoaderFunctionArgs, useLoaderData, useNavigation } from "react-router";
import { describePage } from "../../head/describe-page.server.ts";
import { collectionData } from "../../head/web-page-data.ts";
import { type TextKey, useTexts } from "../../messages/use-texts.ts";
import { countText, ProductSection } from "../../products/product-section.tsx";
import { pagePath } from "../../request/page-path.server.ts";
import { requestLocale, textsOf } from "../../request/texts-of.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import { useIsCurrent } from "../../shell/use-is-current.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { ComparableTiles } from "./comparable-tiles.tsx";
import { productListTexts } from "./messages/index.ts";
import { NothingFound } from "./nothing-found.tsx";
import { ResultPages } from "./result-pages.tsx";
import { loadSearch } from "./search.server.ts";
import { SearchForm } from "./search-form.tsx";
import "../../styles/search.css";

export { meta } from "../../head/page-meta.ts";

export const handle: RouteHandle = { parameters: SEARCH_PARAMETERS, lists: SEARCH_FACETS };

/** A list of every public product, or of those of one type. */
interface ProductList {
  readonly type: "all" | "plugin" | "samplepack" | "bundle";
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
  const texts = productListTexts[locale];
  const found = await loadSearch(args, { path, kind: list.type === "all" ? null : list.type });
  const lead = texts[list.type];
  const entries = found.products.map((product) => ({ name: product.name, path: productPath(product) }));
  const description = { path, title, description: lead };
  return {
    ...{ title, lead, path, texts, ...found },
    ...describePage(args, { ...description, data: (site, facts) => [collectionData(facts, site, entries)] }),
  };
}

export default function ProductListRoute() {
  const text = useTexts();
  const isCurrent = useIsCurrent();
  const isLoading = useNavigation().state === "loading";
  const { title, lead, path, texts, products, parts, total, further, search } = useLoaderData<typeof loader>();
  return (
    <div className="frame finder">
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
      <div className="finder__body">
        {search && <SearchForm path={path} search={search} texts={texts} />}
        <section className="finder__results" aria-label={title} aria-busy={isLoading}>
          {!search && <p className="muted">{texts.unavailable}</p>}
          <p className="section-head__count list-count">
            <Spoken>{countText(text, total)}</Spoken>
          </p>
          {search?.readAs.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {search && <ActiveFilters search={search} texts={texts} />}
          {products.length === 0 && search ? (
            <NothingFound search={search} path={path} texts={texts} />
          ) : (
            <ComparableTiles products={products} parts={parts} listName={title} texts={texts} />
          )}
          {search?.pages && <ResultPages pages={search.pages} texts={texts} />}
          {further && <ProductSection title={further.title} products={further.products} moreHref={further.href} />}
        </section>
      </div>
    </div>
  );
}
