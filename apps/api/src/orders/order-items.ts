import { checkOrder } from "@shop/cart";
import { fail, ok, type Result } from "@shop/kernel";
import type { OrderableProduct } from "../catalogue/index.ts";
import { isFree } from "../sales/index.ts";
import type { QuantityOfOrderable } from "./price-order.ts";

export interface AskedLine {
  readonly name: string;
  readonly quantity: number;
}

/**
 * The requested products that can be bought at once, by the cart's own rules. With `stopOnError` the first one that can't be bought rejects
 * all; without, it is left out. Failures: `cart.empty` if nothing is left, `cart.couldNotAdd` for an unknown product, and those of the
 * cart's `checkAdd`.
 */
export function chooseItems(
  asked: readonly AskedLine[],
  products: readonly OrderableProduct[],
  options: { readonly packPrefix: string; readonly stopOnError: boolean },
): Result<readonly QuantityOfOrderable[]> {
  let chosen: readonly QuantityOfOrderable[] = [];
  for (const { name, quantity } of asked) {
    const product = products.find((known) => known.name === name);
    const next = product ? joinItem(chosen, product, quantity, options.packPrefix) : fail({ code: "cart.couldNotAdd" });
    if (next.isOk) chosen = next.value;
    else if (options.stopOnError) return next;
  }
  return chosen.length > 0 ? ok(chosen) : fail({ code: "cart.empty" });
}

function joinItem(
  chosen: readonly QuantityOfOrderable[],
  product: OrderableProduct,
  quantity: number,
  packPrefix: string,
): Result<readonly QuantityOfOrderable[]> {
  const all = [...chosen, { product, quantity }];
  const lines = all.map((item) => ({ ...item, product: { ...item.product, isFree: isFree(item.product) } }));
  const checked = checkOrder(lines, packPrefix);
  if (!checked.isOk) return checked;
  return ok(
    checked.value.flatMap((line) => {
      const item = all.find((other) => other.product.name === line.name);
      return item ? [{ product: item.product, quantity: line.quantity }] : [];
    }),
  );
}
