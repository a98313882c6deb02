import { useCart } from "@shop/cart/react";
import { selectItemCount } from "@shop/cart/store";
import { CartIcon, IconButton } from "@shop/ui";
import { lazy, type MouseEvent, Suspense, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useFetchAhead } from "../composition/load-services.ts";
import { useTexts } from "../messages/use-texts.ts";
import { Coming } from "./coming.tsx";

const CartMenuPanel = lazy(() => import("./cart-menu-panel.tsx").then((module) => ({ default: module.CartMenuPanel })));

/**
 * The cart icon: a link to /cart that, with scripts, opens the cart below it. Esc, a press or the focus outside and leaving the page close
 * it.
 */
export function CartMenu() {
  const text = useTexts();
  const count = useCart(selectItemCount);
  const fetchAhead = useFetchAhead();
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const { pathname } = useLocation();
  // The page's change is the event, its name isn't read.
  useEffect(() => setIsOpen(false), [pathname]);
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(!isOpen);
  };
  return (
    <div className="cart-menu">
      <IconButton
        ref={trigger}
        href="/cart"
        label={labelOf(text, count)}
        icon={<CartIcon />}
        badge={count > 0 ? count : undefined}
        onClick={press}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
      />
      {isOpen && (
        <Suspense fallback={<Coming />}>
          <CartMenuPanel id={id} anchor={trigger} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function labelOf(text: ReturnType<typeof useTexts>, count: number): string {
  return count === 0 ? text("cartEmptyLabel") : text("cartCountLabel", { count });
}
