"use client";
import { formatPrice } from "@shop/pricing";
import { Button, CartIcon, classNames, Figure, Popover, VisuallyHidden } from "@shop/ui";
import { type MouseEvent, useId, useRef, useState } from "react";
import { selectItemCount } from "../../store/selectors.ts";
import { cartLabel } from "../cart-badge/cart-badge.tsx";
import { CartDropdownPanel, type CartDropdownPanelProps } from "../cart-panel/cart-dropdown-panel.tsx";
import { useCart, useCartPaths } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";

/**
 * The whole cart in one button, for a host's header: the number of items and their price. A click opens the dropdown. Without scripts
 * it is a link to the cart's page.
 */
export function MiniCart({ className, ...panel }: CartDropdownPanelProps) {
  const text = useCartText();
  const paths = useCartPaths();
  const count = useCart(selectItemCount);
  const totalMinor = useCart((state) => state.totalDiscountMinor);
  const currency = useCart((state) => state.currency);
  const [isOpen, setIsOpen] = useState(false);
  const key = useRef<HTMLAnchorElement>(null);
  const panelId = useId();
  const total = formatPrice(totalMinor, currency);
  const badge = cartLabel(count, text);
  const toggle = (event: MouseEvent) => {
    // Clicks that open another tab are left to the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(!isOpen);
  };
  return (
    <div className={classNames("shop-mini-cart", className)}>
      <Button
        ref={key}
        href={paths.cart}
        icon={<CartIcon />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        <VisuallyHidden>{count > 0 ? text("cart.badgeTotal", { badge, total }) : badge}</VisuallyHidden>
        <Figure size="small" aria-hidden="true">
          {count > 0 ? `${count} · ${total}` : count}
        </Figure>
      </Button>
      {isOpen && (
        <Popover id={panelId} anchor={key} onClose={() => setIsOpen(false)}>
          <CartDropdownPanel {...panel} />
        </Popover>
      )}
    </div>
  );
}
