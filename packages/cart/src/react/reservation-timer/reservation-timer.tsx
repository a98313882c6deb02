"use client";
import { Countdown, classNames } from "@shop/ui";
import { useCart, useCartClock } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";
import { MinuteScale } from "./minute-scale.tsx";

/** How long the cart is still reserved, in figures and on a scale of fifteen minutes. Nothing while there is no reservation. */
export function ReservationTimer({ className }: { className?: string }) {
  const endsAtMs = useCart((state) => state.reservation?.endsAtMs);
  const text = useCartText();
  const clock = useCartClock();
  if (endsAtMs === undefined) return null;
  return (
    <div className={classNames("shop-reservation", className)}>
      <span className="shop-reservation__label">{text("cart.reserved")}</span>
      <MinuteScale endsAtMs={endsAtMs} clock={clock} />
      <Countdown endsAtMs={endsAtMs} label={text("cart.reserved")} clock={clock} />
    </div>
  );
}
