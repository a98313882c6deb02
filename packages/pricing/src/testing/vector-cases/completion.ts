import type { CartLineInput, UncheckedCart } from "../../cart-input.ts";
import type { CartCase } from "./cart-case.ts";

const PARTS = [
  ["faMicAlign", 7900],
  ["faPhaseScope", 4900],
  ["faIR Modern Rock", 1900],
] as const;

function cart(
  owned: readonly string[],
  line: Partial<CartLineInput> = {},
  changes: Partial<UncheckedCart> = {},
): UncheckedCart {
  const parts = PARTS.map(([name, fullPriceMinor]) => ({ name, fullPriceMinor, isOwned: owned.includes(name) }));
  const bundle = {
    name: "Bundle",
    quantity: 1,
    fullPriceMinor: 9900,
    salePercent: null,
    completion: { parts },
    ...line,
  };
  return { currency: "EUR", isLoggedIn: true, lines: [bundle], ...changes };
}

/** A shopper who owns parts of a bundle pays for the missing ones, each at the bundle's percentage. */
export const completionCases: readonly CartCase[] = [
  { about: "completion: nothing owned, the whole bundle", input: cart([]) },
  { about: "completion: one part owned", input: cart(["faMicAlign"]) },
  { about: "completion: all but one owned, on sale", input: cart(["faMicAlign", "faPhaseScope"], { salePercent: 20 }) },
  { about: "completion: everything owned, the whole bundle", input: cart(PARTS.map(([name]) => name)) },
  { about: "completion: of a stated price", input: cart(["faMicAlign"], { statedPriceMinor: 7350 }) },
  { about: "completion: nothing owned, two bundles are units that cost the same", input: cart([], { quantity: 2 }) },
  { about: "completion: the second bundle is a whole one", input: cart(["faMicAlign"], { quantity: 2 }) },
];
