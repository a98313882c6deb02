import { MAX_COMPARED } from "../limits.ts";
import type { Product } from "../product.ts";

/** Whether a product has something to compare: a service has neither sound nor files. */
export function canCompare({ type, isPublic }: Pick<Product, "type" | "isPublic">): boolean {
  return isPublic && type !== "other";
}

export interface ChosenToCompare<Known> {
  /** At most four, each once, in the order in which they were asked for. */
  readonly products: readonly Known[];
  /** Names that no product has, and products that can't be compared. */
  readonly unknown: readonly string[];
  /** Products that there was no place for. */
  readonly left: readonly Known[];
}

/** The products to compare, of those that were asked for by a name each; null: nothing has that name. Source: CAT-10. */
export function chooseCompared<Known extends Pick<Product, "name" | "type" | "isPublic">>(
  asked: ReadonlyArray<{ readonly name: string; readonly product: Known | null }>,
): ChosenToCompare<Known> {
  const found: Known[] = [];
  const unknown: string[] = [];
  for (const { name, product } of asked) {
    if (!product || !canCompare(product)) unknown.push(name);
    else if (!found.some((other) => other.name === product.name)) found.push(product);
  }
  return { products: found.slice(0, MAX_COMPARED), unknown, left: found.slice(MAX_COMPARED) };
}
