import type { WireProduct } from "@shop/api-client/contract";
import { cabinetCurve, curveDistance, resolveProduct } from "@shop/catalog";
import type { CatalogueEntry } from "../public-catalogue.ts";
import type { SoundDistance } from "./find-products.ts";

interface Curve {
  readonly id: string;
  readonly product: WireProduct;
  readonly bands: readonly number[];
}

export interface NearTo {
  readonly product: WireProduct;
  /** Of every product that has a sound, the named one included. */
  readonly distances: readonly SoundDistance[];
}

/** How far every sound is from a named product's. Null: it has none. The curves are worked out once until the catalogue changes. */
export function createSoundDistances() {
  let known: { readonly of: readonly CatalogueEntry[]; readonly curves: readonly Curve[] } | null = null;
  return (entries: readonly CatalogueEntry[], name: string): NearTo | null => {
    if (known?.of !== entries) known = { of: entries, curves: entries.flatMap(toCurve) };
    const { curves } = known;
    const product = resolveProduct(
      curves.map((curve) => curve.product),
      name,
    );
    const own = curves.find((curve) => curve.product === product);
    if (!own) return null;
    const distances = curves.map(({ id, bands }) => ({ id, distance: curveDistance(own.bands, bands) }));
    return { product: own.product, distances };
  };
}

function toCurve({ id, product }: CatalogueEntry): readonly Curve[] {
  const bands = cabinetCurve(product.cabinet);
  return bands ? [{ id, product, bands }] : [];
}
