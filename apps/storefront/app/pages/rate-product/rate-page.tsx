import { formatMessage } from "@shop/kernel";
import { Button, EmptyState } from "@shop/ui";
import { lazy } from "react";
import { AccountLoading } from "../../shell/account-loading.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import { WhenLoaded } from "../../shell/when-loaded.tsx";
import { LoginGate } from "../account/login-gate.tsx";
import type { RateableProduct, RatePageData } from "./rate-product.server.ts";

const RatePart = lazy(() => import("./rate-part.tsx").then((module) => ({ default: module.RatePart })));

/** Rating an owned product: the one in the address, otherwise a choice. Source: ROUTE-09. */
export function RatePage({ texts, products, chosen }: RatePageData) {
  return (
    <div className="frame account">
      <header className="page-head">
        <h1>{texts.rateTitle}</h1>
        <p>{texts.rateLead}</p>
        <p>
          <SiteLink href={chosen ? "/rate-product" : "/account"}>{chosen ? texts.rateOther : texts.back}</SiteLink>
        </p>
      </header>
      <LoginGate
        texts={{ ...texts, loginTitle: texts.partLoginTitle, loginText: texts.partLoginText }}
        isNeeded={products === null}
      />
      {chosen && (
        <div className="account-part">
          <noscript>{texts.needsScripts}</noscript>
          <div className="needs-scripts">
            <WhenLoaded fallback={<AccountLoading />}>
              <RatePart key={chosen.name} product={chosen} />
            </WhenLoaded>
          </div>
        </div>
      )}
      {products && !chosen && <Choice products={products} texts={texts} />}
    </div>
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
    <ul className="account-choices">
      {products.map(({ name, ownRating }) => (
        <li key={name}>
          <SiteLink href={`/rate-product?product=${encodeURIComponent(name)}`}>{name}</SiteLink>
          {ownRating && <span className="muted">{formatMessage(texts.rated, { stars: ownRating.stars })}</span>}
        </li>
      ))}
    </ul>
  );
}
