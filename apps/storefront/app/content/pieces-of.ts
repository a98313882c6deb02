/** A part of a text, and the number of the heading whose section it ends with. */
export interface Piece {
  readonly section: number;
  readonly html: string;
}

/**
 * An article's HTML, cut at the end of each of the given sections. A section begins with a heading (`h2`) and is counted from 1; 0 is what
 * is above the first. What is after the last cut belongs to the last section.
 */
export function piecesOf(html: string, cuts: readonly number[]): Piece[] {
  const parts = html.split(/(?=<h2[\s>])/);
  const sections = html.startsWith("<h2") ? ["", ...parts] : parts;
  const last = sections.length - 1;
  const ends = [...new Set([...cuts.filter((cut) => cut < last), last])].sort((one, other) => one - other);
  return ends.map((section, index) => {
    const from = index === 0 ? 0 : (ends[index - 1] as number) + 1;
    return { section, html: sections.slice(from, section + 1).join("") };
  });
}
