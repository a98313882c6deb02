import { groupProducts } from "@shop/catalog";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { describeByTexts } from "../../head/describe-page.server.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { ProductSection } from "../../products/product-section.tsx";
import { loadProducts, toListed } from "../../products/products.server.ts";

export { meta } from "../../head/page-meta.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { bundle, plugin, samplepack, other } = groupProducts(await loadProducts(args.context));
  return {
    bundles: bundle.map(toListed),
    plugins: plugin.map(toListed),
    packs: samplepack.map(toListed),
    others: other.map(toListed),
    ...describeByTexts(args, { path: "/shop", title: "shopTitle", description: "shopDescription" }),
  };
}

export default function Shop() {
  const text = useTexts();
  const { bundles, plugins, packs, others } = useLoaderData<typeof loader>();
  return (
    <div className="frame">
      <header className="page-head">
        <h1>{text("shopTitle")}</h1>
        <p>{text("shopLead")}</p>
      </header>
      <ProductSection title={text("bundlesTitle")} products={bundles} moreHref="/products/bundles" />
      <ProductSection title={text("pluginsTitle")} products={plugins} moreHref="/products/plugins" />
      <ProductSection
        title={text("packsTitle")}
        products={packs}
        moreHref="/products/guitar-cabinet-impulse-responses"
      />
      <ProductSection title={text("servicesTitle")} products={others} />
    </div>
  );
}
