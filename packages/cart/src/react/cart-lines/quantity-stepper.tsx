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
 * Minus, quantity, plus. Minus at one removes the product. Plus at the limit explains the limit, so that every click has a visible
 * effect. A pack always has quantity one and shows no buttons.
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
