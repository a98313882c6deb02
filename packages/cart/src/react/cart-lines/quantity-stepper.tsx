"use client";
import { Figure, IconButton, MinusIcon, PlusIcon, VisuallyHidden } from "@shop/ui";
import type { CartLine } from "../../domain/cart.ts";
import { maxQuantityOf } from "../../domain/pack.ts";
import { useCartStore } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";

/**
 * One less, how many, one more. The last one less takes the product out; one more at the limit says why it can't be, so that a press
 * is never without an answer. A pack, of which there is only one, shows no keys.
 */
export function QuantityStepper({ line }: { line: CartLine }) {
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
  return (
    <span className="shop-cart-stepper">
      <IconButton
        label={text("cart.oneLess", { name })}
        icon={<MinusIcon />}
        onClick={() => void cart.remove(name, 1)}
      />
      {figure}
      <IconButton
        label={text("cart.oneMore", { name })}
        icon={<PlusIcon />}
        aria-disabled={quantity >= most || undefined}
        onClick={() => void cart.add({ name, isFree: false, isForSale: true }, 1)}
      />
    </span>
  );
}
