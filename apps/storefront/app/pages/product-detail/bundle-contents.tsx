import { type Product, productPath } from "@shop/catalog";
import { AmountTag, ProductCover, useShelfPrice } from "@shop/catalog/react";
import { CURRENCIES, type Currency } from "@shop/pricing";
import type { ReactNode } from "react";
import type { Translate } from "../../messages/use-texts.ts";
import { bundleSums } from "../../products/bundle-sums.ts";
import type { ListedProduct } from "../../products/products.server.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { ProductDetailTextKey } from "./messages/index.ts";
import "../../styles/bundle.css";

export interface BundleContentsProps {
  readonly product: Product;
  readonly parts: readonly ListedProduct[];
  readonly text: Translate<ProductDetailTextKey>;
}

/**
 * What is inside a bundle, in one table: each part's drawing, name and price alone, then their sum and the bundle's price, all current. What the
 * bundle saves is said once, beside its price. Owners of some parts see which, and the price of the missing ones; that replaces the other text, so that no line moves.
 */
export function BundleContents({ product, parts, text }: BundleContentsProps) {
  const priceOf = useShelfPrice();
  const sums = (currency: Currency) => bundleSums(currency, product, parts, priceOf);
  const completed = priceOf(product, "EUR").completion?.parts ?? [];
  const isCompleted = completed.length > 0;
  const isOwned = (name: string) => completed.some((part) => part.name === name && part.isOwned);
  return (
    <section className="band">
      <h2 id="parts">{text("includedTitle")}</h2>
      <table className="figures bundle__ledger">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {text("part")}
            </th>
            <th scope="col">{text("apart")}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part, index) => (
            <tr key={part.name}>
              <td className="bundle__drawing">
                <ProductCover product={part} isSmall isDecoration />
              </td>
              <th scope="row">
                <SiteLink href={productPath(part)}>{part.name}</SiteLink>
                <span className="muted">{part.shortDesc}</span>
              </th>
              <Amount note={isOwned(part.name) ? text("owned") : null}>
                {(currency) => sums(currency).partsMinor[index] ?? 0}
              </Amount>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum title={text(isCompleted ? "missingApart" : "apartSum")}>{(currency) => sums(currency).apartMinor}</Sum>
          <Sum title={text(isCompleted ? "missingPrice" : "bundlePrice")}>
            {(currency) => sums(currency).bundleMinor}
          </Sum>
        </tfoot>
      </table>
    </section>
  );
}

interface AmountProps {
  /** Replaces the amount: it is already owned. */
  readonly note?: ReactNode;
  readonly children: (currency: Currency) => number;
}

function Amount({ note = null, children }: AmountProps) {
  const [EUR = 0, USD = 0, JPY = 0] = CURRENCIES.map(children);
  return <td>{note ?? <AmountTag amounts={{ EUR, USD, JPY }} size="small" />}</td>;
}

function Sum({ title, children }: AmountProps & { readonly title: string }) {
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {title}
      </th>
      <Amount>{children}</Amount>
    </tr>
  );
}
