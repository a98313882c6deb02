"use client";
import { Announcer, CrossIcon, IconButton, Spoken } from "@shop/ui";
import { useId } from "react";
import { CartNote } from "../cart-note/cart-note.tsx";
import { useCart, useCartStore } from "../provider/hooks.ts";
import { useCartText, useFailureText } from "../provider/use-cart-text.ts";

/** A coupon that applies, with the button that removes it, and why removing it failed, if it did. */
export function CouponTerm(props: { code: string }) {
  return (
    <Announcer>
      <CouponTermText {...props} />
    </Announcer>
  );
}

function CouponTermText({ code }: { code: string }) {
  const cart = useCartStore();
  const text = useCartText();
  const sayFailure = useFailureText();
  const id = useId();
  // Refusals of a typed code are shown at the field.
  const failure = useCart(({ couponFailure }) =>
    couponFailure?.code === "cart.couldNotRemoveCoupon" && couponFailure.coupon === code ? couponFailure : null,
  );
  return (
    <span className="shop-cart-totals__coupon">
      {text("cart.couponLine", { code })}
      <IconButton
        size="small"
        label={text("cart.couponRemove", { code })}
        icon={<CrossIcon />}
        className="shop-cart-scripted"
        onClick={() => void cart.removeCoupon(code)}
        aria-describedby={failure ? id : undefined}
        data-keeps-focus="coupon"
      />
      {failure && (
        <CartNote tone="clip" id={id}>
          <Spoken urgency="alert">{sayFailure(failure)}</Spoken>
        </CartNote>
      )}
    </span>
  );
}
