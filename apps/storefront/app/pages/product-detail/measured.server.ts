import type { WireCabinet, WireResponse } from "@shop/api-client/contract";
import { formatMessage, type Locale } from "@shop/kernel";
import { productDetailTexts } from "./messages/index.ts";

/** One reading of the plot: where it is, and what it says. */
export interface Reading {
  /** 0 to 1, from left to right and from top to bottom. */
  readonly x: number;
  readonly y: number;
  readonly frequency: string;
  /** A level, or how far it is from the dashed line. */
  readonly level: string;
}

export interface Measured {
  readonly title: string;
  readonly caption: string;
  readonly label: string;
  readonly readings: readonly Reading[];
  /** The line that the curve is compared with: 0 to 1 from top to bottom, for each reading. Empty: it is compared with none. */
  readonly dashed: readonly number[];
  /** What the dashed line is, then what the curve is. Empty where there is no dashed line. */
  readonly keys: readonly string[];
  /** The reading that is shown first: where the cone breaks up, or where the drawn curve is furthest from the dashed line. */
  readonly firstIndex: number;
  /** Octaves on the scale: where, and in words. */
  readonly octaves: ReadonlyArray<{ readonly x: number; readonly words: string }>;
  readonly decibels: ReadonlyArray<{ readonly y: number; readonly words: string }>;
}

/** How far below the loudest point levels are drawn, and between which lines. */
const DRAWN_DB = 36;
const LINE_DB = 12;

/** The delivered response of a pack's first take, as its page plots and reads it. Null: nothing was measured. Source: CAT-14. */
export function measuredOf(cabinet: WireCabinet | null, locale: Locale): Measured | null {
  if (!cabinet || cabinet.curve.levels_db.length < 2) return null;
  const texts = productDetailTexts[locale];
  const { take, from_hz: from, to_hz: to, levels_db: levels } = cabinet.curve;
  const scale = scaleOf({ from, to, count: levels.length }, locale);
  return {
    ...{ title: texts.measuredTitle, label: texts.measuredFrequency, dashed: [], keys: [] },
    caption: formatMessage(texts.measuredCaption, { take }, locale),
    readings: levels.map((decibels, index) => ({
      ...scale.placeOf(index),
      y: depthOf(decibels),
      level: scale.level(decibels),
    })),
    firstIndex: scale.nearest(cabinet.break_up_hz),
    ...scale.marks,
  };
}

/** What a plugin does to each frequency of what its page plays, without it and with it. Null: nothing was measured. Source: CAT-14. */
export function measuredResponse(
  response: WireResponse | null | undefined,
  product: string,
  locale: Locale,
): Measured | null {
  const [before, after] = response?.curves ?? [];
  if (!response || !before || !after || after.levels.length < 2) return null;
  const texts = productDetailTexts[locale];
  const scale = scaleOf({ from: response.from_hz, to: response.to_hz, count: after.levels.length }, locale);
  const inDecibels = (levels: readonly number[], index: number) => (levels[index] ?? 0) / 10;
  const differences = after.levels.map(
    (_, index) => inDecibels(after.levels, index) - inDecibels(before.levels, index),
  );
  const depths = after.levels.map((_, index) => depthOf(inDecibels(after.levels, index)));
  return {
    ...{ title: texts.responseTitle, label: texts.measuredFrequency },
    caption: formatMessage(texts.responseCaption, { product }, locale),
    readings: depths.map((y, index) => ({
      ...scale.placeOf(index),
      y,
      level: scale.difference(differences[index] ?? 0),
    })),
    dashed: after.levels.map((_, index) => depthOf(inDecibels(before.levels, index))),
    keys: [
      formatMessage(texts.responseWithout, { heard: before.label[locale] }),
      formatMessage(texts.responseWith, { heard: after.label[locale] }),
    ],
    firstIndex: furthestDrawn(differences, depths),
    ...scale.marks,
  };
}

function depthOf(decibels: number): number {
  return Math.min(1, Math.max(0, -decibels / DRAWN_DB));
}

/** Where the curve is furthest from the other, of what is drawn of it: below the lowest line there is nothing to see. */
function furthestDrawn(differences: readonly number[], depths: readonly number[]): number {
  const drawn = differences.map((difference, index) => ((depths[index] ?? 1) < 1 ? Math.abs(difference) : 0));
  return drawn.indexOf(Math.max(...drawn));
}

/** The axes of curves that have so many points between two frequencies, evenly spaced by ratio. */
function scaleOf(
  { from, to, count }: { readonly from: number; readonly to: number; readonly count: number },
  locale: Locale,
) {
  const xOf = (hertz: number) => Math.log(hertz / from) / Math.log(to / from);
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const format = (decibels: number, signDisplay: "auto" | "exceptZero") =>
    `${new Intl.NumberFormat(locale, { ...digits, signDisplay }).format(decibels === 0 ? 0 : decibels).replace("-", "−")} dB`;
  return {
    placeOf: (index: number) => ({
      x: index / (count - 1),
      frequency: hertzInWords(from * (to / from) ** (index / (count - 1)), locale),
    }),
    level: (decibels: number) => format(decibels, "auto"),
    difference: (decibels: number) => format(decibels, "exceptZero"),
    nearest: (hertz: number) => Math.max(0, Math.min(count - 1, Math.round(xOf(hertz) * (count - 1)))),
    marks: {
      octaves: octavesBetween(from, to).map((hertz) => ({
        x: xOf(hertz),
        words: hertz < 1000 ? `${hertz}` : `${hertz / 1000}k`,
      })),
      decibels: Array.from({ length: DRAWN_DB / LINE_DB }, (_, index) => ({
        y: (index * LINE_DB) / DRAWN_DB,
        words: index === 0 ? "0 dB" : `−${index * LINE_DB}`,
      })),
    },
  };
}

function octavesBetween(from: number, to: number): number[] {
  return [50, 100, 200, 500, 1000, 2000, 5000, 10_000].filter((hertz) => hertz >= from && hertz <= to);
}

function hertzInWords(hertz: number, locale: Locale): string {
  const figures = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3, useGrouping: false });
  return hertz >= 1000 ? `${figures.format(hertz / 1000)} kHz` : `${figures.format(hertz)} Hz`;
}
