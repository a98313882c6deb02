import { ProductCover } from "@shop/catalog/react";
import { type ReactNode, Suspense } from "react";
import { useLoaderData } from "react-router";
import { lazyAfterIdle } from "../../composition/lazy-after-idle.ts";
import { translate } from "../../messages/use-texts.ts";
import { Breadcrumb } from "../../shell/breadcrumb.tsx";
import { BuyPanel } from "./buy-panel.tsx";
import type { ProductDetail } from "./product-detail.server.ts";
import "../../styles/buy-strip.css";
import "../../styles/measured.css";
import "../../styles/reviews.css";
import "../../styles/versions.css";
import { JumpLink } from "../../shell/jump-link.tsx";

const ProductBands = lazyAfterIdle(() => import("./product-bands.tsx").then((module) => module.ProductBands));

const BuyStrip = lazyAfterIdle(() => import("./buy-strip.tsx").then((module) => module.BuyStrip));

/** What a product's page was loaded with. */
export function useProductDetail(): ProductDetail {
  return useLoaderData<() => Promise<ProductDetail>>();
}

/**
 * A product's own page: the plate and what it sounds like, then the price, beside both where there is room; below them, the full width,
 * all that is to be read. The lower part is in the page as it is sent, and its code comes once the page is idle.
 */
export function ProductDetailPage({ sound }: { readonly sound?: ReactNode }) {
  const detail = useProductDetail();
  const { texts, product, steps, outline, campaignNotes, versions } = detail;
  const text = translate(texts);
  return (
    <article className="frame detail">
      <div className="detail__head">
        <Breadcrumb steps={steps} />
        <h1>{product.name}</h1>
        <p className="text-ink-2" lang={product.untranslated?.includes("shortDesc") ? "en" : undefined}>
          {product.shortDesc}
        </p>
      </div>
      {outline.length > 1 && (
        <nav className="detail__spine" aria-label={text("onThisPage")}>
          {outline.map(({ id, title, lang }) => (
            <JumpLink key={id} to={id} lang={lang}>
              {title}
            </JumpLink>
          ))}
        </nav>
      )}
      <div className="detail__cover">
        <ProductCover product={product} />
      </div>
      <div className="detail__about">
        <p className="detail__lead" lang={product.untranslated?.includes("shopDesc") ? "en" : undefined}>
          {product.shopDesc}
        </p>
        {sound}
      </div>
      <div className="detail__buy">
        <div>
          <BuyPanel
            product={product}
            accountNotes={detail.accountNotes}
            campaignNotes={campaignNotes}
            texts={texts}
            versions={versions}
          />
          <Suspense fallback={<div className="buy-strip-coming" />}>
            <BuyStrip detail={detail} />
          </Suspense>
        </div>
      </div>
      <Suspense fallback={<div className="detail__coming" />}>
        <ProductBands key={product.name} detail={detail} />
      </Suspense>
    </article>
  );
}
