import sanitize from "sanitize-html";

export interface Section {
  /** Empty: the text before the first heading. */
  readonly heading: string;
  readonly text: string;
}

const HEADING = /<h[23][^>]*>(.*?)<\/h[23]>/gs;
const BLOCK_END = /<\/(p|li|tr|h2|h3|dt|dd|table|ul|ol)>|<br ?\/?>/g;
const CELL_END = /<\/t[dh]>/g;

/** An article's text under each of its headings, in its order. Sections without a text are left out. */
export function sectionsOf(html: string): Section[] {
  const headings = [{ heading: "", from: 0, to: 0 }].concat(
    [...html.matchAll(HEADING)].map((match) => ({
      heading: plainText(match[1] ?? ""),
      from: match.index,
      to: match.index + match[0].length,
    })),
  );
  return headings
    .map(({ heading, to }, index) => ({ heading, text: plainText(html.slice(to, headings[index + 1]?.from)) }))
    .filter(({ text }) => text !== "");
}

/** The words of a piece of HTML, a line per block. */
export function plainText(html: string): string {
  const broken = html.replace(CELL_END, " $&").replace(BLOCK_END, "$&\n");
  const text = sanitize(broken, { allowedTags: [], allowedAttributes: {} });
  return decodeEntities(text)
    .split("\n")
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => part !== "")
    .join("\n");
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** The sanitiser escapes exactly these. */
function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (_whole, name: string) => ENTITIES[name] ?? "");
}
