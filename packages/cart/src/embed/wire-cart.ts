import type { WireCart } from "@shop/api-client";
import { isCurrency } from "@shop/pricing";

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isNumber: Check = (value) => Number.isFinite(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);
const shapeOf =
  (members: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(members).every(([name, check]) => check((value as Record<string, unknown>)[name]));

const isCart = shapeOf({
  products: listOf(
    shapeOf({ id: isText, name: isText, quantity: isNumber, price: isNumber, price_discount: isNumber }),
  ),
  total_regular: isNumber,
  total_discount: isNumber,
  currency: optional((value) => isText(value) && isCurrency(value as string)),
  coupons: optional(listOf(isText)),
  multi_buy_discount: optional(isNumber),
  coupon_discounts: optional(listOf(shapeOf({ code: isText, amount: isNumber }))),
});

/** Whether a host's answer is a cart, in all that this script reads of it. The contract's own schemas weigh more than the script may. */
export function isWireCart(value: unknown): value is WireCart {
  return isCart(value);
}
