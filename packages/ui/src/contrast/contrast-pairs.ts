import { PART_CONTRAST_LEAST, TEXT_CONTRAST_LEAST } from "../limits.ts";

export interface ContrastPair {
  /** Token (without `--shop-`) of the text or part. */
  front: string;
  /** Token of its background. */
  back: string;
  least: number;
  /** Where the pair is in use. */
  use: string;
}

const LEVELS = ["ground", "panel", "raised"];
const LEVELS_AND_WELL = [...LEVELS, "well"];

const text = (front: string, backs: readonly string[], use: string): ContrastPair[] =>
  backs.map((back) => ({ front, back, least: TEXT_CONTRAST_LEAST, use }));
const part = (front: string, backs: readonly string[], use: string): ContrastPair[] =>
  backs.map((back) => ({ front, back, least: PART_CONTRAST_LEAST, use }));

/** Every pair of colours that the parts put on one another, with the least contrast it must have in both themes. Source: A11Y-05. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...text("ink", LEVELS_AND_WELL, "reading text, typed text, plain key"),
  ...text("ink-2", LEVELS_AND_WELL, "labels, second text, quiet key"),
  ...text("ink-3", LEVELS_AND_WELL, "hints, placeholders, disabled text"),
  ...text("signal", LEVELS_AND_WELL, "links, live figures, warning word"),
  ...text("signal-hover", LEVELS, "link under the pointer"),
  ...text("gain", LEVELS_AND_WELL, "success word, check of the e-mail field"),
  ...text("clip", LEVELS_AND_WELL, "error text, danger key"),
  ...text(
    "on-signal",
    ["signal", "signal-hover", "signal-pressed"],
    "signal key at rest, hovered, pressed; ticked box",
  ),
  ...text("on-clip", ["clip-hover", "clip-pressed"], "danger key hovered, pressed"),
  ...part("edge", LEVELS_AND_WELL, "edge of keys, wells, disabled controls"),
  ...part("focus", LEVELS_AND_WELL, "focus ring"),
  ...part("signal", LEVELS, "signal key, ticked box, toast bar"),
  ...part("signal-hover", LEVELS, "signal key hovered"),
  ...part("signal-pressed", LEVELS, "signal key pressed"),
  ...part("clip-hover", LEVELS, "danger key hovered"),
  ...part("clip-pressed", LEVELS, "danger key pressed"),
  ...part("gain-part", LEVELS_AND_WELL, "gain lamp, meter segment"),
  ...part("clip-part", LEVELS_AND_WELL, "clip lamp, meter segment, edge of an invalid field"),
];
