import { isFree } from "@shop/catalog";
import { Button } from "@shop/ui";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTexts } from "../messages/use-texts.ts";
import { ProductTiles } from "../pages/product-tiles.tsx";
import { UnlistedHead } from "../pages/unlisted-head.tsx";
import { loadProducts, toListed } from "../server/products.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const products = await loadProducts(context);
  return {
    free: products.filter(isFree).map(toListed),
    manuals: products.flatMap(({ name, manualUrl }) => (manualUrl ? [{ name, manualUrl }] : [])),
  };
}

export default function Downloads() {
  const text = useTexts();
  const { free, manuals } = useLoaderData<typeof loader>();
  return (
    <div className="frame">
      <UnlistedHead title={text("downloadsTitle")} description={text("downloadsDescription")} />
      <header className="page-head">
        <h1>{text("downloadsTitle")}</h1>
        <p>{text("downloadsDescription")}</p>
      </header>
      <section className="panel support-contact">
        <h2>{text("downloadsOwned")}</h2>
        <p>{text("downloadsOwnedText")}</p>
        <p>
          <Button variant="signal" href="/account">
            {text("goToAccount")}
          </Button>
        </p>
      </section>
      <section className="page-section downloads-section">
        <div className="section-head">
          <h2>{text("downloadsFree")}</h2>
          <p className="muted">{text("downloadsFreeText")}</p>
        </div>
        <ProductTiles products={free} headingLevel={3} />
      </section>
      <section className="page-section">
        <div className="section-head">
          <h2>{text("downloadsManuals")}</h2>
        </div>
        <ul className="manual-list">
          {manuals.map(({ name, manualUrl }) => (
            <li key={name}>
              <a className="shop-link" href={manualUrl}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
