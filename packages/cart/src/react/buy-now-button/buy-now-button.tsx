"use client";
import { Button, classNames } from "@shop/ui";
import { checkAdd, type ProductToAdd } from "../../domain/add-item.ts";
import { isUnderWay } from "../../domain/is-under-way.ts";
import { CheckoutNote } from "../checkout-note/checkout-note.tsx";
import { useCartStore, useCheckout, useCheckoutStore } from "../provider/hooks.ts";
import { useButtonText } from "../provider/use-button-text.ts";

export interface BuyNowButtonProps {
  product: ProductToAdd;
  /** Default: 1. */
  quantity?: number;
  size?: "unit" | "small";
  wide?: boolean;
  className?: string;
}

/** Buys one product past the cart. Nothing is shown for what can't be bought: a free product, one that isn't for sale. */
export function BuyNowButton({ product, quantity = 1, size, wide, className }: BuyNowButtonProps) {
  const { packPrefix } = useCartStore();
  const checkout = useCheckoutStore();
  const flow = useCheckout((state) => state.flow);
  const text = useButtonText();
  if (!checkAdd(0, product, quantity, packPrefix).isOk) return null;
  const isOurs =
    flow.name !== "idle" && flow.purchase.kind === "buyNow" && flow.purchase.products[0]?.name === product.name;
  return (
    <div
      className={classNames("shop-buy-now", "shop-cart-scripted", className)}
      data-state={isOurs ? flow.name : "idle"}
    >
      <Button
        size={size}
        wide={wide}
        busy={isOurs && isUnderWay(flow)}
        busyLabel={text("checkout.opening")}
        onClick={() => void checkout.buyNow([{ name: product.name, quantity }])}
      >
        {text("checkout.buyNow")}
      </Button>
      {isOurs && <CheckoutNote flow={flow} />}
    </div>
  );
}
