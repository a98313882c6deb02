import type { CabinetPack } from "../cabinet/cabinet.ts";
import { LEVELS_FROM_HZ, LEVELS_TO_HZ } from "../limits.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "../pictures/cards/card.ts";
import type { Audition } from "../sounds/audition.ts";
import type { Figure, NamedFigure } from "./figure.ts";
import { figureCurves } from "./figure-curves.ts";

/** The figures that can be measured and heard: those whose pack's files are made from its recipe. */
export function buildFigures(
  figures: ReadonlyMap<string, Figure>,
  packs: readonly CabinetPack[],
  auditions: ReadonlyMap<string, Audition>,
): NamedFigure[] {
  return [...figures].flatMap(([id, figure]): NamedFigure[] => {
    const pack = packs.find(({ product }) => product === figure.pack);
    const audition = auditions.get(id);
    if (!pack || !audition) return [];
    const { title, caption } = figure;
    const address = (theme: string) => `/media/figures/${id}-${theme}.svg`;
    const picture = { dark: address("dark"), light: address("light"), width: CARD_WIDTH, height: CARD_HEIGHT };
    const range = { from_hz: LEVELS_FROM_HZ, to_hz: LEVELS_TO_HZ };
    return [{ id, figure: { title, caption, ...range, curves: figureCurves(figure, pack), picture, audition } }];
  });
}
