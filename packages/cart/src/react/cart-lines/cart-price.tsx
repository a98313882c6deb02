import { type Currency, formatPrice } from "@shop/pricing";
import { Figure, VisuallyHidden } from "@shop/ui";
import type { CartText } from "../provider/use-cart-text.ts";

interface CartPriceProps {
  regularMinor: number;
  /** What is to be paid. */
  priceMinor: number;
  currency: Currency;
  size?: "small" | "text" | "title";
  text: CartText;
}

/** A price as it was, struck through, beside the one that is paid; said in words too, since a line through is only seen. */
export function CartPrice({ regularMinor, priceMinor, currency, size = "text", text }: CartPriceProps) {
  const isReduced = priceMinor < regularMinor;
  return (
    <span className="shop-cart-price">
      {isReduced && (
        <>
          <VisuallyHidden>{text("cart.wasPrice")} </VisuallyHidden>
          <Figure size="small" struck>
            {formatPrice(regularMinor, currency)}
          </Figure>{" "}
          <VisuallyHidden>{text("cart.nowPrice")} </VisuallyHidden>
        </>
      )}
      <Figure size={size}>{formatPrice(priceMinor, currency)}</Figure>
    </span>
  );
}
