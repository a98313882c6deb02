import { MAX_PAIRED } from "../limits.ts";
import type { Product } from "../product.ts";
import { curveDistance } from "../sound/curve-distance.ts";

/** A product that may be one of a pair. */
export interface Comparable {
  readonly product: Pick<Product, "name" | "type" | "includedProducts">;
  /** In thirds of an octave; null: it has no sound of its own. */
  readonly curve: readonly number[] | null;
}

export interface ComparedPair<Known> {
  /** Why these two: the packs closest in sound, the packs furthest apart, two plugins of one bundle, two bundles of the same kind. */
  readonly reason: "closest" | "furthest" | "parts" | "bundles";
  readonly one: Known;
  readonly other: Known;
  /** How far their sounds are apart, in decibels; null: they have none. */
  readonly apartDb: number | null;
}

/**
 * Pairs that are worth a comparison, at most one for each reason. A reason without a pair is left out. Of a large shop only the first packs
 * and bundles are paired with one another: pairs grow with the square of their number. Source: CAT-10.
 */
export function pairsToCompare<Known extends Comparable>(products: readonly Known[]): readonly ComparedPair<Known>[] {
  const packs = pairsOf(products.filter(({ curve }) => curve !== null).slice(0, MAX_PAIRED))
    .flatMap(([one, other]) =>
      one.curve && other.curve ? [{ one, other, apartDb: curveDistance(one.curve, other.curve) }] : [],
    )
    .sort((a, b) => a.apartDb - b.apartDb);
  const [closest, furthest] = [packs[0], packs.length > 1 ? packs.at(-1) : undefined];
  const [parts, bundles] = [partsOfOneBundle(products), bundlesOfOneKind(products)];
  return [
    ...(closest ? [{ reason: "closest" as const, ...closest }] : []),
    ...(furthest ? [{ reason: "furthest" as const, ...furthest }] : []),
    ...(parts ? [{ reason: "parts" as const, one: parts[0], other: parts[1], apartDb: null }] : []),
    ...(bundles ? [{ reason: "bundles" as const, one: bundles[0], other: bundles[1], apartDb: null }] : []),
  ];
}

/** The first two parts of the first bundle that contains plugins alone. */
function partsOfOneBundle<Known extends Comparable>(products: readonly Known[]): readonly [Known, Known] | undefined {
  return products
    .filter((bundle) => kindOfParts(bundle, products) === "plugin")
    .flatMap((bundle) => pairsOf(partsOf(bundle, products)).slice(0, 1))[0];
}

/** The first two bundles of packs alone, or of plugins alone, that have no part in common. */
function bundlesOfOneKind<Known extends Comparable>(products: readonly Known[]): readonly [Known, Known] | undefined {
  const bundles = products
    .filter(({ product }) => product.includedProducts.length > 0)
    .slice(0, MAX_PAIRED)
    .map((bundle) => ({ bundle, kind: kindOfParts(bundle, products) }));
  const pair = pairsOf(bundles).find(([one, other]) => {
    const parts = other.bundle.product.includedProducts;
    const common = one.bundle.product.includedProducts.filter((name) => parts.includes(name));
    return one.kind !== null && one.kind === other.kind && common.length === 0;
  });
  return pair && [pair[0].bundle, pair[1].bundle];
}

/** The kind of a bundle's parts; null: they are of several kinds, or it is no bundle. */
function kindOfParts<Known extends Comparable>(bundle: Known, products: readonly Known[]): Product["type"] | null {
  const kinds = new Set(partsOf(bundle, products).map(({ product }) => product.type));
  const [kind, ...others] = kinds;
  return kind && others.length === 0 ? kind : null;
}

function partsOf<Known extends Comparable>({ product }: Known, products: readonly Known[]): readonly Known[] {
  return product.includedProducts.flatMap((name) => products.find((part) => part.product.name === name) ?? []);
}

function pairsOf<Item>(items: readonly Item[]): ReadonlyArray<readonly [Item, Item]> {
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));
}
