import type { ProductForCart } from "@shop/cart/store";
import { isFree, type Product } from "@shop/catalog";
import { type Currency, priceUnit } from "@shop/pricing";

/** A product as the cart takes it, with the price that this shopper sees. */
export function toCartProduct(
  product: Pick<Product, "name" | "prices" | "isForSale">,
  shopper: { readonly currency: Currency; readonly isLoggedIn: boolean },
): ProductForCart {
  const price = product.prices[shopper.currency];
  return {
    name: product.name,
    isFree: isFree(product),
    isForSale: product.isForSale,
    price: { id: "", priceMinor: price.fullPriceMinor, priceDiscountMinor: priceUnit(price, shopper).priceMinor },
  };
}
