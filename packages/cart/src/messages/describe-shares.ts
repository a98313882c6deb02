import { formatMessage } from "@shop/kernel";
import { type PriceStep, priceInText, stepKind } from "@shop/pricing";
import type { TrailWriting } from "./describe-price-step.ts";
import { holdSigns } from "./hold-signs.ts";
import type { CartMessages } from "./message-types.ts";

/** What is taken off a whole order: multi-buy, or the coupon with this code. */
export type OrderDeduction = { readonly kind: "multiBuy" } | { readonly kind: "coupon"; readonly code: string };

interface SharingLine {
  readonly name: string;
  readonly quantity: number;
  readonly trail: readonly PriceStep[];
}

/** The steps that lead to a unit's price, and so to the amount of its line: all but those of multi-buy and coupons. */
export function unitSteps(trail: readonly PriceStep[]): readonly PriceStep[] {
  return trail.filter((step) => !isOfOrder(step));
}

function isOfOrder({ rule }: PriceStep): boolean {
  const kind = stepKind(rule);
  return kind === "perUnit" || kind === "perLine";
}

/** What a deduction takes off one line: which line, and the amount with its minus. */
export interface ShareWords {
  readonly what: string;
  readonly amount: string;
}

/**
 * What a deduction takes off each line, for mails, where it is one amount below the lines: `faMicAlign (1 of 2), 15 % off:
 * −10.68€`. The shares add up to that amount.
 */
export function describeShares(
  lines: readonly SharingLine[],
  deduction: OrderDeduction,
  { currency, locale = "en" }: TrailWriting,
  messages: CartMessages,
): readonly string[] {
  return shareWords(lines, deduction, (amountMinor) => priceInText(amountMinor, currency, locale), messages).map(
    ({ what, amount }) => formatMessage(messages["price.step"], { what, figure: holdSigns(amount) }),
  );
}

/** The same, text and figures separately, for a table. */
export function shareWords(
  lines: readonly SharingLine[],
  deduction: OrderDeduction,
  inFigures: (amountMinor: number) => string,
  messages: CartMessages,
): readonly ShareWords[] {
  const isMultiBuy = deduction.kind === "multiBuy";
  const isChosen = ({ rule, label, amountMinor }: PriceStep) =>
    amountMinor > 0 && (isMultiBuy ? rule === "multiBuy" : rule !== "multiBuy" && label === deduction.code);
  return lines.flatMap(({ name, quantity, trail }) =>
    trail
      .filter((step) => isOfOrder(step) && isChosen(step))
      .map(({ rule, units, percent, amountMinor }) => {
        const isPerUnit = stepKind(rule) === "perUnit";
        const isSome = isPerUnit && units < quantity;
        const line = isSome ? formatMessage(messages["price.unitsOfLine"], { what: name, units, quantity }) : name;
        const price = inFigures(isPerUnit ? amountMinor * units : amountMinor);
        return {
          what: percent === null ? line : formatMessage(messages["price.percentShare"], { what: line, percent }),
          amount: formatMessage(messages["price.amountOff"], { price }),
        };
      }),
  );
}
