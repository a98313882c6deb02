import type { WireOrder } from "@shop/api-client";
import { messages as cartMessages, type OrderDeduction, type ShareWords, shareWords } from "@shop/cart";
import { formatMessage, type Locale } from "@shop/kernel";
import { formatPrice, readPriceSteps } from "@shop/pricing";
import { orderTexts } from "./messages/index.ts";

export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** A row between the lines and the total. */
export interface OrderSum extends Fact {
  /** What it takes off each line; empty: it isn't about lines. */
  readonly shares: readonly ShareWords[];
}

/**
 * From the regular prices to the total, each row the one above it plus or minus what it says: the reductions of the lines, what multi-buy
 * and coupons take off which line, and the tax that isn't charged.
 */
export function sumsOf(order: WireOrder, locale: Locale): readonly OrderSum[] {
  const texts = orderTexts[locale];
  const { currency, total_regular, subtotal, multi_buy, coupons, total, tax } = order;
  const off = (label: string, amountMinor: number, shares: readonly ShareWords[] = []): OrderSum[] =>
    amountMinor > 0 ? [{ label, text: minus(formatPrice(amountMinor, currency), locale), shares }] : [];
  const couponMinor = coupons.reduce((sum, { amount }) => sum + amount, 0);
  const grossMinor = subtotal - multi_buy - couponMinor;
  const lines = order.lines.map(({ name, quantity, trail }) => ({ name, quantity, trail: readPriceSteps(trail) }));
  const shares = (deduction: OrderDeduction) =>
    shareWords(lines, deduction, (amountMinor) => formatPrice(amountMinor, currency), cartMessages[locale]);
  const rows = [
    ...off(texts.multiBuy, multi_buy, shares({ kind: "multiBuy" })),
    ...coupons.flatMap(({ code, amount }) =>
      off(formatMessage(texts.coupon, { code }), amount, shares({ kind: "coupon", code })),
    ),
    ...(tax.is_reverse_charge ? off(cartMessages[locale]["review.vatTakenOut"], grossMinor - total) : []),
  ];
  const plain = (label: string, amountMinor: number): OrderSum => ({
    label,
    text: formatPrice(amountMinor, currency),
    shares: [],
  });
  const isReduced = subtotal < total_regular;
  return [
    ...(isReduced ? [plain(texts.regularTotal, total_regular)] : []),
    ...off(texts.reductions, total_regular - subtotal),
    ...(rows.length > 0 ? [plain(texts.subtotal, subtotal)] : []),
    ...rows,
  ];
}

function minus(price: string, locale: Locale): string {
  return formatMessage(cartMessages[locale]["price.amountOff"], { price });
}
