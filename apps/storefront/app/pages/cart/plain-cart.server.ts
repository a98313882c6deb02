import type { WireCart } from "@shop/api-client";
import {
  type Counting,
  messages as cartMessages,
  describeQuantity,
  isCartFailureCode,
  lineCounting,
  MAX_ITEM_QUANTITY,
  readCartPricing,
} from "@shop/cart";
import { formatMessage, type Locale, randomUuid } from "@shop/kernel";
import { type Currency, type ExplainedCart, explainCart, formatPrice } from "@shop/pricing";
import { localPath } from "../../messages/use-texts.ts";
import type { StorefrontContext } from "../../request/storefront-context.ts";
import type { Visitor } from "../../request/visitor.ts";
import { type PlainCartTextKey, plainCartTexts } from "./messages/index.ts";
import { type PlainSurplus, readSurplus } from "./plain-surplus.server.ts";

/** A line of the plain cart, all of it in words. */
export interface PlainLine {
  readonly name: string;
  readonly href: string;
  readonly quantity: number;
  /** The quantities that can be chosen, in words; none for what is in a cart once. */
  readonly choices: ReadonlyArray<{ readonly count: number; readonly words: string }>;
  /** The regular price; null if there is no discount. */
  readonly regular: string | null;
  readonly total: string;
  readonly quantityLabel: string;
  readonly removeLabel: string;
}

export interface PlainSum {
  readonly label: string;
  readonly amount: string;
  readonly isTotal: boolean;
}

/** The cart for browsers without scripts, as its page shows it. */
export interface PlainCart {
  /** Where its forms go. */
  readonly action: string;
  /** What the keys of its forms begin with: a form that is sent twice is one change. */
  readonly key: string;
  readonly message: { readonly isFailure: boolean; readonly text: string } | null;
  /** The cart couldn't be loaded: nothing is known about it. */
  readonly isMissing: boolean;
  readonly lines: readonly PlainLine[];
  readonly sums: readonly PlainSum[];
  /** What the cart contains twice, or the customer owns already. */
  readonly surplus: readonly PlainSurplus[];
  readonly coupons: ReadonlyArray<{ readonly code: string; readonly removeLabel: string }>;
  readonly canUndo: boolean;
  readonly currency: Currency;
  readonly texts: Readonly<Record<PlainText, string>>;
}

const OF_CART = {
  empty: "cart.empty",
  emptyNote: "cart.emptyNote",
  continueShopping: "cart.continueShopping",
  clear: "cart.clear",
  couponLabel: "cart.couponLabel",
  couponApply: "cart.couponApply",
  undo: "cart.undoLast",
  vatIncluded: "cart.vatIncluded",
  items: "cart.items",
  notLoaded: "cart.couldNotLoad",
  wasPrice: "cart.wasPrice",
  nowPrice: "cart.nowPrice",
  secureCheckout: "cart.secureCheckout",
} as const;
type PlainText = keyof typeof OF_CART | "change" | "remove" | "inCurrency" | "payNeedsScripts";

interface PlainCartDeps extends Pick<StorefrontContext, "shop"> {
  readonly visitor: Visitor;
  readonly random: Parameters<typeof randomUuid>[0];
  readonly locale: Locale;
  /** The result of the last form, from the page's address. */
  readonly said: string | null;
}

/** Loads the visitor's cart. A request without anything that could identify a cart has none, and makes no call. */
export async function readPlainCart(deps: PlainCartDeps): Promise<PlainCart> {
  const { visitor, locale } = deps;
  const texts = { ...cartMessages[locale], ...plainCartTexts[locale] };
  const answer = visitor.isKnown ? await visitor.api.call("getCart", {}) : null;
  const cart = answer?.isOk ? answer.value : null;
  const pricing = cart && readCartPricing(cart);
  const priced = pricing && explainCart(pricing);
  return {
    action: localPath("/cart", locale),
    key: randomUuid(deps.random),
    message: messageOf(deps.said, locale),
    isMissing: answer !== null && !answer.isOk,
    lines: cart ? linesOf(cart, priced, deps) : [],
    sums: cart ? sumsOf(cart, priced, { fallback: visitor.currency, locale }) : [],
    surplus: cart ? await readSurplus(cart, pricing, deps) : [],
    coupons: (cart?.coupons ?? []).map((code) => ({
      code,
      removeLabel: formatMessage(texts["cart.couponRemove"], { code }),
    })),
    canUndo: cart?.can_undo === true,
    currency: visitor.currency,
    texts: {
      ...(Object.fromEntries(Object.entries(OF_CART).map(([name, key]) => [name, texts[key]])) as Record<
        keyof typeof OF_CART,
        string
      >),
      change: texts.change,
      remove: texts.remove,
      inCurrency: texts.inCurrency,
      payNeedsScripts: texts.payNeedsScripts,
    },
  };
}

function messageOf(said: string | null, locale: Locale): PlainCart["message"] {
  if (said === null) return null;
  if (isCartFailureCode(said)) return { isFailure: true, text: cartMessages[locale][said] };
  const texts = plainCartTexts[locale];
  if (!Object.hasOwn(texts, said)) return null;
  return { isFailure: said === "wrongForm", text: texts[said as PlainCartTextKey] };
}

function linesOf(
  cart: WireCart,
  priced: ExplainedCart | null,
  { visitor, locale, shop }: PlainCartDeps,
): readonly PlainLine[] {
  const currency = cart.currency ?? visitor.currency;
  return cart.products.map(({ name, type, quantity, price, price_discount }) => {
    const line = priced?.lines.find((other) => other.name === name);
    const subtotalMinor = line?.subtotalMinor ?? price_discount * quantity;
    const regularMinor = price * quantity;
    return {
      name,
      href: localPath(`/products/${encodeURIComponent(name)}`, locale),
      quantity,
      choices: choicesOf(lineCounting({ name, type }, shop.packPrefix), quantity, locale),
      regular: subtotalMinor < regularMinor ? formatPrice(regularMinor, currency) : null,
      total: formatPrice(subtotalMinor, currency),
      quantityLabel: formatMessage(plainCartTexts[locale].quantityOf, { name }),
      removeLabel: formatMessage(cartMessages[locale]["cart.removeItem"], { name }),
    };
  });
}

function choicesOf(counting: Counting, quantity: number, locale: Locale): PlainLine["choices"] {
  if (counting === "once") return [];
  const most = Math.max(quantity, MAX_ITEM_QUANTITY);
  return Array.from({ length: most }, (_, index) => ({
    count: index + 1,
    words: describeQuantity(index + 1, counting, cartMessages[locale], locale),
  }));
}

/** The regular total, what the lines come to, what multi-buy and each coupon take off that, and what is to be paid. */
function sumsOf(
  cart: WireCart,
  priced: ExplainedCart | null,
  { fallback, locale }: { readonly fallback: Currency; readonly locale: Locale },
): readonly PlainSum[] {
  if (cart.products.length === 0) return [];
  const currency = cart.currency ?? fallback;
  const texts = cartMessages[locale];
  const sum = (label: string, amountMinor: number, isTotal = false): PlainSum[] =>
    amountMinor === 0 && !isTotal ? [] : [{ label, amount: formatPrice(amountMinor, currency), isTotal }];
  const off = (label: string, amountMinor: number): PlainSum[] =>
    sum(label, amountMinor).map((row) => ({
      ...row,
      amount: formatMessage(texts["price.amountOff"], { price: row.amount }),
    }));
  const hasSteps = priced !== null && priced.subtotalMinor > priced.totalMinor;
  return [
    ...(cart.total_discount < cart.total_regular ? sum(texts["cart.regularTotal"], cart.total_regular) : []),
    ...(hasSteps ? sum(texts["cart.subtotal"], priced.subtotalMinor) : []),
    ...off(texts["cart.multiBuy"], priced?.multiBuyMinor ?? 0),
    ...(priced?.coupons ?? []).flatMap(({ code, amountMinor }) =>
      off(formatMessage(texts["cart.couponLine"], { code }), amountMinor),
    ),
    ...sum(texts["cart.total"], cart.total_discount, true),
  ];
}
