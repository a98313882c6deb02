"use client";
import { CartIcon, IconButton, type IconButtonProps } from "@shop/ui";
import { forwardRef } from "react";
import { selectItemCount } from "../../store/selectors.ts";
import { useCart, useCartPaths } from "../provider/hooks.ts";
import { type CartText, useCartText } from "../provider/use-cart-text.ts";

export type CartBadgeProps = Omit<IconButtonProps, "label" | "icon" | "badge" | "href" | "pressed">;

/** The header's link to the cart, with the number of items. Accepts the props that a menu adds (hover, `aria-expanded`). */
export const CartBadge = forwardRef<HTMLButtonElement | HTMLAnchorElement, CartBadgeProps>(
  function CartBadge(props, ref) {
    const text = useCartText();
    const paths = useCartPaths();
    const count = useCart(selectItemCount);
    return (
      <IconButton
        {...props}
        ref={ref}
        href={paths.cart}
        icon={<CartIcon />}
        label={cartLabel(count, text)}
        badge={count > 0 ? count : undefined}
      />
    );
  },
);

/** The accessible name of the link to the cart, with the number of items. */
export function cartLabel(count: number, text: CartText): string {
  return count === 0 ? text("cart.badgeEmpty") : text("cart.badgeCount", { count });
}
