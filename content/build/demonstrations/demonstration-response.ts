import type { CabinetPack } from "../cabinet/cabinet.ts";
import type { FigureCurve } from "../figures/figure.ts";
import { figureCurves } from "../figures/figure-curves.ts";
import { LEVELS_FROM_HZ, LEVELS_TO_HZ } from "../limits.ts";
import type { Demonstration } from "./demonstration.ts";

/** What a plugin does to each frequency of its demonstration, in the wire's names: the line without it, and the line with it. */
export type ProductResponse = {
  product: string;
  response: { from_hz: number; to_hz: number; curves: FigureCurve[] };
};

/** Those of the plugins that treat loud and quiet alike: a guitar in front of an amplifier has no line of its own. */
export function demonstrationResponses(
  demonstrations: readonly Demonstration[],
  packs: readonly CabinetPack[],
): ProductResponse[] {
  return demonstrations.flatMap((comparison) => {
    const pack = packs.find(({ product }) => product === comparison.pack);
    if (!pack || comparison.rule.kind === "trim") return [];
    // A twelfth of an octave apart, as wide as their bands.
    const curves = figureCurves({ comparison }, pack).map(({ levels, ...curve }) => ({
      ...curve,
      levels: levels.filter((_, index) => index % 2 === 0),
    }));
    return [{ product: comparison.product, response: { from_hz: LEVELS_FROM_HZ, to_hz: LEVELS_TO_HZ, curves } }];
  });
}
