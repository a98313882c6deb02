import type { Page } from "@playwright/test";

/** The layout's shifts within a part since the page began: how much, and what moved. What a press moves within half a second is wanted. */
export function shiftsOf(page: Page, part = "html"): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      new Promise<string[]>((resolve) => {
        interface LayoutShift extends PerformanceEntry {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: ReadonlyArray<{ readonly node: Node | null }>;
        }
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().filter((entry): entry is LayoutShift => entry.entryType === "layout-shift");
          const isWithin = ({ sources }: LayoutShift) =>
            sources.some(({ node }) => !node || document.querySelector(selector)?.contains(node));
          const unwanted = shifts.filter((shift) => !shift.hadRecentInput && isWithin(shift));
          resolve(
            unwanted.map(({ value, sources }) => {
              const moved = sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName));
              return `${value.toFixed(4)} ${moved.join(", ")}`;
            }),
          );
        }).observe({ type: "layout-shift", buffered: true });
        // If there was no shift the observer is never called; the next frames prove that.
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve([]))));
      }),
    part,
  );
}
