"use client";
import { formatPrice } from "@shop/pricing";
import { Button, CartIcon, classNames, Figure, VisuallyHidden } from "@shop/ui";
import { type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
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
  const place = useRef<HTMLDivElement>(null);
  const key = useRef<HTMLAnchorElement>(null);
  const panelId = useId();
  useClosing(place, key, isOpen, setIsOpen);
  const total = formatPrice(totalMinor, currency);
  const badge = cartLabel(count, text);
  const toggle = (event: MouseEvent) => {
    // Clicks that open another tab are left to the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(!isOpen);
  };
  return (
    <div ref={place} className={classNames("shop-mini-cart", className)}>
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
        <div id={panelId} className="shop-mini-cart__panel">
          <CartDropdownPanel {...panel} />
        </div>
      )}
    </div>
  );
}

/** Closes the dropdown: by Esc, which returns the focus, and when a click or the focus goes elsewhere. */
function useClosing(
  place: RefObject<HTMLElement | null>,
  key: RefObject<HTMLElement | null>,
  isOpen: boolean,
  setIsOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    const area = place.current;
    if (!isOpen || area === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      setIsOpen(false);
      key.current?.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !area.contains(relatedTarget)) setIsOpen(false);
    };
    // The composed path, since inside a shadow root the target that the document sees is the host.
    const onPress = (event: Event) => {
      if (!event.composedPath().includes(area)) setIsOpen(false);
    };
    area.addEventListener("keydown", onKey);
    area.addEventListener("focusout", onFocusOut);
    document.addEventListener("pointerdown", onPress);
    return () => {
      area.removeEventListener("keydown", onKey);
      area.removeEventListener("focusout", onFocusOut);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [place, key, isOpen, setIsOpen]);
}
