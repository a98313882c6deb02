import type { Product } from "@shop/catalog";

/** What is worked out from a whole catalogue, once for each: the process keeps the same catalogue until it changes. */
export function oncePerCatalogue<Value extends object>(
  workOut: (products: readonly Product[]) => Value,
): (products: readonly Product[]) => Value {
  const known = new WeakMap<readonly Product[], Value>();
  return (products) => {
    const value = known.get(products) ?? workOut(products);
    known.set(products, value);
    return value;
  };
}
