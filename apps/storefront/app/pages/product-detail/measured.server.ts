import type { WireCabinet } from "@shop/api-client/contract";
import { formatMessage, type Locale } from "@shop/kernel";
import { productDetailTexts } from "./messages/index.ts";

/** One reading of the plot: where it is, and what it says. */
export interface Reading {
  /** 0 to 1, from left to right and from top to bottom. */
  readonly x: number;
  readonly y: number;
  readonly frequency: string;
  readonly level: string;
}

export interface Measured {
  readonly title: string;
  readonly caption: string;
  readonly label: string;
  readonly readings: readonly Reading[];
  /** The reading that is shown first: where the cone breaks up. */
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
  const hertzAt = (index: number) => from * (to / from) ** (index / (levels.length - 1));
  const xOf = (hertz: number) => Math.log(hertz / from) / Math.log(to / from);
  const level = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    title: texts.measuredTitle,
    label: texts.measuredFrequency,
    caption: formatMessage(texts.measuredCaption, { take }, locale),
    readings: levels.map((decibels, index) => ({
      x: index / (levels.length - 1),
      y: Math.min(1, Math.max(0, -decibels / DRAWN_DB)),
      frequency: hertzInWords(hertzAt(index), locale),
      level: `${level.format(decibels === 0 ? 0 : decibels).replace("-", "−")} dB`,
    })),
    firstIndex: Math.max(0, Math.min(levels.length - 1, Math.round(xOf(cabinet.break_up_hz) * (levels.length - 1)))),
    octaves: octavesBetween(from, to).map((hertz) => ({
      x: xOf(hertz),
      words: hertz < 1000 ? `${hertz}` : `${hertz / 1000}k`,
    })),
    decibels: Array.from({ length: DRAWN_DB / LINE_DB }, (_, index) => ({
      y: (index * LINE_DB) / DRAWN_DB,
      words: index === 0 ? "0 dB" : `−${index * LINE_DB}`,
    })),
  };
}

function octavesBetween(from: number, to: number): number[] {
  return [50, 100, 200, 500, 1000, 2000, 5000, 10_000].filter((hertz) => hertz >= from && hertz <= to);
}

function hertzInWords(hertz: number, locale: Locale): string {
  const figures = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3, useGrouping: false });
  return hertz >= 1000 ? `${figures.format(hertz / 1000)} kHz` : `${figures.format(hertz)} Hz`;
}
