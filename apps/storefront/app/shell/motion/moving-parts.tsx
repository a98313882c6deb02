import { useCart } from "@shop/cart/react";
import { selectItemCount } from "@shop/cart/store";
import { useEffect } from "react";
import type { PageMotion } from "../../composition/page-motion.ts";
import { CART_SEGMENTS } from "../limits.ts";

/** What moves in the page when the shopper has done something: the digits of a price, and a segment of the cart's meter. */
export function MovingParts({ motion }: { readonly motion: PageMotion }) {
  const lit = useCart((state) => Math.min(selectItemCount(state), CART_SEGMENTS));
  useEffect(() => motion.watchPrices(), [motion]);
  useEffect(() => motion.showCart(lit), [motion, lit]);
  return null;
}
