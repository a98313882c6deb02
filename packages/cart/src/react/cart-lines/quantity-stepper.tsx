"use client";
import { Figure, IconButton, MinusIcon, PlusIcon, VisuallyHidden } from "@shop/ui";
import type { CartLine } from "../../domain/cart.ts";
import { maxQuantityOf } from "../../domain/pack.ts";
import { useCartStore } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";

interface QuantityStepperProps {
  line: CartLine;
  /** The id of why the last change failed. */
  describedBy: string | undefined;
}

/**
 * One less, how many, one more. The last one less takes the product out; one more at the limit says why it can't be, so that a press
 * is never without an answer. A pack, of which there is only one, shows no keys.
 */
export function QuantityStepper({ line, describedBy }: QuantityStepperProps) {
  const cart = useCartStore();
  const text = useCartText();
  const { name, quantity } = line;
  const most = maxQuantityOf(name, cart.packPrefix);
  const figure = (
    <>
      <VisuallyHidden>{text("cart.quantity", { name, quantity })}</VisuallyHidden>
      <Figure size="small" aria-hidden="true" className="shop-cart-stepper__figure">
        {quantity}
      </Figure>
    </>
  );
  if (most === 1)
    return (
      <span className="shop-cart-stepper" data-fixed="">
        {figure}
      </span>
    );
  const keys = { className: "shop-cart-scripted", "aria-describedby": describedBy };
  return (
    <span className="shop-cart-stepper">
      <IconButton
        {...keys}
        label={text("cart.oneLess", { name })}
        icon={<MinusIcon />}
        onClick={() => void cart.setQuantity(name, quantity - 1)}
      />
      {figure}
      <IconButton
        {...keys}
        label={text("cart.oneMore", { name })}
        icon={<PlusIcon />}
        aria-disabled={quantity >= most || undefined}
        onClick={() => void cart.setQuantity(name, quantity + 1)}
      />
    </span>
  );
}
