import { isFree } from "./is-free.ts";
import type { Product } from "./product.ts";

/** Whether a new account gets the product with its activation: every public free plugin. Source: AUTH-20. */
export function isGivenToNewAccounts(product: Pick<Product, "type" | "isPublic" | "prices">): boolean {
  return product.type === "plugin" && product.isPublic && isFree(product);
}
