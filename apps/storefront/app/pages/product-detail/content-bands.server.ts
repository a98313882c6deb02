import { type OutlineEntry, outlineContent } from "./content-outline.server.ts";

/** One band of a product's page: a text, and beside it what is looked up rather than read. */
export interface ContentBand {
  readonly main: string;
  /** Figures or a list. Null: the main part has the whole width. */
  readonly side: string | null;
  /** The main part is a table with a head, and more follows it: the table takes two thirds of the width, what follows the rest. */
  readonly isTableFirst: boolean;
}

export interface BandedContent {
  /** What comes before the first heading. */
  readonly lead: string;
  readonly bands: readonly ContentBand[];
  /** The headings, in the order of the bands. */
  readonly outline: readonly OutlineEntry[];
}

type SectionKind = "text" | "figures" | "wide";

interface Section {
  readonly entry: OutlineEntry;
  readonly kind: SectionKind;
  readonly html: string;
}

const HEADING = "<h2 ";
const BODY = /<\/h2>\s*/;
const TABLE_AND_MORE = /<\/table>\s*</;

/**
 * Arranges a long text in bands: each section of reading text gets a section of figures or a list beside it, in the order of each. A table
 * with a head needs the whole width. Takes sanitised HTML, as `outlineContent` does.
 */
export function contentBands(html: string): BandedContent {
  const outlined = outlineContent(html);
  const [lead = "", ...parts] = outlined.html.split(HEADING);
  const sections = parts.flatMap((part, index): Section[] => {
    const entry = outlined.outline[index];
    return entry ? [{ entry, kind: kindOf(part), html: HEADING + part }] : [];
  });
  const of = (kind: SectionKind) => sections.filter((section) => section.kind === kind);
  const [texts, figures] = [of("text"), of("figures")];
  // Figures without a text to stand beside stand beside each other.
  const left = figures.slice(texts.length);
  const pairs = [
    ...texts.map((text, index) => [text, figures[index]] as const),
    ...of("wide").map((wide) => [wide] as const),
    ...left.flatMap((section, index) => (index % 2 === 0 ? [[section, left[index + 1]] as const] : [])),
  ];
  return {
    lead,
    bands: pairs.map(([main, side]) => ({
      main: main.html,
      side: side?.html ?? null,
      isTableFirst: main.kind === "wide" && TABLE_AND_MORE.test(main.html),
    })),
    outline: pairs.flatMap(([main, side]) => (side ? [main.entry, side.entry] : [main.entry])),
  };
}

function kindOf(section: string): SectionKind {
  const [, body = ""] = section.split(BODY);
  if (body.startsWith("<table><thead")) return "wide";
  return body.startsWith("<table") || body.startsWith("<ul") ? "figures" : "text";
}
