"use client";
import { classNames, Figure, TextLink } from "@shop/ui";
import type { ReactNode } from "react";
import { selectItemCount } from "../../store/selectors.ts";
import { CartContents } from "../cart-contents/cart-contents.tsx";
import { CartLines, type CartLinesProps } from "../cart-lines/cart-lines.tsx";
import { CartNotices } from "../cart-notices/cart-notices.tsx";
import { CartSummary } from "../cart-summary/cart-summary.tsx";
import { useCart, useCartPaths } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";

export interface CartDropdownPanelProps
  extends Pick<CartLinesProps, "productHref" | "productPicture" | "ownedNames" | "className"> {
  /** An offer that depends on the cart's contents. */
  notice?: ReactNode;
}

/** The cart under the header's cart icon: its contents, its price, how long it is reserved, and the way to the checkout. */
export function CartDropdownPanel({ notice, className, ...lines }: CartDropdownPanelProps) {
  const text = useCartText();
  const paths = useCartPaths();
  const count = useCart(selectItemCount);
  return (
    <CartContents className={classNames("shop-cart-panel", className)} headingLevel={3}>
      <div className="shop-cart-panel__head">
        <span className="shop-label">
          {text("cart.title")} <Figure size="small">{count}</Figure>
        </span>
        <TextLink href={paths.cart}>{text("cart.viewCart")}</TextLink>
      </div>
      <div className="shop-cart-panel__lines">
        <CartLines {...lines} density="compact" />
        <CartNotices ownedNames={lines.ownedNames} notice={notice} />
      </div>
      <CartSummary compact />
    </CartContents>
  );
}
