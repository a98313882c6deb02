import type { ProductType } from "@shop/api-client/contract";
import { isPack } from "./pack.ts";

/** How a quantity is said: not at all for what is bought once, as the seats of a licence, or as a plain number. */
export type Counting = "once" | "seats" | "pieces";

const COUNTINGS: Readonly<Record<ProductType, Counting>> = {
  plugin: "seats",
  bundle: "seats",
  samplepack: "once",
  other: "pieces",
};

/** How the quantity of a kind of product is said. A host that doesn't say the kind sells plugins. Source: CART-09. */
export function countingOf(type: ProductType = "plugin"): Counting {
  return COUNTINGS[type];
}

/** The same for a line of a cart, which may contain several of anything that isn't a pack by its name. */
export function lineCounting(
  { name, type }: { readonly name: string; readonly type?: ProductType | undefined },
  packPrefix: string,
): Counting {
  if (isPack(name, packPrefix)) return "once";
  const counting = countingOf(type);
  return counting === "once" ? "pieces" : counting;
}
