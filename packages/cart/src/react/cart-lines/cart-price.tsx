import { type Currency, formatPrice } from "@shop/pricing";
import { Figure, VisuallyHidden } from "@shop/ui";
import type { CartText } from "../provider/use-cart-text.ts";

interface CartPriceProps {
  regularMinor: number;
  /** The amount to pay. */
  priceMinor: number;
  currency: Currency;
  size?: "small" | "text" | "title";
  text: CartText;
}

/** The previous price, struck through, beside the current one; also given as text, since a strikethrough is only visual. */
export function CartPrice(props: CartPriceProps) {
  const { priceMinor, currency, size = "text" } = props;
  return (
    <span className="shop-cart-price">
      <WasPrice {...props} />
      <Figure size={size}>{formatPrice(priceMinor, currency)}</Figure>
    </span>
  );
}

/** Only the struck part; nothing if the price isn't reduced. */
export function WasPrice({ regularMinor, priceMinor, currency, text }: CartPriceProps) {
  if (priceMinor >= regularMinor) return null;
  return (
    <>
      <VisuallyHidden>{text("cart.wasPrice")} </VisuallyHidden>
      <Figure size="small" struck>
        {formatPrice(regularMinor, currency)}
      </Figure>{" "}
      <VisuallyHidden>{text("cart.nowPrice")} </VisuallyHidden>
    </>
  );
}
