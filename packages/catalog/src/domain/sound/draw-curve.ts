/** How far below the loudest point of all curves they are drawn. */
export const DRAWN_BELOW_DB = 36;

/** A curve in a field of that size, as an SVG path. `topDb` touches its top; what is too low stays at its foot. Empty for no curve. */
export function drawCurve(
  levelsDb: readonly number[],
  { width, height, topDb }: { readonly width: number; readonly height: number; readonly topDb: number },
): string {
  const points = levelsDb.map((level, index) => {
    const x = (index / Math.max(1, levelsDb.length - 1)) * width;
    const y = Math.min(1, Math.max(0, (topDb - level) / DRAWN_BELOW_DB)) * height;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return points.length === 0 ? "" : `M${points.join("L")}`;
}
