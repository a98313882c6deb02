import { useCart } from "@shop/cart/react";
import { selectItemCount } from "@shop/cart/store";
import { CartIcon, IconButton } from "@shop/ui";
import { lazy, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useFetchAhead } from "../composition/load-services.ts";
import { useTexts } from "../messages/use-texts.ts";
import { LoadingLine } from "./coming.tsx";
import { WhenLoaded } from "./when-loaded.tsx";

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
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const { pathname } = useLocation();
  // The page's change is the event, its name isn't read.
  useEffect(() => setIsOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) return;
    // A dialog opened from here returns the focus to its opener, which must still exist.
    const went = ({ target }: Event) => {
      if (target instanceof Element && !box.current?.contains(target) && !target.closest("dialog")) setIsOpen(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setIsOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener("pointerdown", went);
    document.addEventListener("focusin", went);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("pointerdown", went);
      document.removeEventListener("focusin", went);
      document.removeEventListener("keydown", key);
    };
  }, [isOpen]);
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(!isOpen);
  };
  return (
    <div className="drop cart-menu" data-open={isOpen} ref={box}>
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
        aria-controls={id}
      />
      <section className="drop__panel cart-menu__panel" id={id} hidden={!isOpen} aria-label={text("cart")}>
        {isOpen && (
          <WhenLoaded fallback={<LoadingLine>{text("cartLoading")}</LoadingLine>}>
            <CartMenuPanel />
          </WhenLoaded>
        )}
      </section>
    </div>
  );
}

function labelOf(text: ReturnType<typeof useTexts>, count: number): string {
  if (count === 0) return text("cartEmptyLabel");
  return count === 1 ? text("cartOneLabel") : text("cartCountLabel", { count });
}
