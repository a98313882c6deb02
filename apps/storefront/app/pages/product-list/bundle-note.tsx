import { AmountTag, useShelfPrice } from "@shop/catalog/react";
import { CURRENCIES } from "@shop/pricing";
import { useTexts } from "../../messages/use-texts.ts";
import { bundleSums } from "../../products/bundle-sums.ts";
import { countText } from "../../products/product-section.tsx";
import type { ListedProduct, PricedPart } from "../../products/products.server.ts";
import type { ListTexts } from "./search-view.server.ts";

interface BundleNoteProps {
  readonly bundle: ListedProduct;
  /** Of all bundles of the list. */
  readonly parts: readonly PricedPart[];
  readonly texts: ListTexts;
}

/** How many products a bundle contains, and what it saves now, if it saves something in every currency. Source: CAT-09. */
export function BundleNote({ bundle, parts, texts }: BundleNoteProps) {
  const text = useTexts();
  const priceOf = useShelfPrice();
  const own = parts.filter(({ name }) => bundle.includedProducts.includes(name));
  const saved = CURRENCIES.map((currency) => bundleSums(currency, bundle, own, priceOf).savedMinor);
  const [EUR = 0, USD = 0, JPY = 0] = saved;
  return (
    <>
      {countText(text, bundle.includedProducts.length)}
      {saved.every((minor) => minor > 0) && (
        <>
          {" · "}
          <span className="whitespace-nowrap">
            {texts.saved} <AmountTag amounts={{ EUR, USD, JPY }} size="small" />
          </span>
        </>
      )}
    </>
  );
}
