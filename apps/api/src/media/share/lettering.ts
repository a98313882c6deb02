import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Font } from "fontkit";

/** Letters as paths, so that a card looks the same on every machine, whatever fonts that has. */
export interface Lettering {
  /** Whether there is a glyph for every character of a text. */
  canWrite(text: string): boolean;
  /** In pixels, at a size of one pixel. */
  widthOf(text: string): number;
  /** The path data of a line of text; `x` and `y` are where its base line begins. */
  write(text: string, place: { readonly x: number; readonly y: number; readonly size: number }): string;
}

/** The fonts that a card is written in: the first that has a character writes it. */
const FONT_FILES = ["card.ttf", "card-japanese.ttf"];

export async function openLettering(folder: string): Promise<Lettering> {
  const { create } = await import("fontkit");
  const fonts = await Promise.all(
    FONT_FILES.map(async (file) => create(await readFile(path.join(folder, file))) as Font),
  );
  const runsOf = (text: string) => splitByFont(text, fonts);
  return {
    canWrite: (text) => [...text].every((character) => fonts.some((font) => has(font, character))),
    widthOf: (text) =>
      runsOf(text).reduce((sum, run) => sum + run.font.layout(run.text).advanceWidth / run.font.unitsPerEm, 0),
    write: (text, { x, y, size }) => {
      let at = x;
      return runsOf(text)
        .flatMap(({ font, text: part }) => {
          const scale = size / font.unitsPerEm;
          const { glyphs, positions } = font.layout(part);
          return glyphs.map((glyph, index) => {
            const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
            const d = glyph.path
              .scale(scale, -scale)
              .translate(at + xOffset * scale, y - yOffset * scale)
              .toSVG();
            at += xAdvance * scale;
            return d;
          });
        })
        .join("");
    },
  };
}

function has(font: Font, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

/** Neighbouring characters of one font stay together: they are kerned. */
function splitByFont(
  text: string,
  fonts: readonly Font[],
): ReadonlyArray<{ readonly font: Font; readonly text: string }> {
  const runs: Array<{ font: Font; text: string }> = [];
  for (const character of text) {
    const font = fonts.find((one) => has(one, character));
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
