"use client";
import { formatPrice } from "@shop/pricing";
import { CartNote } from "../cart-note/cart-note.tsx";
import { useCart } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";

/** Says that the cart contains a bundle and one of its parts, and what removing the part saves. Renders nothing otherwise. */
export function DoubledParts() {
  const text = useCartText();
  const doubled = useCart((state) => state.doubledParts);
  const currency = useCart((state) => state.currency);
  return doubled.map(({ name, bundleName, quantity, savedMinor }) => (
    <CartNote key={name} tone="gain">
      {text("cart.partInBundle", { name, bundle: bundleName })}
      {savedMinor > 0 && ` ${text("cart.partSaves", { name, quantity, saved: formatPrice(savedMinor, currency) })}`}
    </CartNote>
  ));
}
