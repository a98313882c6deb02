import { type CartFailureCode, shopperFailure } from "@shop/cart";
import type { Failure, Result } from "@shop/kernel";
import { isCurrency } from "@shop/pricing";
import { textField } from "../../request/read-form.server.ts";
import type { Visitor } from "../../request/visitor.ts";
import type { PlainCartTextKey } from "./messages/index.ts";

/** The action of a plain cart form; a product page's form names none and adds. */
export const CART_INTENTS = [
  "add",
  "quantity",
  "remove",
  "clear",
  "addCoupon",
  "removeCoupon",
  "undo",
  "currency",
] as const;
export type CartIntent = (typeof CART_INTENTS)[number];

/** The message on the page that follows: a text of the forms, or the failure. */
export type CartFormAnswer = PlainCartTextKey | CartFailureCode;

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/;
const QUANTITY = /^\d{1,3}$/;

/**
 * Runs the action of a plain form as the visitor, through the same operations that the scripts call: the server applies the limits, judges
 * coupons and computes prices. The form's key makes a form that is sent twice one change. Never throws.
 */
export async function performCartForm(visitor: Visitor, form: FormData): Promise<CartFormAnswer> {
  const field = (name: string) => textField(form, name);
  const key = field("key");
  const how = IDEMPOTENCY_KEY.test(key) ? { idempotencyKey: key } : {};
  const { api } = visitor;
  const product = field("product");
  const intent = field("intent") || "add";
  switch (intent) {
    case "add":
      return said(await api.call("addToCart", { product, quantity: quantityOf(field("quantity")) ?? 1 }, how), {
        done: "added",
        failed: "cart.couldNotAdd",
      });
    case "quantity":
      return changeQuantity(visitor, {
        product,
        wanted: quantityOf(field("quantity")),
        was: quantityOf(field("was")),
        how,
      });
    case "remove":
      return said(await api.call("removeFromCart", { product, quantity: quantityOf(field("was")) ?? 1 }, how), {
        done: "removed",
        failed: "cart.couldNotRemove",
      });
    case "clear":
      return said(await api.call("clearCart", {}, how), { done: "cleared", failed: "cart.couldNotClear" });
    case "addCoupon":
      if (field("coupon") === "") return "cart.couponMissing";
      return said(await api.call("addCoupon", { coupon: field("coupon") }, how), {
        done: "couponAdded",
        failed: "cart.couldNotAddCoupon",
      });
    case "removeCoupon":
      return said(await api.call("removeCoupon", { coupon: field("coupon") }, how), {
        done: "couponRemoved",
        failed: "cart.couldNotRemoveCoupon",
      });
    case "undo":
      return said(await api.call("undoCartChange", {}, how), { done: "undone", failed: "cart.undoFailed" });
    case "currency":
      return chooseCurrency(visitor, field("currency"));
    default:
      return "wrongForm";
  }
}

interface QuantityChange {
  readonly product: string;
  readonly wanted: number | null;
  /** As the form's page showed it. */
  readonly was: number | null;
  readonly how: { readonly idempotencyKey?: string };
}

/** Changes made in another tab stay: only the difference is added or removed. */
async function changeQuantity(
  visitor: Visitor,
  { product, wanted, was, how }: QuantityChange,
): Promise<CartFormAnswer> {
  if (wanted === null || was === null) return "wrongForm";
  if (wanted === was) return "quantityChanged";
  const change = { product, quantity: Math.abs(wanted - was) };
  const [answer, failed] =
    wanted > was
      ? ([await visitor.api.call("addToCart", change, how), "cart.couldNotAdd"] as const)
      : ([await visitor.api.call("removeFromCart", change, how), "cart.couldNotRemove"] as const);
  return said(answer, { done: wanted === 0 ? "removed" : "quantityChanged", failed });
}

/** For a customer together with the account. A request without anything that could identify a session isn't logged in. */
async function chooseCurrency(visitor: Visitor, currency: string): Promise<CartFormAnswer> {
  if (!isCurrency(currency)) return "wrongForm";
  visitor.chooseCurrency(currency);
  if (visitor.isKnown) await visitor.api.call("preferCurrency", { currency });
  return "currencyChosen";
}

function quantityOf(text: string): number | null {
  return QUANTITY.test(text) ? Number(text) : null;
}

function said(
  answer: Result<unknown>,
  { done, failed }: { readonly done: PlainCartTextKey; readonly failed: CartFailureCode },
): CartFormAnswer {
  return answer.isOk ? done : codeOf(answer.failure, failed);
}

function codeOf(failure: Failure, fallback: CartFailureCode): CartFailureCode {
  if (failure.code === "api.tooManyCalls" && fallback === "cart.couldNotAddCoupon") return "cart.tooManyCouponTries";
  return shopperFailure(failure, fallback).code;
}
