import { FIRST_THIRD, LAST_THIRD } from "../limits.ts";

/** A measured curve: decibels, evenly spaced by ratio. */
export interface MeasuredCurve {
  readonly fromHz: number;
  readonly toHz: number;
  readonly levelsDb: readonly number[];
}

/** The middles of the thirds of an octave from 40 Hz to 12.5 kHz: every third of them is 1 kHz doubled or halved. */
export const THIRDS_HZ: readonly number[] = Array.from(
  { length: LAST_THIRD - FIRST_THIRD + 1 },
  (_, index) => 1000 * 2 ** ((FIRST_THIRD + index) / 3),
);

/**
 * The level of a curve in each third of an octave, in decibels: the mean power of its points there, or the nearest point where it has none.
 * Curves that were measured at different points can then be drawn over one another and compared. Null for less than two points.
 */
export function thirdOctaves({ fromHz, toHz, levelsDb }: MeasuredCurve): readonly number[] | null {
  if (levelsDb.length < 2 || fromHz <= 0 || toHz <= fromHz) return null;
  const stepOctaves = Math.log2(toHz / fromHz) / (levelsDb.length - 1);
  return THIRDS_HZ.map((middleHz) => {
    const middle = Math.log2(middleHz / fromHz) / stepOctaves;
    const reach = 1 / 6 / stepOctaves;
    const inside = levelsDb.filter((_, index) => Math.abs(index - middle) <= reach);
    const nearest = levelsDb[Math.min(levelsDb.length - 1, Math.max(0, Math.round(middle)))] ?? 0;
    return inside.length === 0 ? nearest : meanPowerDb(inside);
  });
}

function meanPowerDb(levelsDb: readonly number[]): number {
  const power = levelsDb.reduce((sum, level) => sum + 10 ** (level / 10), 0) / levelsDb.length;
  return 10 * Math.log10(power);
}
