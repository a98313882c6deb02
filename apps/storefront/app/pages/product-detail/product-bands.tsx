import { PartsProvider } from "../../composition/parts-provider.tsx";
import { ContentHtml } from "../../content/content-html.tsx";
import { translate } from "../../messages/use-texts.ts";
import { ProductTiles } from "../../products/product-tiles.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import { BundleContents } from "./bundle-contents.tsx";
import { MeasuredPlot } from "./measured-plot.tsx";
import type { ProductDetail } from "./product-detail.server.ts";
import { ProductReviews } from "./product-reviews.tsx";
import { Bundles, Versions } from "./versions.tsx";

const NEIGHBOURS_TITLES = {
  plugin: "neighboursPlugin",
  samplepack: "neighboursPack",
  bundle: "neighboursBundle",
  other: null,
} as const;

/**
 * Below the plate, each the full width: a bundle's parts, what was measured, the description, versions, bundles with it, reviews, others of
 * its kind.
 * It is hydrated late. A provider of its own begins with what the server rendered, whatever is known of the visitor by then.
 */
export function ProductBands({ detail }: { detail: ProductDetail }) {
  const { texts, product, parts, bands, measured, reviews, bundles, neighbours, onlyInEnglish, compareHref } = detail;
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
      {measured && <MeasuredPlot {...measured} />}
      {bands.map(({ main, side, isTableFirst }) => (
        <section
          key={main}
          className="band"
          data-pair={side ? "" : undefined}
          data-table={isTableFirst ? "" : undefined}
        >
          <ContentHtml html={main} lang={lang} />
          {side && <ContentHtml html={side} lang={lang} />}
        </section>
      ))}
      <Versions detail={detail} text={text} />
      {bundles.length > 0 && <Bundles bundles={bundles} text={text} />}
      {reviews && <ProductReviews {...reviews} />}
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
