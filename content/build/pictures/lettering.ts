import { strokeGlyph } from "./stroke-glyphs.ts";
import { type Attributes, element, short } from "./svg.ts";

const CAP_HEIGHT = 20;
/** Space between letters, in the units of the glyphs; labels on a panel are spaced widely. */
const LABEL_TRACKING = 7;
const TITLE_TRACKING = 5.2;

export type Lettering = {
  x: number;
  /** The base line. */
  y: number;
  /** Height of a capital. */
  size: number;
  anchor?: "start" | "middle" | "end";
  tracking?: number;
};

function known(text: string): Array<{ width: number; path: string }> {
  return [...text.normalize("NFD").replace(/[\u0300-\u036f]/g, "")]
    .map((character) => strokeGlyph(character) ?? strokeGlyph("-"))
    .filter((glyph) => glyph !== null);
}

/** Width of a text in the drawing's units. */
export function letteringWidth(text: string, size: number, tracking = LABEL_TRACKING): number {
  const glyphs = known(text);
  const widths = glyphs.reduce((sum, glyph) => sum + glyph.width, 0);
  return ((widths + tracking * Math.max(0, glyphs.length - 1)) * size) / CAP_HEIGHT;
}

/** Moves and scales a glyph's path, whose commands are all absolute, and writes it in steps: half the bytes. */
function placed(path: string, x: number, y: number, scale: number): string {
  let [penX, penY] = [0, 0];
  const round = (value: number): number => Math.round(value * 10) / 10;
  const stepsFrom = (values: readonly number[]): string =>
    values
      .map((value, index) => short(round((index % 2 === 0 ? x : y) + value * scale) - (index % 2 === 0 ? penX : penY)))
      .reduce((text, step) => text + (text === "" || step.startsWith("-") ? "" : " ") + step, "");
  return path.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, figures: string) => {
    const values = (figures.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === "Z") return "z";
    const [first = 0] = values;
    const before = { x: penX, y: penY };
    if (command === "H") penX = round(x + first * scale);
    else if (command === "V") penY = round(y + first * scale);
    if (command === "H") return `h${short(penX - before.x)}`;
    if (command === "V") return `v${short(penY - before.y)}`;
    const steps = command === "M" ? "" : stepsFrom(values);
    penX = round(x + (values.at(-2) ?? 0) * scale);
    penY = round(y + (values.at(-1) ?? 0) * scale);
    return command === "M" ? `M${short(penX)} ${short(penY)}` : command.toLowerCase() + steps;
  });
}

/** The path of a text in the shop's own one-line letters: pictures can't load fonts. */
export function letteringPath(
  text: string,
  { x, y, size, anchor = "start", tracking = LABEL_TRACKING }: Lettering,
): string {
  const scale = size / CAP_HEIGHT;
  const width = letteringWidth(text, size, tracking);
  let at = anchor === "start" ? x : anchor === "middle" ? x - width / 2 : x - width;
  return known(text)
    .map((glyph) => {
      const path = placed(glyph.path, at, y - size, scale);
      at += (glyph.width + tracking) * scale;
      return path;
    })
    .join("");
}

/** Marks labels, so that a small picture can do without them. */
const LABEL_CLASS = "label";

/** A drawing without its labels: below half size they only cost bytes. */
export function withoutLabels(svg: string): string {
  return svg.replace(new RegExp(`<path class="${LABEL_CLASS}"[^>]*/>`, "g"), "");
}

/** A label as on a front panel: capitals, small and wide. */
export function label(text: string, place: Lettering, attributes: Attributes): string {
  const d = letteringPath(text.toUpperCase().replaceAll("\u039c", "µ"), place);
  return element("path", { class: LABEL_CLASS, d, "stroke-width": Math.max(1.1, place.size / 8.5), ...attributes });
}

/** A product's name, in the letters it is written with. */
export function title(text: string, place: Lettering, attributes: Attributes): string {
  const d = letteringPath(text, { tracking: TITLE_TRACKING, ...place });
  return element("path", { d, "stroke-width": place.size / 8, ...attributes });
}
