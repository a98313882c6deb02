"use client";
import { ChevronIcon } from "@shop/ui";
import type { CartLine } from "../../domain/cart.ts";
import { maxQuantityOf } from "../../domain/pack.ts";
import { useCartStore } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";
import { useQuantityWords } from "../provider/use-quantity-words.ts";

interface QuantitySelectProps {
  line: CartLine;
  /** The id of why the last change failed. */
  describedBy: string | undefined;
}

/** How many seats a licence has: one of all that the cart may contain, from the native list. A pack is in it once, and shows nothing. */
export function QuantitySelect({ line, describedBy }: QuantitySelectProps) {
  const cart = useCartStore();
  const text = useCartText();
  const inWords = useQuantityWords();
  const { name, quantity } = line;
  const most = Math.max(quantity, maxQuantityOf(name, cart.packPrefix));
  if (most === 1) return null;
  return (
    <span className="shop-cart-quantity">
      <select
        className="shop-cart-quantity__list"
        aria-label={text("cart.quantityOf", { name })}
        aria-describedby={describedBy}
        value={quantity}
        onChange={(event) => void cart.setQuantity(name, Number(event.target.value))}
      >
        {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
          <option key={count} value={count}>
            {inWords({ ...line, quantity: count })}
          </option>
        ))}
      </select>
      <ChevronIcon className="shop-cart-quantity__sign" />
    </span>
  );
}
