import { type BundleSaving, bundleSaving, type Product, type ProductOnShelf } from "@shop/catalog";
import { AmountTag, useShelfPrice } from "@shop/catalog/react";
import { CURRENCIES, type Currency } from "@shop/pricing";
import type { ReactNode } from "react";
import type { Translate } from "../../messages/use-texts.ts";
import { ProductTiles } from "../../products/product-tiles.tsx";
import type { ListedProduct } from "../../products/products.server.ts";
import type { ProductDetailTextKey } from "./messages/index.ts";
import "../../styles/bundle.css";

export interface BundleContentsProps {
  readonly product: Product;
  readonly parts: readonly ListedProduct[];
  readonly text: Translate<ProductDetailTextKey>;
}

/**
 * What is inside a bundle, the price of each part alone, the sum, and what the bundle saves, all at current prices. Owners of some parts
 * see which, and the price of the missing ones; that replaces the other text, so that no line moves.
 */
export function BundleContents({ product, parts, text }: BundleContentsProps) {
  const priceOf = useShelfPrice();
  const sums = (currency: Currency) => sumsIn(currency, product, parts, priceOf);
  const completed = priceOf(product, "EUR").completion?.parts ?? [];
  const isCompleted = completed.length > 0;
  const isOwned = (name: string) => completed.some((part) => part.name === name && part.isOwned);
  return (
    <section className="page-section detail__wide bundle">
      <h2>{text("includedTitle")}</h2>
      <ProductTiles products={parts} listName={text("includedTitle")} headingLevel={3} />
      <table className="figures bundle__ledger">
        <caption className="shop-label">{text("ledgerTitle")}</caption>
        <thead>
          <tr>
            <th scope="col">{text("part")}</th>
            <th scope="col">{text("apart")}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name }, index) => (
            <Row key={name} title={name} note={isOwned(name) ? text("owned") : null}>
              {(currency) => sums(currency).partsMinor[index] ?? 0}
            </Row>
          ))}
        </tbody>
        <tfoot>
          <Row title={text(isCompleted ? "missingApart" : "apartSum")}>{(currency) => sums(currency).apartMinor}</Row>
          <Row title={text(isCompleted ? "missingPrice" : "bundlePrice")}>
            {(currency) => sums(currency).bundleMinor}
          </Row>
          <Row title={text("saved")} isLive>
            {(currency) => sums(currency).savedMinor}
          </Row>
        </tfoot>
      </table>
    </section>
  );
}

/** Of the whole bundle, or for an owner of some parts of those that are missing. */
function sumsIn(
  currency: Currency,
  product: Product,
  parts: readonly ListedProduct[],
  priceOf: ReturnType<typeof useShelfPrice>,
): BundleSaving {
  const inCurrency = (other: ProductOnShelf) => priceOf(other, currency).priceMinor;
  const whole = bundleSaving<ProductOnShelf>(product, parts, inCurrency);
  const completed = priceOf(product, currency).completion?.parts;
  if (!completed) return whole;
  const missing = parts.filter(({ name }) => completed.some((part) => part.name === name && !part.isOwned));
  return { ...bundleSaving<ProductOnShelf>(product, missing, inCurrency), partsMinor: whole.partsMinor };
}

interface RowProps {
  readonly title: string;
  /** Replaces the amount: it is already owned. */
  readonly note?: ReactNode;
  readonly isLive?: boolean;
  readonly children: (currency: Currency) => number;
}

function Row({ title, note = null, isLive = false, children }: RowProps) {
  const [EUR = 0, USD = 0, JPY = 0] = CURRENCIES.map(children);
  return (
    <tr data-live={isLive ? "" : undefined}>
      <th scope="row">{title}</th>
      <td>{note ?? <AmountTag amounts={{ EUR, USD, JPY }} size="small" />}</td>
    </tr>
  );
}
