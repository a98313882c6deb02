import { MAX_STARS } from "@shop/account";
import { StarIcon } from "@shop/account/react";
import { ProductCover } from "@shop/catalog/react";
import { formatMessage } from "@shop/kernel";
import { Button, EmptyState } from "@shop/ui";
import { lazy } from "react";
import { AccountLoading } from "../../shell/account/account-loading.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import { WhenLoaded } from "../../shell/when-loaded.tsx";
import { AccountFrame } from "../account/account-frame.tsx";
import { LoginGate } from "../account/login-gate.tsx";
import type { RateableProduct, RatePageData } from "./rate-product.server.ts";

const RatePart = lazy(() => import("./rate-part.tsx").then((module) => ({ default: module.RatePart })));

/** Rating an owned product: the one in the address, otherwise a choice. Source: ROUTE-09. */
export function RatePage({ texts, rail, products, count, chosen }: RatePageData) {
  return (
    <AccountFrame rail={rail} current="products" isPlace={false}>
      <header className="page-head">
        <div className="rate-head">
          {chosen && (
            <ProductCover product={{ name: chosen.name, featuredMedia: chosen.picture }} isDecoration isSmall />
          )}
          <h1>{chosen ? formatMessage(texts.rateLabel, { product: chosen.name }) : texts.rateTitle}</h1>
        </div>
        <p>{texts.rateLead}</p>
        {products && products.length > 0 && !chosen && <p>{count}</p>}
        {(chosen || !rail) && (
          <p>
            <SiteLink href={chosen ? "/rate-product" : "/account"}>{chosen ? texts.rateOther : texts.back}</SiteLink>
          </p>
        )}
      </header>
      <LoginGate
        texts={{ ...texts, loginTitle: texts.partLoginTitle, loginText: texts.partLoginText }}
        places={texts}
        isNeeded={products === null}
      />
      {chosen && (
        <div className="account-task">
          <div className="account-part rate-form">
            <noscript>{texts.needsScripts}</noscript>
            <div className="needs-scripts">
              <WhenLoaded fallback={<AccountLoading />}>
                <RatePart
                  key={chosen.name}
                  product={chosen}
                  next={products?.find(({ name, ownRating }) => name !== chosen.name && !ownRating)}
                  texts={texts}
                />
              </WhenLoaded>
            </div>
          </div>
          <RateSheet product={chosen} texts={texts} />
        </div>
      )}
      {products && !chosen && <Choice products={products} texts={texts} />}
    </AccountFrame>
  );
}

/** The product's sheet beside the form: its drawing, what others gave it, and what a rating is for. */
function RateSheet({ product, texts }: Pick<RatePageData, "texts"> & { readonly product: RateableProduct }) {
  const { name, path, picture, mean } = product;
  return (
    <section className="rate-sheet">
      <ProductCover product={{ name, featuredMedia: picture }} isDecoration />
      <p>{mean ?? texts.rateFirst}</p>
      {mean && (
        <p>
          <SiteLink href={`${path}#reviews`}>{formatMessage(texts.rateReviews, { product: name })}</SiteLink>
        </p>
      )}
      <h2 className="shop-label">{texts.rateHelpsTitle}</h2>
      <ul>
        <li>{texts.rateHelpsMean}</li>
        <li>{texts.rateHelpsComment}</li>
        <li className="needs-scripts">{texts.rateKeys}</li>
      </ul>
    </section>
  );
}

function Choice({ products, texts }: Pick<RatePageData, "texts"> & { readonly products: readonly RateableProduct[] }) {
  if (products.length === 0) {
    return (
      <EmptyState title={texts.rateEmpty} action={<Button href="/shop">{texts.emptyAction}</Button>}>
        {texts.rateEmptyText}
      </EmptyState>
    );
  }
  return (
    <ul className="rate-choices">
      {products.map(({ name, picture, ownRating }) => (
        <li key={name}>
          <SiteLink href={`/rate-product?product=${encodeURIComponent(name)}`}>
            <ProductCover product={{ name, featuredMedia: picture }} isDecoration isSmall />
            <span className="rate-choices__what">
              <span className="rate-choices__name">{name}</span>
              <span className="rate-choices__stars">
                <Stars count={ownRating?.stars ?? 0} />
                <span className="muted">
                  {ownRating ? formatMessage(texts.rated, { stars: ownRating.stars }) : texts.rateNotYet}
                </span>
              </span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The stars as in the form, lit as far as they were given. The words beside them say the same. */
function Stars({ count }: { readonly count: number }) {
  return (
    <span className="rate-choices__lamps" aria-hidden="true">
      {Array.from({ length: MAX_STARS }, (_, index) => index + 1).map((star) => (
        <span key={star} data-on={star <= count ? "" : undefined}>
          <StarIcon />
        </span>
      ))}
    </span>
  );
}
