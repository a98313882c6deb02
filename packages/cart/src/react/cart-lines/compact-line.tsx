"use client";
import { CartNote } from "../cart-note/cart-note.tsx";
import { useCart } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";
import { useQuantityWords } from "../provider/use-quantity-words.ts";
import { CartPrice } from "./cart-price.tsx";
import { LineFrame, LineName, type LineProps } from "./line-frame.tsx";

/** The name and how many, the line's amount, and the button that removes it. */
export function CompactLine({ line, href, picture, isOwned }: LineProps) {
  const text = useCartText();
  const words = useQuantityWords()(line);
  const currency = useCart((state) => state.currency);
  const { name, quantity } = line;
  return (
    <LineFrame name={name} picture={picture}>
      {() => (
        <>
          <span className="shop-cart-line__what">
            <LineName name={name} href={href} />
            {words && <CartNote>{words}</CartNote>}
            {isOwned && <CartNote tone="gain">{text("cart.owned")}</CartNote>}
          </span>
          <CartPrice
            regularMinor={line.priceMinor * quantity}
            priceMinor={line.subtotalMinor}
            currency={currency}
            size="small"
            text={text}
          />
        </>
      )}
    </LineFrame>
  );
}
