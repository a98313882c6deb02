import type { ProductType } from "@shop/api-client/contract";
import type { Currency, UnitInput } from "@shop/pricing";
import type { ProductForCart } from "../store/cart-store.ts";

/** A product as the fake shop sells it: `pricing` in EUR, the other currencies follow from it (see `pricingIn`). */
export interface ShelfProduct extends ProductForCart {
  readonly pricing: UnitInput;
  readonly type: ProductType;
}

const SPRING = { id: "spring", percent: 25, loyaltyPercent: 40, title: "Spring sale" };

/**
 * The fake shop's products: three plugins, one on sale and one in a campaign; three packs; a bundle of which the shopper owns a
 * part; one free plugin; one that is no longer sold.
 */
export const SHELF: readonly ShelfProduct[] = [
  sold("Ballast", { fullPriceMinor: 4900, salePercent: null }),
  sold("Sidechain Lab", { fullPriceMinor: 8900, salePercent: 30 }),
  sold("Tape Room", { fullPriceMinor: 6900, salePercent: null, campaigns: [SPRING] }),
  sold("faIR Greenback 4x12", { fullPriceMinor: 1900, salePercent: null }, "samplepack"),
  sold("faIR Vintage 2x12", { fullPriceMinor: 1900, salePercent: null }, "samplepack"),
  sold("faIR Tweed 1x12", { fullPriceMinor: 1490, salePercent: 20 }, "samplepack"),
  sold(
    "Mixing Bundle",
    {
      fullPriceMinor: 11900,
      salePercent: null,
      completion: {
        parts: [
          { name: "Ballast", fullPriceMinor: 4900, isOwned: true },
          { name: "Sidechain Lab", fullPriceMinor: 8900, isOwned: false },
        ],
      },
    },
    "bundle",
  ),
  { ...sold("Loudness Meter", { fullPriceMinor: 0, salePercent: null }), isFree: true },
  { ...sold("Old Gate", { fullPriceMinor: 2900, salePercent: null }), isForSale: false },
];

function sold(name: string, pricing: UnitInput, type: ProductType = "plugin"): ShelfProduct {
  return { name, type, isFree: false, isForSale: true, pricing };
}

/** The same figures in dollars, a hundred times as many yen. */
const RATE: Readonly<Record<Currency, number>> = { EUR: 1, USD: 1, JPY: 100 };

export function pricingIn(currency: Currency, pricing: UnitInput): UnitInput {
  const rate = RATE[currency];
  const { fullPriceMinor, completion } = pricing;
  const parts = completion?.parts.map((part) => ({ ...part, fullPriceMinor: part.fullPriceMinor * rate }));
  return { ...pricing, fullPriceMinor: fullPriceMinor * rate, ...(parts ? { completion: { parts } } : {}) };
}

export function findOnShelf(name: string): ShelfProduct {
  const product = SHELF.find((other) => other.name === name);
  if (!product) throw new Error(`"${name}" is not on the shelf of the fake shop: take one of SHELF.`);
  return product;
}
