"use client";
import { Button, classNames } from "@shop/ui";
import type { ReactNode } from "react";
import { isUnderWay } from "../../domain/is-under-way.ts";
import { CartNote } from "../cart-note/cart-note.tsx";
import { CartTotals } from "../cart-totals/cart-totals.tsx";
import { CheckoutNote } from "../checkout-note/checkout-note.tsx";
import { useCart, useCartStore, useCheckout, useCheckoutStore } from "../provider/hooks.ts";
import { useCartText, useFailureText } from "../provider/use-cart-text.ts";
import { ReservationTimer } from "../reservation-timer/reservation-timer.tsx";
import { UndoButton } from "../undo-button/undo-button.tsx";

export interface CartSummaryProps {
  /** An offer that hangs on what is in the cart. */
  notice?: ReactNode;
  className?: string;
}

/** What the cart costs and what can be done with it: proceed, empty, undo. */
export function CartSummary({ notice, className }: CartSummaryProps) {
  const cart = useCartStore();
  const checkout = useCheckoutStore();
  const text = useCartText();
  const sayFailure = useFailureText();
  const flow = useCheckout((state) => state.flow);
  const failure = useCart((state) => state.failure);
  const isOurs = flow.name !== "idle" && flow.purchase.kind === "cart";
  return (
    <div className={classNames("shop-cart-summary", className)}>
      <ReservationTimer />
      {notice}
      <CartTotals />
      <div className="shop-cart-summary__proceed">
        <Button
          variant="signal"
          wide
          busy={isOurs && isUnderWay(flow)}
          busyLabel={text("checkout.opening")}
          onClick={() => void checkout.startCheckout()}
        >
          {text("cart.proceed")}
        </Button>
        {isOurs && <CheckoutNote flow={flow} />}
        <CartNote>{text("cart.secureCheckout")}</CartNote>
      </div>
      <div className="shop-cart-summary__acts">
        <Button size="small" variant="quiet" onClick={() => void cart.clear()}>
          {text("cart.clear")}
        </Button>
        <UndoButton />
      </div>
      {failure && <CartNote tone="clip">{sayFailure(failure)}</CartNote>}
    </div>
  );
}
