import { knobPositions, type Product, type Programme, productPath } from "@shop/catalog";
import type { Locale } from "@shop/kernel";
import { localPath } from "../messages/use-texts.ts";

/** What a product can be heard with, in a language. Null: nothing. */
export function programmeOf(product: Product, locale: Locale): Programme | null {
  const { name, audition } = product;
  if (!audition) return null;
  const { comparison } = audition;
  const href = localPath(productPath(product), locale);
  if (!comparison) return { name, href, audition };
  const knob = comparison.knob && knobPositions(comparison.knob, locale);
  const { before, after } = comparison;
  return { name, href, audition, comparison: { before: before[locale], after: after[locale], knob } };
}
