"use client";
import { formatPrice, MULTI_BUY_PERCENT } from "@shop/pricing";
import { classNames, IconButton, PlusIcon } from "@shop/ui";
import { quantityInCart } from "../../domain/cart.ts";
import { multiBuyHint } from "../../store/selectors.ts";
import { useCart, useCartStore } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";

/**
 * What one more item would save, in money, with the key that adds it. Nothing where the cart is empty, or nothing more may be added
 * that would save.
 */
export function MultiBuyNotice({ className }: { className?: string }) {
  const cart = useCartStore();
  const text = useCartText();
  const hint = useCart(multiBuyHint);
  const products = useCart((state) => state.products);
  const currency = useCart((state) => state.currency);
  if (hint === null) return null;
  const { name, savedMinor, addsMinor } = hint;
  const price = (amountMinor: number) => formatPrice(amountMinor, currency);
  return (
    <div className={classNames("shop-multi-buy", className)}>
      <div className="shop-multi-buy__words">
        <p className="shop-multi-buy__rule">{text("cart.multiBuyNotice", { percent: MULTI_BUY_PERCENT })}</p>
        <p>{text("cart.oneMoreSaves", { name, adds: price(addsMinor), saved: price(savedMinor) })}</p>
      </div>
      <IconButton
        label={text("cart.addAnother", { name })}
        icon={<PlusIcon />}
        className="shop-cart-scripted"
        onClick={() => void cart.setQuantity(name, quantityInCart(products, name) + 1)}
      />
    </div>
  );
}
