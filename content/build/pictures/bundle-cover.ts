import { label, title } from "./lettering.ts";
import type { MeasuredTake } from "./measurements.ts";
import { COVER_FIELD, COVER_HEIGHT, COVER_WIDTH, coverLettering, levelScale } from "./pack-cover.ts";
import { type Palette, unheard } from "./palette.ts";
import { type Plate, type PlateInput, plateMiniature } from "./plate/plate.ts";
import { frequencyGrid, type Ridge, type RidgeField, ridgelines } from "./ridgelines.ts";
import { drawing, line } from "./svg.ts";

/** A pack within a bundle. */
export type BundledPack = { name: string; takes: readonly MeasuredTake[]; liveTake: number };

export type BundleCover = {
  name: string;
  packs: readonly BundledPack[];
  plates: ReadonlyArray<{ name: string; plate: Plate }>;
  input: PlateInput;
};

/** How many lines a bundle's waterfall has at most: more would be a surface. */
const MOST_LINES = 26;

/** From each pack its live take and as many others as there is room for, evenly chosen. */
function sampleOf(pack: BundledPack, count: number): Ridge[] {
  const chosen = new Set([pack.liveTake]);
  for (let index = 0; chosen.size < Math.min(count, pack.takes.length); index++) {
    chosen.add(Math.floor((index * pack.takes.length) / count + index / pack.takes.length) % pack.takes.length);
    if (index > pack.takes.length * 4) break;
  }
  return [...chosen]
    .sort((a, b) => a - b)
    .map((index) => ({ levelsDb: pack.takes[index]?.levelsDb ?? [], isLive: index === pack.liveTake }));
}

/** The parts' names at the ends of their lines. */
function partLabels(
  packs: readonly BundledPack[],
  perPack: number,
  field: RidgeField,
  palette: Palette,
  size: number,
): string {
  const step = (field.bottom - field.top) / (packs.length * perPack - 1);
  return packs
    .map(({ name }, index) => {
      const low = field.bottom - index * perPack * step;
      const high = low - (perPack - 1) * step;
      const x = field.left - 22;
      return (
        line(x, low + 3, x, high - 3, { stroke: palette.dim, "stroke-width": palette.fineLine }) +
        label(
          name.replace(/^fa[A-Z]+ /, ""),
          { x: x - 12, y: (low + high) / 2 + size / 2, size, anchor: "end", tracking: 4.5 },
          { stroke: palette.soft },
        )
      );
    })
    .join("");
}

function waterfall(packs: readonly BundledPack[], field: RidgeField, palette: Palette): string {
  const perPack = Math.max(2, Math.floor(MOST_LINES / packs.length));
  const sampled = packs.map((pack) => sampleOf(pack, perPack));
  // One of them is heard at a time.
  const heard = Math.floor(packs.length / 3);
  const ridges = sampled.flatMap((lines, index) =>
    index === heard ? lines : lines.map((ridge) => ({ ...ridge, isLive: false })),
  );
  return [
    frequencyGrid(field, field.top - field.height + 14, field.bottom + 16, palette),
    ridgelines(ridges, field, palette),
    partLabels(packs, perPack, field, palette, packs.length > 6 ? 9 : 10.5),
    levelScale(field, palette),
  ].join("");
}

type Cell = { x: number; y: number; width: number };

/** Panels at the size of their cells. One part of a bundle is heard at a time: where there are packs it is one of theirs. */
function miniatures(cover: BundleCover, cells: readonly Cell[], palette: Palette): string {
  const isFirstHeard = cover.packs.length === 0;
  return cover.plates
    .map(({ plate }, index) => {
      const cell = cells[index];
      return cell === undefined
        ? ""
        : plateMiniature(plate, cover.input, isFirstHeard && index === 0 ? palette : unheard(palette), cell);
    })
    .join("");
}

/** A parts list as drawings have them: a number, a name, a line. */
function partsList(names: readonly string[], x: number, y: number, width: number, palette: Palette): string {
  const rows = names.map((name, index) => {
    const base = y + (index + 1) * 52;
    return (
      line(x, base + 17, x + width, base + 17, { stroke: palette.hairline, "stroke-width": palette.fineLine }) +
      label(String(index + 1), { x: x + 8, y: base, size: 15 }, { stroke: palette.soft }) +
      title(name, { x: x + 64, y: base, size: 19, tracking: 5.5 }, { stroke: palette.ink })
    );
  });
  return line(x, y + 10, x + width, y + 10, { stroke: palette.dim, "stroke-width": palette.line }) + rows.join("");
}

const WIDE: RidgeField = { ...COVER_FIELD, left: 230 };
const BESIDE_PANELS: RidgeField = { left: 900, right: 1470, top: 330, bottom: 702, height: 220, tolerance: 1 };
const BELOW_PANELS: RidgeField = { left: 230, right: 1470, top: 410, bottom: 704, height: 138, tolerance: 1.1 };

function cellsFor(count: number, isMixed: boolean): Cell[] {
  if (isMixed && count > 2)
    return Array.from({ length: count }, (_, index) => ({ x: 190 + index * 326, y: 106, width: 302 }));
  if (isMixed) return Array.from({ length: count }, (_, index) => ({ x: 190, y: 106 + index * 320, width: 530 }));
  return Array.from({ length: count }, (_, index) => ({
    x: 190 + (index % 2) * 650,
    y: 106 + Math.floor(index / 2) * 316,
    width: 630,
  }));
}

function contents({ packs, plates }: BundleCover): string {
  const takes = packs.reduce((sum, pack) => sum + pack.takes.length, 0);
  return [plates.length > 0 ? `${plates.length} plugins` : "", takes > 0 ? `${takes} takes` : ""]
    .filter((text) => text !== "")
    .join(" · ");
}

/** A bundle's cover is the sum of its parts: their ridgelines in one waterfall, their panels beside it. */
export function bundleCover(cover: BundleCover, palette: Palette): string {
  const { packs, plates } = cover;
  const isMixed = packs.length > 0 && plates.length > 0;
  const field = !isMixed ? WIDE : plates.length > 2 ? BELOW_PANELS : BESIDE_PANELS;
  const isPanelsOnly = packs.length === 0;
  return drawing(COVER_WIDTH, COVER_HEIGHT, `${cover.name}: the sum of its parts`, palette.ground, [
    isPanelsOnly ? "" : waterfall(packs, field, palette),
    miniatures(cover, cellsFor(plates.length, isMixed), palette),
    isPanelsOnly && plates.length % 2 === 1
      ? partsList(
          plates.map(({ name }) => name),
          840,
          426,
          630,
          palette,
        )
      : "",
    coverLettering(cover.name, `${packs.length + plates.length} parts`, contents(cover), palette),
  ]);
}
