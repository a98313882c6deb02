/**
 * Why a price is what it is: every step of a trail by its rule's name, in the order of pricing, and how it reads. As points, which are
 * added up first; as an amount off each unit or off the line; otherwise as the price of a unit.
 */
const STEP_KINDS = {
  /** The catalogue's full price of a unit. */
  regular: "price",
  /** Parts of the bundle are owned: the price of the missing ones. */
  completion: "price",
  /** The catalogue states the price outright. */
  stated: "price",
  /** The product's own sale, or a campaign instead of it, and the customer's. */
  sale: "points",
  campaign: "points",
  loyalty: "points",
  firstPurchase: "points",
  edu: "points",
  customerGroup: "points",
  quantityTier: "points",
  /** The points added up to more than the maximum. */
  cap: "points",
  /** All points, taken off the unit and rounded. */
  points: "price",
  /** The second and every further unit of the cart. */
  multiBuy: "perUnit",
  buyXGetY: "perUnit",
  minimumSpend: "perLine",
  percentCoupon: "perUnit",
  fixedCoupon: "perLine",
} as const;

export type PriceRuleName = keyof typeof STEP_KINDS;

/** Every step that a trail of this package can have, in the order of pricing. */
export const PRICE_RULES = Object.freeze(Object.keys(STEP_KINDS)) as readonly PriceRuleName[];

/** How a rule's step reads. */
export function stepKind(rule: PriceRuleName): "points" | "perUnit" | "perLine" | "price" {
  return STEP_KINDS[rule];
}
