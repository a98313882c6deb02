import { PLOT, PLOT_LEVELS } from "./limits.ts";

/** How far below the plot's upper edge a level is: 0 there, 1 at the lower edge. */
export function depthOf(db: number): number {
  return (PLOT_LEVELS.top - db) / (PLOT_LEVELS.top - PLOT_LEVELS.bottom);
}

/** A line through levels in tenths of a decibel, evenly spaced over the plot's width. What is below its lower edge is drawn below it. */
export function plotPath(levels: readonly number[]): string {
  const points = levels.map((tenths, index) => {
    const x = (index / (levels.length - 1)) * PLOT.width;
    return `${x.toFixed(1)} ${(depthOf(tenths / 10) * PLOT.height).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
