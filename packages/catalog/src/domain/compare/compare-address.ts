import { MAX_ASKED_TO_COMPARE } from "../limits.ts";
import type { Product } from "../product.ts";

/** The parameter of the address that names the compared products. */
export const COMPARED_PARAMETER = "products";
/** Without a language. */
export const COMPARE_PATH = "/compare";

const CONTROLS = /\p{C}/gu;
/** Longer ones name no product. */
const MAX_SLUG_LENGTH = 100;

/** The name of a product in an address. */
export function comparedSlug({ slug, productPageSlug }: Pick<Product, "slug" | "productPageSlug">): string {
  return (productPageSlug || slug).toLowerCase();
}

/** The one address of a comparison, without a language: the products in the order in which they were chosen. */
export function compareAddress(slugs: readonly string[]): string {
  return slugs.length === 0
    ? COMPARE_PATH
    : `${COMPARE_PATH}?${COMPARED_PARAMETER}=${slugs.map(encodeURIComponent).join(",")}`;
}

/**
 * What an address asks to compare, each once. A form without scripts sends the parameter several times, a link once, with commas. Never
 * throws.
 */
export function readCompared(parameters: URLSearchParams): readonly string[] {
  const asked = parameters
    .getAll(COMPARED_PARAMETER)
    .flatMap((value) => value.split(","))
    .map((value) => value.replace(CONTROLS, "").trim().toLowerCase().slice(0, MAX_SLUG_LENGTH));
  return [...new Set(asked.filter((value) => value !== ""))].slice(0, MAX_ASKED_TO_COMPARE);
}
