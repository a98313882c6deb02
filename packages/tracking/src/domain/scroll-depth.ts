import { SCROLL_MILESTONES_PERCENT } from "./limits.ts";

/** How far down a page the lower edge of the window is, in percent. A page that fits is seen whole. */
export function scrollDepth(view: {
  readonly top: number;
  readonly windowHeight: number;
  readonly pageHeight: number;
}): number {
  if (view.pageHeight <= view.windowHeight) return 100;
  // Zoomed browsers report fractions, which end a pixel before the page.
  const seen = Math.ceil(view.top + view.windowHeight + 1);
  return Math.min(100, Math.max(0, Math.floor((seen / view.pageHeight) * 100)));
}

/** The highest milestone that a depth has reached; 0 below the first. Source: TRACK-03. */
export function milestoneAt(depthPercent: number): number {
  return SCROLL_MILESTONES_PERCENT.findLast((milestone) => depthPercent >= milestone) ?? 0;
}
