import type { ProductForCart } from "@shop/cart/store";
import { isFree, type Product, type ProductPrice } from "@shop/catalog";
import type { Completion } from "@shop/pricing";

/** A product as the cart takes it, with all that its price depends on in the shopper's currency. */
export function toCartProduct(
  product: Pick<Product, "name" | "prices" | "isForSale">,
  price: ProductPrice,
  completion: Completion | null,
): ProductForCart {
  const { fullPriceMinor, salePercent, statedPriceMinor, campaigns } = price;
  return {
    name: product.name,
    isFree: isFree(product),
    isForSale: product.isForSale,
    pricing: { fullPriceMinor, salePercent, statedPriceMinor, campaigns, completion },
  };
}
