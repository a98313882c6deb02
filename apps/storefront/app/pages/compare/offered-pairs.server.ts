import type { WireProduct } from "@shop/api-client/contract";
import { type ComparedPair, cabinetCurve, compareAddress, comparedSlug, pairsToCompare } from "@shop/catalog";
import { formatMessage, type Locale } from "@shop/kernel";
import { SPELLINGS } from "../../messages/spellings.ts";
import { type ListedProduct, toListed } from "../../products/products.server.ts";
import type { ReadProduct } from "./compared-rows.server.ts";
import { compareTexts } from "./messages/index.ts";

/** Two products that the page without products offers to compare. */
export interface OfferedPair {
  readonly href: string;
  readonly reason: ComparedPair<unknown>["reason"];
  /** How far their sounds are apart, in words; null: they have none. */
  readonly apart: string | null;
  readonly products: readonly [PairedProduct, PairedProduct];
}

interface PairedProduct {
  readonly product: Pick<ListedProduct, "name" | "featuredMedia">;
  readonly curve: readonly number[] | null;
}

/** The pairs that the offered products make, in a language. */
export function offeredPairs(reads: readonly ReadProduct[], locale: Locale): readonly OfferedPair[] {
  const decibels = new Intl.NumberFormat(SPELLINGS[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const known = reads.map(({ wire, product }) => ({ wire, product, curve: cabinetCurve(wire.cabinet) }));
  return pairsToCompare(known).map(({ reason, one, other, apartDb }) => ({
    href: compareAddress([one, other].map(({ product }) => comparedSlug(product))),
    reason,
    apart:
      apartDb === null ? null : formatMessage(compareTexts[locale].apart, { level: decibels.format(apartDb) }, locale),
    products: [toPaired(one), toPaired(other)],
  }));
}

/** In thirds of an octave, decibels below its loudest; null: it has none. */
export function drawnCurve({ cabinet }: Pick<WireProduct, "cabinet">): readonly number[] | null {
  const curve = cabinetCurve(cabinet);
  return curve?.map((level) => Math.round((level - Math.max(...curve)) * 10) / 10) ?? null;
}

function toPaired({ wire, product }: ReadProduct): PairedProduct {
  const { name, featuredMedia } = toListed(product);
  return { product: { name, featuredMedia }, curve: drawnCurve(wire) };
}
