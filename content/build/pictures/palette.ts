/** The colours of one theme's drawings. Levels of ground differ by light alone; the signal marks what is heard and nothing else. */
export type Palette = {
  theme: "dark" | "light";
  ground: string;
  panel: string;
  raised: string;
  hairline: string;
  faint: string;
  ink: string;
  soft: string;
  dim: string;
  signal: string;
  /** The ground below a live line: lit by it, barely. */
  signalGround: string;
  /** Line widths in units of a 1600-wide picture: print carries finer lines than a screen in the dark. */
  fineLine: number;
  line: number;
  boldLine: number;
};

/** The grounds are those of the page, so that a picture has no edge where its field goes on. */
export const DARK: Palette = {
  theme: "dark",
  ground: "#171411",
  panel: "#1d1a13",
  raised: "#272318",
  hairline: "#3b362a",
  faint: "#29251b",
  ink: "#ece4d4",
  soft: "#a99f8b",
  dim: "#6d6555",
  signal: "#f5a524",
  signalGround: "#251c0d",
  fineLine: 1.2,
  line: 2,
  boldLine: 3.4,
};

export const LIGHT: Palette = {
  theme: "light",
  ground: "#efe9dd",
  panel: "#fbf8f1",
  raised: "#e9e1d3",
  hairline: "#cbc0ad",
  faint: "#e3dacb",
  ink: "#221d16",
  soft: "#655c4d",
  dim: "#a3977f",
  signal: "#a65f00",
  signalGround: "#f6e6c8",
  fineLine: 1.1,
  line: 1.8,
  boldLine: 3.6,
};

/** The same without what is heard: for parts of a drawing in which something else is. */
export function unheard(palette: Palette): Palette {
  return { ...palette, signal: palette.ink, signalGround: palette.ground };
}

/** A colour between two, in steps of light: share 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The faintest line of a waterfall: far away, and still at 3:1 against the ground, so that everybody sees it. Source: WCAG 2.2, 1.4.11. */
export function farLine(palette: Palette): string {
  return mix(palette.soft, palette.ground, palette.theme === "dark" ? 0.32 : 0.24);
}
