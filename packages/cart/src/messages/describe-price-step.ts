import { formatMessage } from "@shop/kernel";
import { type Currency, formatPrice, type PriceStep, priceInText, stepKind } from "@shop/pricing";
import { holdSigns } from "./hold-signs.ts";
import type { CartMessages } from "./message-types.ts";

/** A step as text. Empty: nothing to say. */
export interface PriceStepWords {
  readonly what: string;
  /** The amount it takes off: percentage points or an amount. */
  readonly change: string;
  /** The amount that remains. */
  readonly result: string;
  /** That the result was rounded. */
  readonly note: string;
}

/** A trail's currency, and the language of the messages that describe it. Default: en. */
export interface TrailWriting {
  readonly currency: Currency;
  readonly locale?: string;
}

/**
 * One step of a trail in one sentence, for mails and order pages: `Sale: −35 points`, `Multi-buy, 15 % off (2 of 3): −3.68€, leaves
 * 20.83€ (rounded)`. Amounts are for one unit; for an amount coupon, for the whole line. If the line's `quantity` is given, the
 * sentence says which units a step concerns.
 */
export function describePriceStep(
  step: PriceStep,
  { currency, locale = "en" }: TrailWriting,
  messages: CartMessages,
  quantity?: number,
): string {
  const price = (amountMinor: number) => priceInText(amountMinor, currency, locale);
  const { what, change, result, note } = stepWords(step, price, messages, quantity);
  const left = note ? formatMessage(messages["price.withNote"], { price: result, note }) : result;
  const figure = change && left ? formatMessage(messages["price.becomes"], { change, price: left }) : change || left;
  return formatMessage(messages["price.step"], { what, figure: holdSigns(figure) });
}

/** A line's whole trail, a sentence a step, in the order of the rules. */
export function describePriceTrail(
  line: { readonly trail: readonly PriceStep[]; readonly quantity: number },
  writing: TrailWriting,
  messages: CartMessages,
): readonly string[] {
  return line.trail.map((step) => describePriceStep(step, writing, messages, line.quantity));
}

/** One step of a trail, text and figures separately, for a table. */
export function priceStepWords(
  step: PriceStep,
  currency: Currency,
  messages: CartMessages,
  quantity?: number,
): PriceStepWords {
  return stepWords(step, (amountMinor) => formatPrice(amountMinor, currency), messages, quantity);
}

function stepWords(
  step: PriceStep,
  inFigures: (amountMinor: number) => string,
  messages: CartMessages,
  quantity: number | undefined,
): PriceStepWords {
  const { rule, percent, amountMinor, resultMinor, label } = step;
  const params = { percent: percent ?? 0, label: label ?? "" };
  const key = rule === "campaign" && label === null ? "price.sale" : (`price.${rule}` as const);
  const what = withUnits(formatMessage(messages[key], params), step, messages, quantity);
  const off = (price: string) => formatMessage(messages["price.amountOff"], { price });
  if (stepKind(rule) === "points") {
    return { what, change: formatMessage(messages["price.pointsOff"], params), result: "", note: "" };
  }
  return {
    what,
    change: amountMinor > 0 ? off(inFigures(amountMinor)) : "",
    result: inFigures(resultMinor),
    note: step.roundingTenThousandths === 0 ? "" : messages["price.rounded"],
  };
}

/** Which of the line's units a step concerns, if not all of them: by number if the units differ, otherwise by count. */
function withUnits(
  what: string,
  { rule, units, firstUnit }: PriceStep,
  messages: CartMessages,
  quantity: number | undefined,
): string {
  const kind = stepKind(rule);
  if (kind === "perLine") return what;
  if (quantity === undefined) {
    return kind === "perUnit" ? formatMessage(messages["price.units"], { what, units }) : what;
  }
  if (units >= quantity) return what;
  // Older orders kept their steps without the number.
  if (typeof firstUnit !== "number") return formatMessage(messages["price.unitsOfLine"], { what, units, quantity });
  const key = units === 1 ? "price.unitOfLine" : "price.unitRangeOfLine";
  return formatMessage(messages[key], { what, first: firstUnit, last: firstUnit + units - 1, quantity });
}
