import { PRICE_RULES } from "./price-rules.ts";
import type { PriceStep } from "./price-step.ts";

/** A step as stored with an order or sent by a server: it may lack fields, or name a rule that this version doesn't know. */
type WirePriceStep = Readonly<Partial<Record<keyof PriceStep, unknown>>>;

/** The steps of a stored trail that this version knows; the others are left out. */
export function readPriceSteps(trail: readonly WirePriceStep[]): readonly PriceStep[] {
  return trail.flatMap((step) => {
    const rule = PRICE_RULES.find((known) => known === step.rule);
    const { units, baseMinor, amountMinor, resultMinor } = step;
    if (!rule || !isNumber(units) || !isNumber(baseMinor) || !isNumber(amountMinor) || !isNumber(resultMinor))
      return [];
    const percent = isNumber(step.percent) ? step.percent : null;
    const roundingTenThousandths = isNumber(step.roundingTenThousandths) ? step.roundingTenThousandths : 0;
    const firstUnit = isNumber(step.firstUnit) ? step.firstUnit : null;
    const label = typeof step.label === "string" ? step.label : null;
    return [{ rule, units, firstUnit, baseMinor, amountMinor, resultMinor, percent, roundingTenThousandths, label }];
  });
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}
