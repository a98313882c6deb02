import { AddToCartButton } from "@shop/cart/react";
import { isFree, priceIn } from "@shop/catalog";
import { AccountPriceNote, PriceTag, ProductCover, useShelfPrice } from "@shop/catalog/react";
import { Button, CheckIcon } from "@shop/ui";
import type { ReactNode } from "react";
import { useCurrency } from "../../composition/services-context.ts";
import { useIsCustomer, useOwnedNames } from "../../composition/use-shopper.ts";
import { localPath, translate, useLocale } from "../../messages/use-texts.ts";
import { toCartProduct } from "../../products/to-cart-product.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { ComparedProduct, Comparison } from "./compare.server.ts";
import { LETTERS } from "./letters.ts";

/** The facts side by side, a column for each product. */
export function ComparedTable({ comparison }: { readonly comparison: Comparison }) {
  const { texts, products, rows } = comparison;
  const text = translate(texts, useLocale());
  return (
    <div className="page-section">
      <h2 id="facts">{text("facts")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
      <section className="compare__scroll" aria-labelledby="facts" tabIndex={0}>
        <table className="compare__table" data-products={products.length}>
          <thead>
            <tr>
              <th scope="col">
                <span className="shop-visually-hidden">{text("fact")}</span>
              </th>
              {products.map((compared, index) => (
                <th key={compared.path} scope="col">
                  <Head compared={compared} letter={LETTERS[index]} texts={texts} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row term={text("price")} products={products}>
              {({ product }) => <PriceTag product={product} />}
            </Row>
            <Row term={text("account")} products={products}>
              {({ product }) => <WithAccount product={product} texts={texts} />}
            </Row>
            {rows.map(({ term, cells }) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                {cells.map((cell, index) => (
                  <td key={products[index]?.path}>{cell ?? text("none")}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {products.map((compared) => (
                <td key={compared.path}>
                  <Acts compared={compared} texts={texts} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}

interface RowProps {
  readonly term: string;
  readonly products: readonly ComparedProduct[];
  readonly children: (compared: ComparedProduct) => ReactNode;
}

function Row({ term, products, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{term}</th>
      {products.map((compared) => (
        <td key={compared.path}>{children(compared)}</td>
      ))}
    </tr>
  );
}

interface ColumnProps {
  readonly compared: ComparedProduct;
  readonly texts: Comparison["texts"];
}

function Head({ compared, letter, texts }: ColumnProps & { readonly letter: string | undefined }) {
  const { product, path, without } = compared;
  const text = translate(texts);
  return (
    <>
      <ProductCover product={product} isSmall isDecoration />
      <span className="compare__name">
        <span className="compare__letter">{letter}</span>
        <SiteLink href={path}>{product.name}</SiteLink>
      </span>
      <SiteLink className="compare__remove" href={without} aria-label={text("removeName", { product: product.name })}>
        {text("remove")}
      </SiteLink>
    </>
  );
}

/** An invitation for visitors. A customer's own price is the price already. */
function WithAccount({ product, texts }: Pick<ComparedProduct, "product"> & Pick<ColumnProps, "texts">) {
  const text = translate(texts);
  const isCustomer = useIsCustomer();
  if (isFree(product)) return text("none");
  return (
    <span className="compare__account">
      {isCustomer ? text("accountIncluded") : <AccountPriceNote product={product} />}
    </span>
  );
}

/** The way into the cart, for an owner to the files, and to what sounds like it. */
function Acts({ compared, texts }: ColumnProps) {
  const { product, path, nearest } = compared;
  const locale = useLocale();
  const text = translate(texts, locale);
  const { currency, price } = priceIn(product.prices, useCurrency());
  const { completion } = useShelfPrice()(product, currency);
  const isOwned = useOwnedNames().has(product.name);
  return (
    <div className="compare__acts">
      {isOwned || isFree(product) ? (
        <Button href={path} variant="plain" icon={isOwned ? <CheckIcon /> : undefined} wide>
          {isOwned ? text("owned") : text("see", { product: product.name })}
        </Button>
      ) : (
        <AddToCartButton product={toCartProduct(product, price, completion)} action={localPath("/cart", locale)} wide />
      )}
      {nearest && (
        <SiteLink href={nearest} aria-label={text("nearest", { product: product.name })}>
          {text("nearestShort")}
        </SiteLink>
      )}
    </div>
  );
}
