import { label, letteringWidth, title } from "./lettering.ts";
import type { MeasuredTake } from "./measurements.ts";
import type { Palette } from "./palette.ts";
import { frequencyGrid, levelShare, RIDGE_RANGE_DB, type Ridge, type RidgeField, ridgelines } from "./ridgelines.ts";
import { drawing, line } from "./svg.ts";

export const COVER_WIDTH = 1600;
export const COVER_HEIGHT = 900;

export const COVER_FIELD: RidgeField = { left: 190, right: 1470, top: 288, bottom: 702, height: 206 };

/** What a pack's cover shows: its name, what cabinet it is, its takes and the one that is live. */
export type PackCover = { name: string; cabinetLabel: string; takes: readonly MeasuredTake[]; liveTake: number };

/** A bracket for each run of takes by one microphone, at the ends of their lines. */
function microphoneBrackets(takes: readonly MeasuredTake[], field: RidgeField, palette: Palette): string {
  const step = (field.bottom - field.top) / Math.max(1, takes.length - 1);
  const runs: Array<{ name: string; first: number; last: number }> = [];
  takes.forEach(({ take }, index) => {
    const open = runs.at(-1);
    if (open?.name === take.microphone) open.last = index;
    else runs.push({ name: take.microphone, first: index, last: index });
  });
  const x = field.left - 26;
  return runs
    .map(({ name, first, last }) => {
      const low = field.bottom - first * step + 4;
      const high = field.bottom - last * step - 4;
      const stroke = { stroke: palette.dim, "stroke-width": palette.fineLine };
      return (
        line(x, low, x, high, stroke) +
        label(
          name,
          { x: x - 14, y: (low + high) / 2 + 5.5, size: 11, anchor: "end", tracking: 5 },
          { stroke: palette.soft },
        )
      );
    })
    .join("");
}

/** The scale beside the front line: how many decibels its height represents. */
export function levelScale(field: RidgeField, palette: Palette): string {
  const x = field.right + 28;
  const marks = [0, 6, 12, RIDGE_RANGE_DB].map((db) => {
    const y = field.bottom - field.height * levelShare(-db);
    return (
      line(x, y, x + 8, y, { stroke: palette.dim, "stroke-width": palette.fineLine }) +
      label(db === 0 ? "0 dB" : `−${db}`, { x: x + 17, y: y + 5, size: 10, tracking: 4 }, { stroke: palette.soft })
    );
  });
  const axis = line(x, field.bottom, x, field.bottom - field.height, {
    stroke: palette.dim,
    "stroke-width": palette.fineLine,
  });
  return axis + marks.join("");
}

/** Name at the foot, what it is at the head: the same on every cover with ridgelines. */
export function coverLettering(name: string, left: string, right: string, palette: Palette): string {
  const size = letteringWidth(name, 46, 5.2) > 1000 ? 38 : 46;
  return [
    title(name, { x: 190, y: 838, size }, { stroke: palette.ink }),
    label(left, { x: 190, y: 66, size: 13 }, { stroke: palette.soft }),
    label(right, { x: 1470, y: 66, size: 13, anchor: "end" }, { stroke: palette.soft }),
    label("Farfield", { x: 1470, y: 838, size: 13, anchor: "end" }, { stroke: palette.dim }),
  ].join("");
}

/** The cover of a sample pack: its own spectra, one line a take, on log paper. */
export function packCover(cover: PackCover, palette: Palette): string {
  const ridges: Ridge[] = cover.takes.map(({ levelsDb }, index) => ({ levelsDb, isLive: index === cover.liveTake }));
  return drawing(COVER_WIDTH, COVER_HEIGHT, `${cover.name}: measured spectra`, palette.ground, [
    frequencyGrid(COVER_FIELD, 96, 718, palette),
    ridgelines(ridges, COVER_FIELD, palette),
    microphoneBrackets(cover.takes, COVER_FIELD, palette),
    levelScale(COVER_FIELD, palette),
    coverLettering(cover.name, cover.cabinetLabel, `${cover.takes.length} takes · 48 kHz · 24 bit`, palette),
  ]);
}
