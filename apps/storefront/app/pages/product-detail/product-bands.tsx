import { productPath } from "@shop/catalog";
import { PriceTag, ProductCover } from "@shop/catalog/react";
import { PartsProvider } from "../../composition/parts-provider.tsx";
import { ContentHtml } from "../../content/content-html.tsx";
import { type Translate, translate } from "../../messages/use-texts.ts";
import { ProductTiles } from "../../products/product-tiles.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import { BundleContents } from "./bundle-contents.tsx";
import type { ProductDetailTextKey } from "./messages/index.ts";
import type { ProductDetail } from "./product-detail.server.ts";
import { ProductReviews } from "./product-reviews.tsx";

const NEIGHBOURS_TITLES = {
  plugin: "neighboursPlugin",
  samplepack: "neighboursPack",
  bundle: "neighboursBundle",
  other: null,
} as const;

/**
 * Below the plate, each the full width: a bundle's parts, the description, versions, reviews, bundles with it, others of its kind.
 * It is hydrated late. A provider of its own begins with what the server rendered, whatever is known of the visitor by then.
 */
export function ProductBands({ detail }: { detail: ProductDetail }) {
  const { texts, product, parts, bands, releases, reviews, bundles, neighbours, onlyInEnglish, compareHref } = detail;
  const lang = onlyInEnglish ? "en" : undefined;
  const text = translate(texts);
  const neighboursTitle = NEIGHBOURS_TITLES[product.type];
  return (
    <PartsProvider>
      {parts.length > 0 && <BundleContents product={product} parts={parts} text={text} />}
      {onlyInEnglish && <p className="band muted">{onlyInEnglish}</p>}
      {product.productPageDesc && (
        <ContentHtml html={product.productPageDesc} lang={lang} className="prose band max-w-measure" />
      )}
      {bands.map(({ main, side }) => (
        <section key={main} className="band" data-pair={side ? "" : undefined}>
          <ContentHtml html={main} lang={lang} />
          {side && <ContentHtml html={side} lang={lang} />}
        </section>
      ))}
      {(bundles.length > 0 || releases.length > 0 || product.manualUrl) && (
        <section className="band" data-pair="">
          {bundles.length > 0 && <Bundles bundles={bundles} text={text} />}
          <Versions detail={detail} text={text} />
        </section>
      )}
      {reviews && <ProductReviews key={product.name} {...reviews} />}
      {neighboursTitle && neighbours.length > 0 && (
        <section className="band">
          <div className="section-head">
            <h2>{text(neighboursTitle)}</h2>
            {compareHref && <SiteLink href={compareHref}>{text("compare", { product: product.name })}</SiteLink>}
          </div>
          <ProductTiles products={neighbours} listName={text(neighboursTitle)} headingLevel={3} />
        </section>
      )}
    </PartsProvider>
  );
}

interface WithTexts {
  readonly text: Translate<ProductDetailTextKey>;
}

/** What one gets and how new it is: versions, a pack's formats, the manual. */
function Versions({ detail, text }: WithTexts & { detail: ProductDetail }) {
  const { product, releases } = detail;
  return (
    <div className="prose">
      {releases.length > 0 && (
        <>
          <h2 id="versions">{text("versionsTitle")}</h2>
          <table className="figures">
            <thead>
              <tr>
                <th scope="col">{text("versionPlatform")}</th>
                <th scope="col">{text("versionNumber")}</th>
                <th scope="col">{text("versionDate")}</th>
              </tr>
            </thead>
            <tbody>
              {releases.map(({ platform, version, day }) => (
                <tr key={platform}>
                  <th scope="row">{platform}</th>
                  <td>{version}</td>
                  <td>{day}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {product.type === "samplepack" && (
        <>
          <h2>{text("formatsTitle")}</h2>
          <p>{text("formatsText")}</p>
        </>
      )}
      {product.manualUrl && (
        <p>
          <a className="shop-link" href={product.manualUrl}>
            {text("manual")}: {product.name}
          </a>
        </p>
      )}
    </div>
  );
}

function Bundles({ bundles, text }: WithTexts & Pick<ProductDetail, "bundles">) {
  return (
    <div className="prose">
      <h2>{text("partOf")}</h2>
      <ul className="part-rows">
        {bundles.map((bundle) => (
          <li key={bundle.name}>
            <ProductCover product={bundle} isSmall isDecoration />
            <span>
              <SiteLink href={productPath(bundle)}>{bundle.name}</SiteLink>
              <span className="muted">{bundle.shortDesc}</span>
            </span>
            <PriceTag product={bundle} size="small" />
          </li>
        ))}
      </ul>
    </div>
  );
}
