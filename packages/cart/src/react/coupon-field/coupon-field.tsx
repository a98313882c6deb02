"use client";
import { Announcer, Button, classNames, Spoken, TextField } from "@shop/ui";
import { type FormEvent, useEffect, useState } from "react";
import type { CartState } from "../../store/cart-state.ts";
import { useCart, useCartStore } from "../provider/hooks.ts";
import { useCartText, useFailureText } from "../provider/use-cart-text.ts";

/**
 * The field for a coupon's code. A refusal is shown at the field and announced once; the typed code stays until it is accepted.
 * `CartTotals` lists the coupons that apply, with the amounts they take off.
 */
export function CouponField(props: { className?: string }) {
  return (
    <Announcer>
      <CouponForm {...props} />
    </Announcer>
  );
}

function CouponForm({ className }: { className?: string }) {
  const cart = useCartStore();
  const text = useCartText();
  const sayFailure = useFailureText();
  const failure = useCart((state) => state.couponFailure);
  const isChecking = useCart((state) => state.couponPending !== null);
  const [typed, setTyped] = useState("");
  // Refused while nothing is typed here: by the field of another place, or an address that brought the code.
  useEffect(() => {
    if (isOfTyping(failure)) setTyped((now) => (now === "" ? failure.coupon : now));
  }, [failure]);
  const code = typed.trim();
  // A refusal belongs to the code that was typed: it disappears with the first changed letter.
  const isRefused = isOfTyping(failure) && failure.coupon === code;
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await cart.addCoupon(code);
    // Text typed meanwhile is another code.
    if (answer.isOk) setTyped((now) => (now.trim() === code ? "" : now));
  };
  return (
    <form noValidate className={classNames("shop-coupon shop-cart-scripted", className)} onSubmit={apply}>
      <TextField
        label={text("cart.couponLabel")}
        value={typed}
        onValueChange={setTyped}
        error={isRefused && <Spoken urgency="alert">{sayFailure(failure)}</Spoken>}
        figures
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        aria-required={false}
        data-keeps-focus="coupon"
        after={
          <Button
            type="submit"
            size="small"
            className="shop-coupon__apply"
            busy={isChecking}
            busyLabel={text("cart.couponChecking")}
          >
            {text("cart.couponApply")}
          </Button>
        }
      />
    </form>
  );
}

/** Excludes a coupon that couldn't be removed: that is shown at the coupon. */
function isOfTyping(failure: CartState["couponFailure"]): failure is NonNullable<CartState["couponFailure"]> {
  return failure !== null && failure.code !== "cart.couldNotRemoveCoupon";
}
