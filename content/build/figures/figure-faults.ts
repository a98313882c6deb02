import type { CabinetPack } from "../cabinet/cabinet.ts";
import type { Figure } from "./figure.ts";
import { figureTakes } from "./figure-curves.ts";

/** What in a figure isn't there; null: nothing. */
export function findFigureFault(
  figure: Figure,
  packs: readonly CabinetPack[],
  hasPerformance: (id: string) => boolean,
): string | null {
  const pack = packs.find(({ product }) => product === figure.pack);
  if (pack === undefined) return `names no pack: ${figure.pack}`;
  const known = figureTakes(pack);
  const named = [...(figure.takes ?? []), ...(figure.comparison?.tracks ?? [])];
  const stray = named.find(({ take }) => !known.has(take));
  if (stray) return `names no take of ${pack.product}: ${stray.take}`;
  const missing = figure.performances.find((id) => !hasPerformance(id));
  return missing === undefined ? null : `names no performance: ${missing}`;
}
