import { AddToCartButton, BuyNowButton } from "@shop/cart/react";
import { isFree, type Product } from "@shop/catalog";
import { PriceTag } from "@shop/catalog/react";
import { Button } from "@shop/ui";
import { useServices } from "../composition/services-context.ts";
import { useCurrency } from "../composition/use-currency.ts";
import { useFetchAhead } from "../composition/use-fetch-ahead.ts";
import { useIsCustomer } from "../composition/use-is-customer.ts";
import { useOwnedNames } from "../composition/use-owned-names.ts";
import { useTexts } from "../messages/use-texts.ts";
import { toCartProduct } from "./to-cart-product.ts";

/** What it costs and why, and the two ways to buy it. On a phone the acts stay at the bottom edge, within a thumb's reach. */
export function BuyPanel({ product }: { product: Product }) {
  const text = useTexts();
  const currency = useCurrency();
  const isCustomer = useIsCustomer();
  const fetchAhead = useFetchAhead();
  const isOwned = useOwnedNames().has(product.name);
  const salePercent = product.prices.EUR.salePercent;
  const forCart = toCartProduct(product, { currency, isLoggedIn: isCustomer });
  if (isFree(product)) return <FreePanel isCustomer={isCustomer} />;
  return (
    <section
      className="panel buy-panel"
      aria-label={text("priceTitle")}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      <div className="buy-panel__price">
        <PriceTag product={product} size="head" />
        <p className="muted buy-panel__why">
          {salePercent !== null && <span>{text("saleNote", { percent: salePercent })}</span>}
          <span>{isCustomer ? text("loyaltyNote") : text("signInForLess")}</span>
        </p>
      </div>
      <div className="buy-panel__acts">
        <AddToCartButton product={forCart} isOwned={isOwned} wide />
        <BuyNowButton product={forCart} wide />
      </div>
      <p className="muted">
        {text("priceNote")} {text("deliveredNote")}
      </p>
    </section>
  );
}

function FreePanel({ isCustomer }: { isCustomer: boolean }) {
  const text = useTexts();
  const { modal } = useServices();
  return (
    <section className="panel buy-panel" aria-label={text("priceTitle")}>
      <p className="buy-panel__free">{text("freeNote")}</p>
      <div className="buy-panel__acts">
        {isCustomer ? (
          <Button variant="signal" href="/account" wide>
            {text("freeAction")}
          </Button>
        ) : (
          <Button
            variant="signal"
            className="needs-scripts"
            wide
            onClick={() => modal.set("login", { reason: "freeDownload" })}
          >
            {text("accountCreate")}
          </Button>
        )}
      </div>
    </section>
  );
}
