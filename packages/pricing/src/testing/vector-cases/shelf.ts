import type { Shopper, UnitInput } from "../../cart-input.ts";
import { DEALER, type ShopCase } from "./shop-case.ts";

/** A unit on the shelf of a shop. */
export interface ShelfCase {
  readonly about: string;
  readonly config: ShopCase["config"];
  readonly input: { readonly line: UnitInput; readonly shopper: Shopper<string> };
}

function unit(about: string, line: Partial<UnitInput>, shopper: Partial<Shopper<string>> = {}): ShelfCase {
  const input = {
    line: { fullPriceMinor: 10_000, ...line },
    shopper: { currency: "EUR", isLoggedIn: false, ...shopper },
  };
  return { about, config: DEALER, input };
}

const SPRING = { id: "spring", percent: 20 };
const CUSTOMER = { isLoggedIn: true };

/** What one unit costs, what it is advertised with, and which sale is named. */
export const shelfCases: readonly ShelfCase[] = [
  unit("nothing off", {}),
  unit("the own sale", { salePercent: 30 }),
  unit("a sale below zero is none", { salePercent: -30 }),
  unit("sale and loyalty: the sale is named alone", { salePercent: 30 }, CUSTOMER),
  unit("a campaign", { salePercent: 10, campaigns: [SPRING] }),
  unit("a campaign's own percentage for customers", { campaigns: [{ ...SPRING, loyaltyPercent: 35 }] }, CUSTOMER),
  unit("the cap", { salePercent: 58 }, { ...CUSTOMER, hasFirstPurchase: true }),
  unit("the cap of a campaign, which is named as it is", { campaigns: [{ id: "a", percent: 90 }] }),
  unit("of two campaigns the later one, which gives the most", {
    salePercent: 5,
    campaigns: [SPRING, { id: "summer", percent: 30 }],
  }),
  unit(
    "a campaign with a lower percentage for visitors, which gives customers the most",
    {
      campaigns: [
        { id: "a", percent: 40, loyaltyPercent: 10 },
        { id: "b", percent: 30, loyaltyPercent: 35 },
      ],
    },
    CUSTOMER,
  ),
  unit("a tier below zero", { salePercent: 10, quantityTiers: [{ minimumQuantity: 1, percent: -5 }] }),
  unit("a stated price has no points, its sale is named", { statedPriceMinor: 9000, salePercent: 30 }),
  unit("a tier from one unit on, not one from two on", {
    quantityTiers: [
      { minimumQuantity: 1, percent: 5 },
      { minimumQuantity: 2, percent: 10 },
    ],
  }),
  unit("a full price below zero has none", { fullPriceMinor: -100, statedPriceMinor: 100 }),
  unit("a stated price below zero has none", { statedPriceMinor: -1 }),
  unit("half a cent has none", { fullPriceMinor: 0.5 }),
  unit("a budget that covers one unit", { campaigns: [{ ...SPRING, budgetMinor: 2000 }] }),
  unit("a budget that doesn't cover one unit", { campaigns: [{ ...SPRING, budgetMinor: 1999 }] }),
  unit("a bundle that is completed", {
    salePercent: 10,
    completion: {
      parts: [
        { name: "a", fullPriceMinor: 5000, isOwned: true },
        { name: "b", fullPriceMinor: 7500, isOwned: false },
      ],
    },
  }),
];
