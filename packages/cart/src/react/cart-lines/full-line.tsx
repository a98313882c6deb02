"use client";
import { formatPrice } from "@shop/pricing";
import { isPack } from "../../domain/pack.ts";
import { BundleNote } from "../bundle-note/bundle-note.tsx";
import { CartNote } from "../cart-note/cart-note.tsx";
import { WhyPrice } from "../price-trail/why-price.tsx";
import { useCart, useCartStore } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";
import { useQuantityWords } from "../provider/use-quantity-words.ts";
import { CartPrice, WasPrice } from "./cart-price.tsx";
import { LineFrame, LineName, type LineProps } from "./line-frame.tsx";
import { QuantitySelect } from "./quantity-select.tsx";

/** The product, its quantity, the price of one and of all, and why. */
export function FullLine({ line, href, note, picture, isOwned }: LineProps) {
  const text = useCartText();
  const { packPrefix } = useCartStore();
  const words = useQuantityWords()(line);
  const { name } = line;
  const asked = useCart((state) => state.pricing?.lines.find((other) => other.name === name));
  const priced = useCart((state) => state.priced.lines.find((other) => other.name === name));
  const kind = note?.kind ?? (isPack(name, packPrefix) ? text("cart.pack") : undefined);
  return (
    <LineFrame name={name} picture={picture} foot={priced && <WhyPrice line={priced} units={words} />}>
      {(failureId) => (
        <>
          <div className="shop-cart-line__what">
            {kind && <span className="shop-label">{kind}</span>}
            <LineName name={name} href={href} />
            {note?.summary && <CartNote>{note.summary}</CartNote>}
            {isOwned && <CartNote tone="gain">{text("cart.owned")}</CartNote>}
            {asked && <BundleNote line={asked} />}
          </div>
          <QuantitySelect line={line} describedBy={failureId} />
          <LinePrices line={line} />
        </>
      )}
    </LineFrame>
  );
}

/** The line's amount, and below it the price of one if there are more. */
function LinePrices({ line }: Pick<LineProps, "line">) {
  const text = useCartText();
  const currency = useCart((state) => state.currency);
  const { quantity, priceMinor, priceDiscountMinor, subtotalMinor } = line;
  const money = { currency, text };
  // Of a bundle that is completed only the first costs less: there is no price of each.
  const hasEach = quantity > 1 && priceDiscountMinor * quantity === subtotalMinor;
  return (
    <div className="shop-cart-line__prices">
      <CartPrice {...money} regularMinor={priceMinor * quantity} priceMinor={subtotalMinor} />
      {hasEach && (
        <CartNote>
          <WasPrice {...money} regularMinor={priceMinor} priceMinor={priceDiscountMinor} />
          {text("cart.each", { price: formatPrice(priceDiscountMinor, currency) })}
        </CartNote>
      )}
    </div>
  );
}
