import { Button, CartIcon, IconButton, Spoken } from "@shop/ui";
import { NativeDialogFrame } from "@shop/ui/native";
import { type ReactNode, type RefObject, useRef } from "react";
import { isUnderWay } from "../domain/is-under-way.ts";
import { cartLabel } from "../react/cart-badge/cart-badge.tsx";
import { CartLines } from "../react/cart-lines/cart-lines.tsx";
import { CartNote } from "../react/cart-note/cart-note.tsx";
import { CartTotals } from "../react/cart-totals/cart-totals.tsx";
import { CouponField } from "../react/coupon-field/coupon-field.tsx";
import { DoubledParts } from "../react/doubled-parts/doubled-parts.tsx";
import { useCart, useCartStore, useCheckout, useCheckoutStore } from "../react/provider/hooks.ts";
import { useCartText, useFailureText } from "../react/provider/use-cart-text.ts";
import { useKeptFocus } from "../react/provider/use-kept-focus.ts";
import { UndoButton } from "../react/undo-button/undo-button.tsx";
import { selectItemCount } from "../store/selectors.ts";
import { EmbedNotice } from "./embed-notice.tsx";

export interface CartElementViewProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** `<shop-cart>`: the button with the count, and the dialog with the cart. */
export function CartElementView({ isOpen, onOpen, onClose }: CartElementViewProps) {
  const text = useCartText();
  const count = useCart(selectItemCount);
  // The cart is read from the top: a focused field would open a phone's keyboard over it.
  const start = useRef<HTMLDivElement>(null);
  return (
    <>
      <IconButton
        icon={<CartIcon />}
        label={cartLabel(count, text)}
        badge={count > 0 ? count : undefined}
        aria-haspopup="dialog"
        onClick={onOpen}
      />
      <NativeDialogFrame open={isOpen} onClose={onClose} title={text("cart.title")} initialFocus={start}>
        <Contents place={start}>
          {count > 0 ? (
            <>
              <CartLines />
              <DoubledParts />
              <CouponField />
              <CartTotals />
              <Proceed />
              <CartNote>{text("cart.secureCheckout")}</CartNote>
            </>
          ) : (
            <NoLines />
          )}
          <UndoButton />
        </Contents>
      </NativeDialogFrame>
    </>
  );
}

/** To the shop's own cart. Busy until every change has reached the shop. */
function Proceed() {
  const checkout = useCheckoutStore();
  const text = useCartText();
  const isBusy = useCheckout((state) => isUnderWay(state.flow));
  return (
    <Button
      variant="signal"
      wide
      busy={isBusy}
      busyLabel={text("checkout.opening")}
      onClick={() => void checkout.startCheckout()}
    >
      {text("cart.proceed")}
    </Button>
  );
}

/** Keeps the focus while lines are added and removed. */
function Contents({ place, children }: { place: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  // Rerenders with each of these, so that the focus is restored whenever a control may have been removed.
  useCart((state) => state.confirmed);
  useCart((state) => state.status);
  const failure = useCart((state) => state.failure);
  const sayFailure = useFailureText();
  return (
    <div {...useKeptFocus(place)} ref={place} tabIndex={-1} className="shop-embed-cart">
      <EmbedNotice />
      {children}
      {failure && (
        <CartNote tone="clip">
          <Spoken urgency="alert">{sayFailure(failure)}</Spoken>
        </CartNote>
      )}
    </div>
  );
}

/** Nothing in it, or nothing known of it yet. */
function NoLines() {
  const cart = useCartStore();
  const text = useCartText();
  const status = useCart((state) => state.status);
  if (status === "failed") return <Button onClick={() => void cart.refresh()}>{text("cart.tryAgain")}</Button>;
  return <p>{text(status === "ready" ? "cart.empty" : "cart.loading")}</p>;
}
