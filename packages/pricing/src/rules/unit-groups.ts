import { applyDiscount } from "../apply-discount.ts";
import { MULTI_BUY_PERCENT } from "../limits.ts";
import type { StepUnits } from "../price-step.ts";
import { type CartAtWork, furtherUnitMinor, type LineAtWork, unitsFrom } from "./cart-rule.ts";

/** Units of a line that cost the same. */
export interface UnitGroup extends StepUnits {
  readonly priceMinor: number;
}

/** A line's units by what they cost after multi-buy: the one that pays in full, the first, the others. */
export function unitGroups(line: LineAtWork, { fullUnit, input }: CartAtWork): readonly UnitGroup[] {
  const { unitPriceMinor: firstMinor, quantity } = line;
  const furtherMinor = furtherUnitMinor(line);
  const reduced = (priceMinor: number) => applyDiscount(priceMinor, MULTI_BUY_PERCENT, input.currency);
  const isFirstFull = fullUnit?.line === line && fullUnit.isFirst;
  const isFurtherFull = fullUnit?.line === line && !fullUnit.isFirst;
  const groups: UnitGroup[] = [
    { ...unitsFrom(line, 1, 1), priceMinor: isFirstFull ? firstMinor : reduced(firstMinor) },
    { ...unitsFrom(line, 2, isFurtherFull ? 1 : 0), priceMinor: furtherMinor },
    {
      ...unitsFrom(line, isFurtherFull ? 3 : 2, quantity - (isFurtherFull ? 2 : 1)),
      priceMinor: reduced(furtherMinor),
    },
  ];
  return groups.reduce(join, []);
}

/** Joins a group to the one before it where both cost the same: units of a group follow one another. */
function join(groups: readonly UnitGroup[], group: UnitGroup): readonly UnitGroup[] {
  if (group.units === 0) return groups;
  const last = groups.at(-1);
  if (last?.priceMinor !== group.priceMinor) return [...groups, group];
  return [...groups.slice(0, -1), { ...last, units: last.units + group.units }];
}
