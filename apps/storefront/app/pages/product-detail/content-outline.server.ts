import { textOfHtml } from "@shop/api-client/content";

export interface OutlineEntry {
  readonly id: string;
  readonly title: string;
  /** The title's language where it isn't the page's. */
  readonly lang?: "en" | undefined;
}

export interface OutlinedContent {
  /** The same HTML, each heading of the second level with an id to jump to. */
  readonly html: string;
  readonly outline: readonly OutlineEntry[];
}

const HEADING = /<h2(?: id="([^"]+)")?>([\s\S]*?)<\/h2>/g;
const NOT_OF_AN_ID = /[^\p{Letter}\p{Number}]+/gu;

/**
 * The headings of a long text, so that a page can list them and jump to them. Takes sanitised HTML, whose tags are well-formed and have
 * only attributes that the sanitiser allows. A heading keeps an id of its own; the others begin with `on-`, so that they can't collide with
 * the page's own.
 */
export function outlineContent(html: string): OutlinedContent {
  const outline: OutlineEntry[] = [];
  const outlined = html.replace(HEADING, (_heading, own: string | undefined, inner: string) => {
    const title = textOfHtml(inner);
    const id = own ?? freeId(headingId(title), outline);
    outline.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: outlined, outline };
}

/** The headings of a text that the page's language lacks, which are English. */
export function inEnglish(outline: readonly OutlineEntry[]): OutlineEntry[] {
  return outline.map((entry) => ({ ...entry, lang: "en" }));
}

/** The id of a heading that has none of its own. */
export function headingId(title: string): string {
  return `on-${title.toLowerCase().replace(NOT_OF_AN_ID, "-").replace(/^-|-$/g, "")}`;
}

function freeId(wanted: string, taken: readonly OutlineEntry[]): string {
  const isTaken = (id: string) => taken.some((entry) => entry.id === id);
  let id = wanted;
  for (let number = 2; isTaken(id); number++) id = `${wanted}-${number}`;
  return id;
}
