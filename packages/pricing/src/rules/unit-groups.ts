import { applyDiscount } from "../apply-discount.ts";
import { MULTI_BUY_PERCENT } from "../limits.ts";
import { type CartAtWork, furtherUnitMinor, type LineAtWork } from "./cart-rule.ts";

/** Units of a line that cost the same. */
export interface UnitGroup {
  readonly units: number;
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
    { units: 1, priceMinor: isFirstFull ? firstMinor : reduced(firstMinor) },
    { units: isFurtherFull ? 1 : 0, priceMinor: furtherMinor },
    { units: quantity - (isFurtherFull ? 2 : 1), priceMinor: reduced(furtherMinor) },
  ];
  return groups.reduce(join, []);
}

function join(groups: readonly UnitGroup[], group: UnitGroup): readonly UnitGroup[] {
  if (group.units === 0) return groups;
  const same = groups.find((other) => other.priceMinor === group.priceMinor);
  if (!same) return [...groups, group];
  return groups.map((other) => (other === same ? { ...same, units: same.units + group.units } : other));
}
