import { AddToCartButton, BuyNowButton } from "@shop/cart/react";
import { isFree, priceIn } from "@shop/catalog";
import { PriceTag, useShelfPrice } from "@shop/catalog/react";
import { lazy, Suspense, useDeferredValue } from "react";
import { useFetchAhead } from "../../composition/load-services.ts";
import { useCurrency } from "../../composition/services-context.ts";
import { useIsCustomer, useOwnedNames } from "../../composition/use-shopper.ts";
import { localPath, translate, useLocale, useTexts } from "../../messages/use-texts.ts";
import { toCartProduct } from "../../products/to-cart-product.ts";
import type { ProductDetail } from "./product-detail.server.ts";

const FreePanel = lazy(() => import("./free-panel.tsx").then((module) => ({ default: module.FreePanel })));
const OwnedPanel = lazy(() => import("./owned-panel.tsx").then((module) => ({ default: module.OwnedPanel })));
const PersonalNote = lazy(() => import("./personal-note.tsx").then((module) => ({ default: module.PersonalNote })));

type BuyPanelProps = Pick<ProductDetail, "product" | "accountNotes" | "campaignNotes" | "texts" | "versions">;

/** For an owner the licence and the downloads; for everyone else the price, and how to get the product. */
export function BuyPanel(props: BuyPanelProps) {
  const { product } = props;
  // Deferred, and without a boundary of its own: the buttons stay as they are, and keep the focus, until the owner's panel has come.
  const isOwned = useDeferredValue(useOwnedNames().has(product.name));
  const purchase = <Purchase {...props} isOwned={isOwned} />;
  return isOwned ? <OwnedPanel {...props}>{purchase}</OwnedPanel> : purchase;
}

type PurchaseProps = BuyPanelProps & { readonly isOwned: boolean };

/** The price with its explanation, and the two ways to buy. On a phone the buttons stay at the bottom edge, within a thumb's reach. */
function Purchase({ product, accountNotes, campaignNotes, texts, isOwned }: PurchaseProps) {
  const siteText = useTexts();
  const text = translate(texts);
  const locale = useLocale();
  const { currency, price: stated } = priceIn(product.prices, useCurrency());
  const isCustomer = useIsCustomer();
  const fetchAhead = useFetchAhead();
  const price = useShelfPrice()(product, currency);
  const { campaign, salePercent, completion } = price;
  const campaignNote = campaign && campaignNotes[campaign.id];
  const forCart = toCartProduct(product, stated, completion);
  if (isFree(product)) {
    return (
      <Suspense>
        <FreePanel isCustomer={isCustomer} text={text} />
      </Suspense>
    );
  }
  return (
    <section
      className="panel buy-panel"
      aria-label={text("priceTitle")}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      <div className="grid min-h-[calc(var(--shop-unit)*1.5)] gap-2">
        <PriceTag product={product} size="head" />
        <p className="muted grid">
          {campaignNote && <span>{isCustomer ? campaignNote.customer : campaignNote.visitor}</span>}
          {!campaign && salePercent > 0 && <span>{text("saleNote", { percent: salePercent })}</span>}
          {/* What is the customer's own arrives after the page, in the invitation's place: three lines are kept free. */}
          <span className="min-h-[3lh]">
            {isCustomer ? (
              <Suspense>
                <PersonalNote price={price} currency={currency} />
              </Suspense>
            ) : (
              <span className="shop-price">
                {Object.entries(accountNotes).map(([shown, note]) => (
                  <span key={shown} className="shop-price__in" data-currency={shown}>
                    {note}
                  </span>
                ))}
              </span>
            )}
          </span>
        </p>
      </div>
      <div className="buy-panel__acts">
        <AddToCartButton product={forCart} isOwned={isOwned} action={localPath("/cart", locale)} wide />
        <BuyNowButton product={forCart} wide />
      </div>
      <p className="muted">{siteText("priceNote")}</p>
    </section>
  );
}
