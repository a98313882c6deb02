function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of an opaque colour `#rrggbb`, 0 to 1. Source: WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match)
    throw new Error(`"${hex}" is no opaque colour of the form #rrggbb: contrast can only be computed for those.`);
  const [red, green, blue] = match.slice(1).map((pair) => channel(Number.parseInt(pair, 16)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast of two opaque colours, 1 to 21. Source: WCAG 2.2, "contrast ratio". */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
