import type { Product } from "@shop/catalog";
import { AmountTag, useShelfPrice } from "@shop/catalog/react";
import { CURRENCIES } from "@shop/pricing";
import type { Translate } from "../../messages/use-texts.ts";
import { bundleSums } from "../../products/bundle-sums.ts";
import type { ListedProduct } from "../../products/products.server.ts";
import { JumpLink } from "../../shell/jump-link.tsx";
import type { ProductDetailTextKey } from "./messages/index.ts";

interface BundleSumProps {
  readonly product: Product;
  readonly parts: readonly ListedProduct[];
  readonly text: Translate<ProductDetailTextKey>;
}

/** What a bundle's parts cost apart and what it saves, beside its price; for an owner of some parts, of the missing ones. Source: CAT-09. */
export function BundleSum({ product, parts, text }: BundleSumProps) {
  const priceOf = useShelfPrice();
  const isCompleted = priceOf(product, "EUR").completion !== null;
  const amounts = (key: "apartMinor" | "savedMinor") => {
    const [EUR = 0, USD = 0, JPY = 0] = CURRENCIES.map(
      (currency) => bundleSums(currency, product, parts, priceOf)[key],
    );
    return <AmountTag amounts={{ EUR, USD, JPY }} size="small" />;
  };
  return (
    <dl className="buy-strip__sum">
      <div>
        <dt>
          <JumpLink to="parts">{text(isCompleted ? "missingApart" : "apartSum")}</JumpLink>
        </dt>
        <dd>{amounts("apartMinor")}</dd>
      </div>
      <div data-live="">
        <dt>{text("saved")}</dt>
        <dd>{amounts("savedMinor")}</dd>
      </div>
    </dl>
  );
}
