import type { ProductType } from "@shop/api-client/contract";
import type { ProductChoice } from "./price-facts.ts";

/** Whether a campaign or a coupon applies to a product. */
export function isMeant(
  { productNames, productTypes }: ProductChoice,
  product: { readonly name: string; readonly type: ProductType },
): boolean {
  if (productNames.length === 0 && productTypes.length === 0) return true;
  return productNames.includes(product.name) || productTypes.includes(product.type);
}
