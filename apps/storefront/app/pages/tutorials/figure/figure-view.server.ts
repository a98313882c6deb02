import type { WirePlacedFigure } from "@shop/api-client/contract";
import { type Programme, readAudition } from "@shop/catalog";
import { formatMessage, type Locale, spellingOf } from "@shop/kernel";
import { tutorialsTexts } from "../messages/index.ts";
import { depthOf, plotPath } from "./plot-path.ts";

/** A mark of an axis: how far along it is, and what it says. */
export interface AxisMark {
  readonly at: number;
  readonly label: string;
}

/** One line of a plot, and what is heard with it. */
export interface FigureLine {
  readonly id: string;
  readonly label: string;
  /** An SVG path in the plot's field. */
  readonly path: string;
  /** Where it differs most from the first line; null for the first. */
  readonly difference: string | null;
  readonly playName: string;
}

/** A figure in the page's language. */
export interface FigureView {
  readonly section: number;
  readonly title: string;
  readonly caption: string;
  /** The plot in words. */
  readonly description: string;
  readonly note: string;
  readonly lines: readonly FigureLine[];
  readonly hertz: readonly AxisMark[];
  readonly decibels: readonly AxisMark[];
  readonly programme: Programme;
  readonly texts: {
    readonly pause: string;
    readonly failed: string;
    readonly level: string;
    readonly frequency: string;
  };
}

const DECIBEL_MARKS = [0, -12, -24, -36];
const HERTZ_MARKS = [50, 100, 200, 500, 1000, 2000, 5000, 10_000];

function formatNumber(value: number, digits: number, locale: Locale): string {
  const format = { minimumFractionDigits: 0, maximumFractionDigits: digits };
  return new Intl.NumberFormat(spellingOf(locale), format).format(value).replace("-", "−");
}

function formatHertz(hz: number, locale: Locale): string {
  return hz < 1000 ? `${formatNumber(hz, 0, locale)} Hz` : `${formatNumber(hz / 1000, 2, locale)} kHz`;
}

/** The figure for one page; null if nothing can be heard with it. `href` is the page's own address. */
export function figureView({ section, figure }: WirePlacedFigure, href: string, locale: Locale): FigureView | null {
  const texts = tutorialsTexts[locale];
  const audition = readAudition(figure.audition);
  if (!audition) return null;
  const title = figure.title[locale];
  const lines = figure.curves.map(({ id, label, levels, greatest }) => ({
    id,
    label: label[locale],
    path: plotPath(levels),
    difference: greatest
      ? formatMessage(texts.figureDifference, {
          db: `${greatest.db > 0 ? "+" : ""}${formatNumber(greatest.db, 1, locale)}`,
          hertz: formatHertz(greatest.hz, locale),
        })
      : null,
    playName: formatMessage(texts.figurePlay, { name: label[locale] }),
  }));
  const octaves = Math.log2(figure.to_hz / figure.from_hz);
  const { comparison } = audition;
  return {
    section,
    title,
    caption: figure.caption[locale],
    description: formatMessage(texts.figureDescription, {
      from: formatHertz(figure.from_hz, locale),
      to: formatHertz(figure.to_hz, locale),
      lines: lines.map(({ label, difference }) => (difference ? `${label} (${difference})` : label)).join("; "),
    }),
    note: [
      texts.figureNote,
      formatMessage(texts.figureLevels, { lufs: formatNumber(audition.loudnessLufs, 0, locale) }),
      ...(audition.isModelled ? [texts.figureModelled] : []),
    ].join(locale === "ja" ? "" : " "),
    lines,
    hertz: HERTZ_MARKS.map((hz) => ({
      at: Math.log2(hz / figure.from_hz) / octaves,
      label: hz < 1000 ? String(hz) : `${hz / 1000}k`,
    })),
    decibels: DECIBEL_MARKS.map((db) => ({ at: depthOf(db), label: formatNumber(db, 0, locale) })),
    programme: {
      ...{ name: title, href, audition },
      ...(comparison && { comparison: { before: comparison.before[locale], after: comparison.after[locale] } }),
    },
    texts: {
      pause: texts.figurePause,
      failed: texts.figureFailed,
      level: texts.figureLevel,
      frequency: texts.figureFrequency,
    },
  };
}
