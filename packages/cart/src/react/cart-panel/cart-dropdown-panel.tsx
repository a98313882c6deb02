"use client";
import { classNames, Figure, TextLink } from "@shop/ui";
import type { ReactNode } from "react";
import { selectItemCount } from "../../store/selectors.ts";
import { CartContents } from "../cart-contents/cart-contents.tsx";
import { CartLines, type CartLinesProps } from "../cart-lines/cart-lines.tsx";
import { CartSummary } from "../cart-summary/cart-summary.tsx";
import { DoubledParts } from "../doubled-parts/doubled-parts.tsx";
import { MultiBuyNotice } from "../multi-buy-notice/multi-buy-notice.tsx";
import { useCart, useCartPaths } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";
import { ReservationTimer } from "../reservation-timer/reservation-timer.tsx";

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
        <DoubledParts ownedNames={lines.ownedNames} />
        <ReservationTimer />
        <MultiBuyNotice ownedNames={lines.ownedNames} />
        {notice}
      </div>
      <CartSummary ownedNames={lines.ownedNames} compact />
    </CartContents>
  );
}
