import type { WireOrder } from "@shop/api-client";
import { messages as cartMessages } from "@shop/cart";
import { formatMessage, type Locale } from "@shop/kernel";
import { formatPrice, type PriceStep, priceInText, readPriceSteps, stepKind } from "@shop/pricing";
import { orderTexts } from "./messages/index.ts";

export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** A row between the lines and the total. */
export interface OrderSum extends Fact {
  /** What it takes off each line; empty: it isn't about lines. */
  readonly shares: readonly string[];
}

type Line = WireOrder["lines"][number];

/** The steps that lead to a line's unit price, and so to its amount. */
export function unitSteps({ trail }: Line): readonly PriceStep[] {
  return readPriceSteps(trail).filter((step) => !isOfOrder(step));
}

/** Taken off after the lines' amounts: multi-buy and coupons. */
function isOfOrder({ rule }: PriceStep): boolean {
  const kind = stepKind(rule);
  return kind === "perUnit" || kind === "perLine";
}

/**
 * From the regular prices to the total, each row the one above it plus or minus what it says: the reductions of the lines, what multi-buy
 * and coupons take off which line, and the tax that isn't charged.
 */
export function sumsOf(order: WireOrder, locale: Locale): readonly OrderSum[] {
  const texts = orderTexts[locale];
  const { currency, total_regular, subtotal, multi_buy, coupons, total, tax } = order;
  const off = (label: string, amountMinor: number, shares: readonly string[] = []): OrderSum[] =>
    amountMinor > 0 ? [{ label, text: minus(formatPrice(amountMinor, currency), locale), shares }] : [];
  const couponMinor = coupons.reduce((sum, { amount }) => sum + amount, 0);
  const grossMinor = subtotal - multi_buy - couponMinor;
  const rows = [
    ...off(
      texts.multiBuy,
      multi_buy,
      sharesOf(order, locale, ({ rule }) => rule === "multiBuy"),
    ),
    ...coupons.flatMap(({ code, amount }) => {
      const isOfCoupon = ({ rule, label }: PriceStep) => rule !== "multiBuy" && label === code;
      return off(formatMessage(texts.coupon, { code }), amount, sharesOf(order, locale, isOfCoupon));
    }),
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

/** What the chosen steps take off each line: `faMicAlign (1 of 2), 15 % off: −10.68€`. */
function sharesOf(order: WireOrder, locale: Locale, isChosen: (step: PriceStep) => boolean): readonly string[] {
  const texts = orderTexts[locale];
  return order.lines.flatMap((line) =>
    readPriceSteps(line.trail)
      .filter((step) => isOfOrder(step) && isChosen(step) && step.amountMinor > 0)
      .map((step) => {
        const { units, percent, amountMinor } = step;
        const isPerUnit = stepKind(step.rule) === "perUnit";
        const { name, quantity } = line;
        const some = formatMessage(texts.someUnits, { name, units, quantity });
        const what = isPerUnit && units < quantity ? some : name;
        const amount = minus(
          priceInText(isPerUnit ? amountMinor * units : amountMinor, order.currency, locale),
          locale,
        );
        return percent === null
          ? formatMessage(texts.share, { what, amount })
          : formatMessage(texts.percentShare, { what, percent, amount });
      }),
  );
}

function minus(price: string, locale: Locale): string {
  return formatMessage(cartMessages[locale]["price.amountOff"], { price });
}
