import type { Comparison, TranslatedText } from "../demonstrations/demonstration.ts";
import type { Audition } from "../sounds/audition.ts";

/** One of several takes that an article compares, named in its own words. */
export type FigureTake = { take: string; label: TranslatedText };

/** A plot with its sound for an article: `content/figures/<id>.json`. It has either takes or a comparison. */
export type Figure = {
  title: TranslatedText;
  /** What to see and hear in it. */
  caption: TranslatedText;
  /** Name of the pack that it is made from. */
  pack: string;
  /** Ids of performances, in the order in which they are offered. */
  performances: string[];
  /** Of the pack or of its walk. The first is the one that the others are compared with. */
  takes?: FigureTake[];
  comparison?: Comparison;
};

/** One line of a plot. */
export type FigureCurve = {
  /** The take, `before` or `after`: what is heard with it. */
  id: string;
  label: TranslatedText;
  /** In tenths of a decibel, evenly spaced by ratio. */
  levels: number[];
  /** Where it differs most from the first curve, and by how much. The first has none. */
  greatest?: { hz: number; db: number };
};

/** A figure as it is measured and heard, in the wire's names. */
export type WireFigure = {
  title: TranslatedText;
  caption: TranslatedText;
  from_hz: number;
  to_hz: number;
  curves: FigureCurve[];
  picture: { dark: string; light: string; width: number; height: number };
  audition: Audition;
};

/** A figure by the name of its file. */
export type NamedFigure = { id: string; figure: WireFigure };
