import { productPath } from "@shop/catalog";
import { PriceTag, ProductCover } from "@shop/catalog/react";
import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { ContentHtml } from "../../content/content-html.tsx";
import { type Translate, translate } from "../../messages/use-texts.ts";
import { ShoppingNote } from "../../products/shopping-note.tsx";
import { Breadcrumb } from "../../shell/breadcrumb.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import { BuyPanel } from "./buy-panel.tsx";
import type { ProductDetailTextKey } from "./messages/index.ts";
import type { ProductDetail } from "./product-detail.server.ts";
import { ProductReviews } from "./product-reviews.tsx";

interface ProductDetailPageProps {
  /** Above the description: what a pack sounds like. */
  readonly sound?: ReactNode;
  /** Below the description: a pack's formats. */
  readonly formats?: ReactNode;
  /** A bundle's parts. */
  readonly contents?: ReactNode;
}

/** What a product's page was loaded with. */
export function useProductDetail(): ProductDetail {
  return useLoaderData<() => Promise<ProductDetail>>();
}

/** A product's own page: what it is, what it sounds like, what is inside, what it costs and why. */
export function ProductDetailPage({ sound, formats, contents }: ProductDetailPageProps) {
  const { texts, product, steps, outline, campaignNotes, bundles, releases, reviews, shopping, onlyInEnglish } =
    useProductDetail();
  const text = translate(texts);
  return (
    <article className="frame detail">
      <div className="col-span-full grid gap-2">
        <Breadcrumb steps={steps} />
        <h1>{product.name}</h1>
        <p className="text-ink-2" lang={product.untranslated?.includes("shortDesc") ? "en" : undefined}>
          {product.shortDesc}
        </p>
      </div>
      <div className="detail__cover">
        <ProductCover product={product} isFirst />
      </div>
      <div className="detail__buy">
        <div>
          <BuyPanel product={product} campaignNotes={campaignNotes} texts={texts} />
          <ShoppingNote {...shopping} />
          {outline.length > 1 && <Outline entries={outline} text={text} />}
        </div>
      </div>
      <div className="detail__spine">
        {sound}
        {onlyInEnglish && <p className="text-small text-ink-2">{onlyInEnglish}</p>}
        <ContentHtml
          html={product.productPageDesc}
          lang={onlyInEnglish ? "en" : undefined}
          className="prose detail__prose"
        />
        <Versions releases={releases} text={text} />
        {formats}
        {product.manualUrl && (
          <p className="page-section">
            <a className="shop-link" href={product.manualUrl}>
              {text("manual")}: {product.name}
            </a>
          </p>
        )}
      </div>
      {contents}
      {bundles.length > 0 && (
        <section className="page-section detail__wide">
          <h2>{text("partOf")}</h2>
          <ul className="mt-3 border-t border-hairline">
            {bundles.map((bundle) => (
              <li
                key={bundle.name}
                className="flex min-h-unit items-center justify-between gap-4 border-b border-hairline"
              >
                <SiteLink href={productPath(bundle)}>{bundle.name}</SiteLink>
                <PriceTag product={bundle} size="small" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {reviews && <ProductReviews key={product.name} {...reviews} />}
    </article>
  );
}

interface WithTexts {
  readonly text: Translate<ProductDetailTextKey>;
}

/** The spine of a long page beside it, where there is room: jumps to the headings of the description. */
function Outline({ entries, text }: WithTexts & { entries: ProductDetail["outline"] }) {
  return (
    <nav className="detail__outline" aria-labelledby="detail-outline">
      <p id="detail-outline" className="shop-label">
        {text("onThisPage")}
      </p>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Versions({ releases, text }: WithTexts & Pick<ProductDetail, "releases">) {
  if (releases.length === 0) return null;
  return (
    <section className="page-section">
      <h2>{text("versionsTitle")}</h2>
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
    </section>
  );
}
