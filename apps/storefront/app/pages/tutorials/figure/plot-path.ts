import { PLOT } from "./limits.ts";

/** A line through levels in tenths of a decibel, evenly spaced over the plot's width. What is below its lower edge is drawn below it. */
export function plotPath(levels: readonly number[]): string {
  const points = levels.map((tenths, index) => {
    const x = (index / (levels.length - 1)) * PLOT.width;
    const y = (-tenths / 10 / PLOT.decibels) * PLOT.height;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
