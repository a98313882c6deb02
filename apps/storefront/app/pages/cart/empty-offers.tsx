import { useCart } from "@shop/cart/react";
import { selectItemCount } from "@shop/cart/store";
import { isFree, pickOffers, productPath } from "@shop/catalog";
import { PriceTag, ProductCover, useCatalog } from "@shop/catalog/react";
import { useEffect } from "react";
import { useServices } from "../../composition/services-context.ts";
import { useOwnedNames } from "../../composition/use-shopper.ts";
import { useAccountTexts } from "../../messages/use-account-texts.ts";
import { ProductSection } from "../../products/product-section.tsx";
import type { ListedProduct } from "../../products/products.server.ts";
import { SiteLink } from "../../shell/site-link.tsx";

/** Rows of each group. */
const MAX_ROWS = 4;

/**
 * Below an empty cart: a coupon that waits for its product, what is reduced now and what is free, without what the customer owns. It comes
 * with the scripts, so its rows are smaller than the text that says the cart is empty: that stays the page's largest paint.
 */
export function EmptyOffers() {
  const isEmpty = useCart((state) => state.status === "ready" && selectItemCount(state) === 0);
  const coupons = useCart((state) => state.coupons);
  const products = useCatalog((state) => state.products);
  const owned = useOwnedNames();
  const text = useAccountTexts();
  const { services } = useServices();
  useEffect(() => {
    // Without lines nothing else has asked for the catalogue yet.
    if (isEmpty) void services.load().then(({ catalog }) => catalog.load());
  }, [isEmpty, services]);
  if (!isEmpty) return null;
  const others = products.filter(({ name, isPublic }) => isPublic && !owned.has(name));
  const reduced = pickOffers(
    others.filter(({ isForSale }) => isForSale),
    [],
    MAX_ROWS,
  );
  const free = others.filter(isFree).slice(0, MAX_ROWS);
  return (
    <div className="empty-offers">
      {coupons.length > 0 && <p className="empty-offers__coupons">{text("emptyCartCoupons", { coupons })}</p>}
      <ProductSection title={text("emptyCartReduced")} products={reduced} moreHref="/sales">
        <Rows products={reduced} />
      </ProductSection>
      <ProductSection title={text("emptyCartFree")} products={free}>
        <Rows products={free} />
      </ProductSection>
    </div>
  );
}

function Rows({ products }: { readonly products: readonly ListedProduct[] }) {
  return (
    <ul className="empty-offers__rows">
      {products.map((product) => (
        <li key={product.name}>
          <ProductCover product={product} isDecoration isSmall sizes="4.5rem" />
          <h3>
            <SiteLink href={productPath(product)}>{product.name}</SiteLink>
          </h3>
          <PriceTag product={product} />
        </li>
      ))}
    </ul>
  );
}
