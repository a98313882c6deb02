"use client";
import { Button, classNames } from "@shop/ui";
import { isUnderWay } from "../../domain/is-under-way.ts";
import { CartNote } from "../cart-note/cart-note.tsx";
import { CartTotals } from "../cart-totals/cart-totals.tsx";
import { TotalDue } from "../cart-totals/total-due.tsx";
import { CheckoutNote } from "../checkout-note/checkout-note.tsx";
import { CouponField } from "../coupon-field/coupon-field.tsx";
import { WhyTotal } from "../price-trail/why-total.tsx";
import { useCart, useCartStore, useCheckout, useCheckoutStore } from "../provider/hooks.ts";
import { useCartText, useFailureText } from "../provider/use-cart-text.ts";
import { ReservationTimer } from "../reservation-timer/reservation-timer.tsx";
import { UndoButton } from "../undo-button/undo-button.tsx";

export interface CartSummaryProps {
  /** The price and the acts alone: without the reservation, which the dropdown shows with its lines, and without the coupon field. */
  compact?: boolean;
  className?: string;
}

/** The cart's price and its acts: redeem a coupon, proceed, empty, undo. */
export function CartSummary({ compact = false, className }: CartSummaryProps) {
  const cart = useCartStore();
  const text = useCartText();
  const sayFailure = useFailureText();
  const isClearing = useCart((state) => state.isClearing);
  const failure = useCart((state) => state.failure);
  const priced = useCart((state) => state.priced);
  return (
    <div className={classNames("shop-cart-summary", className)}>
      {!compact && (
        <>
          <ReservationTimer />
          <CouponField />
        </>
      )}
      <CartTotals withoutDue={!compact} />
      <div className="shop-cart-summary__end">
        <div className="shop-cart-summary__pay">
          {!compact && (
            <div className="shop-cart-totals">
              <TotalDue />
            </div>
          )}
          <Proceed />
        </div>
        {!compact && <WhyTotal priced={priced} />}
        {failure && <CartNote tone="clip">{sayFailure(failure)}</CartNote>}
      </div>
      <CartNote className="shop-cart-summary__secure">{text("cart.secureCheckout")}</CartNote>
      <div className="shop-cart-summary__acts shop-cart-scripted">
        <Button
          size="small"
          variant="quiet"
          busy={isClearing}
          busyLabel={text("cart.clearing")}
          onClick={() => void cart.clear()}
        >
          {text("cart.clear")}
        </Button>
        <UndoButton />
      </div>
    </div>
  );
}

/** On to the checkout, and what has become of it. */
function Proceed() {
  const checkout = useCheckoutStore();
  const text = useCartText();
  const flow = useCheckout((state) => state.flow);
  const isOurs = flow.name !== "idle" && flow.purchase.kind === "cart";
  return (
    <div className="shop-cart-summary__proceed">
      <Button
        variant="signal"
        wide
        busy={isOurs && isUnderWay(flow)}
        busyLabel={text("checkout.opening")}
        className="shop-cart-scripted"
        onClick={() => void checkout.startCheckout()}
      >
        {text("cart.proceed")}
      </Button>
      {isOurs && <CheckoutNote flow={flow} />}
    </div>
  );
}
