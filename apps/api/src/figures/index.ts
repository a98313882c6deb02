export { FIGURE_SECTIONS, type Figure } from "./figure.ts";
export { readFigures } from "./read-figures.ts";
