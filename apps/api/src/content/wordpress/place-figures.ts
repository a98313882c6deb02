import type { WireFigure, WirePlacedFigure } from "@shop/api-client/contract";
import { MAX_ARTICLE_FIGURES } from "../limits.ts";

/** Where an author wants a figure of the shop's files: `[shop-figure two-microphones]`. */
const SHORTCODE = /\[shop-figure ([a-z0-9-]+)\]/g;
const EMPTY_PARAGRAPH = /<p>(?:\s|<br ?\/?>)*<\/p>/g;
const HEADING = /<h2\b/g;

export interface TextWithFigures {
  /** The text without the shortcodes. */
  readonly html: string;
  /** Each at the end of the section that its shortcode is in. */
  readonly figures: readonly WirePlacedFigure[];
  /** The names of figures that the shop doesn't have. */
  readonly unknown: readonly string[];
}

/** Takes the shortcodes out of a sanitised text and finds the figures that they name. A figure is shown once, at its first shortcode. */
export function placeFigures(html: string, byId: ReadonlyMap<string, WireFigure>): TextWithFigures {
  const sections = new Map<string, number>();
  for (const { 1: name = "", index } of html.matchAll(SHORTCODE)) {
    if (!sections.has(name)) sections.set(name, html.slice(0, index).match(HEADING)?.length ?? 0);
  }
  const named = [...sections].map(([name, section]) => ({ name, section, figure: byId.get(name) }));
  return {
    html: sections.size === 0 ? html : html.replace(SHORTCODE, "").replace(EMPTY_PARAGRAPH, ""),
    figures: named
      .flatMap(({ section, figure }) => (figure ? [{ section, figure }] : []))
      .slice(0, MAX_ARTICLE_FIGURES),
    unknown: named.flatMap(({ name, figure }) => (figure ? [] : [name])),
  };
}
