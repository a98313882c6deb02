import type { Coupon } from "../cart-input.ts";
import { compareCodePoints } from "../compare-code-points.ts";
import type { CartAtWork, LineAtWork, SelectedCoupon } from "../pricing-terms.ts";
import { totalSoFar } from "./line-at-work.ts";

/** An amount comes after every percentage, also after one below zero. */
const AMOUNT = -Infinity;

/**
 * The coupons in the order in which they are applied: percentages first, the largest before the others, then amounts; equal ones by code.
 * So the total doesn't depend on the order of entry. Source: PRICE-09.
 *
 * Which of them apply is decided in another order: the higher priority first, then the order above. Of those that are valid for the cart, an
 * exclusive one applies only if nothing comes before it, and then alone. After one that stops, none applies. This is decided once.
 */
export function selectCoupons(cart: CartAtWork): readonly SelectedCoupon[] {
  cart.selection ??= select(cart);
  return cart.selection;
}

function select(cart: CartAtWork): readonly SelectedCoupon[] {
  const { coupons } = cart.input;
  if (!coupons || coupons.length === 0) return [];
  const ordered = [...coupons].sort(byOrder).map((coupon) => ({ coupon, lines: linesFor(coupon, cart) }));
  const excluded = findExcluded(ordered.filter(({ lines }) => lines.length > 0));
  return ordered.map((selected) => (excluded.has(selected.coupon) ? { ...selected, lines: [] } : selected));
}

function byOrder(a: Coupon, b: Coupon): number {
  // Of two amounts the difference is NaN, so that their codes decide.
  return (b.percent ?? AMOUNT) - (a.percent ?? AMOUNT) || compareCodePoints(a.code, b.code);
}

function linesFor({ productNames = null, minimumMinor }: Coupon, cart: CartAtWork): readonly LineAtWork[] {
  // A minimum counts the cart after sale, points and multi-buy, before any coupon.
  if (totalSoFar(cart.lines) < (minimumMinor ?? 0)) return [];
  return productNames === null ? cart.lines : cart.lines.filter(({ name }) => productNames.includes(name));
}

/** Those that don't apply because of another one. */
function findExcluded(valid: readonly SelectedCoupon[]): ReadonlySet<Coupon> {
  const excluded = new Set<Coupon>();
  let isClosed = false;
  let hasOne = false;
  // `sort` keeps the order of equal ones.
  for (const { coupon } of [...valid].sort((a, b) => (b.coupon.priority ?? 0) - (a.coupon.priority ?? 0))) {
    if (isClosed || (coupon.isExclusive && hasOne)) {
      excluded.add(coupon);
      continue;
    }
    hasOne = true;
    isClosed = Boolean(coupon.isExclusive || coupon.stops);
  }
  return excluded;
}
