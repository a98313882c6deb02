import { AddToCartButton } from "@shop/cart/react";
import type { ChatProduct } from "@shop/engagement";

/** The button of a product that the chat shows and the cart accepts: the cart's own. */
export function ChatFillsCart({ product: { name, isOwned } }: { product: ChatProduct }) {
  return <AddToCartButton product={{ name, isFree: false, isForSale: true }} isOwned={isOwned} wide />;
}
