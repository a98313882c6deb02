import { type CartInput, type CartLineInput, missingParts } from "@shop/pricing";
import { savedWithout } from "./saved-without.ts";

/** A product that the cart contains both on its own and inside one of its bundles. Amounts in minor units of the cart's currency. */
export interface DoubledPart {
  readonly name: string;
  readonly bundleName: string;
  /** How many of it the bundles contain: so many can be removed. */
  readonly quantity: number;
  /** How much less the whole cart costs without them; 0 if it doesn't cost less. */
  readonly savedMinor: number;
}

/**
 * The lines that other lines already contain, in the cart's order: a part beside its bundle, and a bundle whose parts are all in a larger
 * one. Of two bundles with the same parts, only the later is named. Source: CART-09, CAT-09.
 */
export function findDoubledParts(input: CartInput): readonly DoubledPart[] {
  return input.lines.flatMap((line, place) => {
    const { name, quantity: ofItself } = line;
    const bundles = input.lines.filter(
      (other, otherPlace) => unitsThatContain(other, line) > 0 && (otherPlace < place || !isWithin(other, line)),
    );
    const [bundle] = bundles;
    if (!bundle) return [];
    const contained = bundles.reduce((sum, other) => sum + unitsThatContain(other, line), 0);
    const quantity = Math.min(ofItself, contained);
    return [{ name, bundleName: bundle.name, quantity, savedMinor: savedWithout(input, name, quantity) }];
  });
}

/** How many units of a bundle deliver all of a line's product: the first one leaves out owned parts, every further one is a whole bundle. */
function unitsThatContain(bundle: CartLineInput, line: CartLineInput): number {
  if (!isWithin(line, bundle)) return 0;
  const missing = missingParts(bundle);
  const isInFirst = missing === null || partNames(line).every((name) => missing.some((part) => part.name === name));
  return isInFirst ? bundle.quantity : bundle.quantity - 1;
}

/** Whether a bundle lists a product, or every part of a smaller bundle, owned or not. */
export function isWithin(line: CartLineInput, bundle: CartLineInput): boolean {
  const parts = bundle.completion?.parts ?? [];
  return line.name !== bundle.name && partNames(line).every((name) => parts.some((part) => part.name === name));
}

/** What a line delivers: what is missing of a bundle, all of it if nothing is, and of anything else itself. */
function partNames(line: CartLineInput): readonly string[] {
  const parts = line.completion?.parts ?? [];
  return parts.length === 0 ? [line.name] : (missingParts(line) ?? parts).map(({ name }) => name);
}
