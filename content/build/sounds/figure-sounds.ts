import type { Demonstration } from "../demonstrations/demonstration.ts";
import type { Figure } from "../figures/figure.ts";
import type { Audition } from "./audition.ts";

/** A figure's comparison as it is heard, or null for one of takes. */
export function comparisonOf(id: string, { pack, performances, comparison }: Figure): Demonstration | null {
  return comparison ? { product: id, pack, performances, ...comparison } : null;
}

/** A figure's takes are files of its pack's audition; the first is the one to start with. Null where the pack can't be heard. */
export function takesAudition(figure: Figure, heard: Audition | undefined): Audition | null {
  if (!heard) return null;
  const { walk = [], ...whole } = heard;
  const known = [...whole.takes, ...walk];
  const takes = (figure.takes ?? []).flatMap(({ take }, index) => {
    const found = known.find(({ id }) => id === take);
    return found ? [{ ...found, is_cover: index === 0 }] : [];
  });
  const performances = figure.performances.flatMap((id) => whole.performances.find((one) => one.id === id) ?? []);
  return takes.length === 0 || performances.length === 0 ? null : { ...whole, takes, performances };
}
