import { groupProducts, productPath } from "@shop/catalog";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { describePage } from "../../head/describe-page.server.ts";
import { collectionData } from "../../head/web-page-data.ts";
import { translate, useTexts } from "../../messages/use-texts.ts";
import { ProductSection } from "../../products/product-section.tsx";
import { loadProducts, toListed } from "../../products/products.server.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { MAX_PRODUCTS_ON_SHELF } from "./limits.ts";
import { shopTexts } from "./messages/index.ts";

export { meta } from "../../head/page-meta.ts";

export async function loader(args: LoaderFunctionArgs) {
  const texts = shopTexts[requestLocale(args.request)];
  const { bundle, plugin, samplepack, other } = groupProducts(
    await loadProducts(args.context, requestLocale(args.request)),
  );
  // Each list beyond it has its own page, with a search.
  const shelves = [bundle, plugin, samplepack].map((products) => products.slice(0, MAX_PRODUCTS_ON_SHELF));
  const [bundles = [], plugins = [], packs = []] = shelves;
  const entries = [...shelves.flat(), ...other].map((product) => ({ name: product.name, path: productPath(product) }));
  return {
    texts,
    bundles: bundles.map(toListed),
    plugins: plugins.map(toListed),
    packs: packs.map(toListed),
    others: other.map(toListed),
    ...describePage(args, {
      ...{ path: "/shop", title: texts.title, description: texts.description },
      data: (site, facts) => [collectionData(facts, site, entries)],
    }),
  };
}

export default function Shop() {
  const siteText = useTexts();
  const { texts, bundles, plugins, packs, others } = useLoaderData<typeof loader>();
  const text = translate(texts);
  return (
    <div className="frame">
      <header className="page-head">
        <h1>{text("title")}</h1>
        <p>{text("lead")}</p>
      </header>
      <ProductSection title={siteText("bundlesTitle")} products={bundles} moreHref="/products/bundles" />
      <ProductSection title={siteText("pluginsTitle")} products={plugins} moreHref="/products/plugins" />
      <ProductSection
        title={siteText("packsTitle")}
        products={packs}
        moreHref="/products/guitar-cabinet-impulse-responses"
      />
      <ProductSection title={text("services")} products={others} />
    </div>
  );
}
