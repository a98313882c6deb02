"use client";
import { classNames } from "@shop/ui";
import type { ReactNode } from "react";
import { CartContents } from "../cart-contents/cart-contents.tsx";
import { CartLines, type CartLinesProps } from "../cart-lines/cart-lines.tsx";
import { CartSummary } from "../cart-summary/cart-summary.tsx";
import { DoubledParts } from "../doubled-parts/doubled-parts.tsx";
import { MultiBuyNotice } from "../multi-buy-notice/multi-buy-notice.tsx";

export interface CartViewProps
  extends Pick<CartLinesProps, "productHref" | "productNote" | "productPicture" | "ownedNames" | "className"> {
  /** An offer that depends on the cart's contents. */
  notice?: ReactNode;
  /** Shown until the cart has loaded, for example a server's count. Default: a skeleton. */
  loading?: ReactNode;
}

/**
 * The body of the page /cart: lines with editable quantities, and the summary beside them. Notes about lines are with the lines, so that the
 * summary is short enough to be in view as a whole. The page provides the headline.
 */
export function CartView({ notice, loading, className, ...lines }: CartViewProps) {
  return (
    <CartContents className={classNames("shop-cart-view", className)} headingLevel={2} loading={loading}>
      <div className="shop-cart-view__lines">
        <DoubledParts ownedNames={lines.ownedNames} />
        <CartLines {...lines} />
        <MultiBuyNotice ownedNames={lines.ownedNames} />
        {notice}
      </div>
      <CartSummary className="shop-cart-view__summary" />
    </CartContents>
  );
}
