import { rollColumns } from "./roll-columns.ts";

/** As the style sheet's `--shop-fall` and `--shop-ease-fall`. */
const ROLL = { duration: 240, easing: "cubic-bezier(0.3, 0, 0.2, 1)" } as const;

/**
 * Rolls a figure's digits from the text that it had to the one that it has. The drums are laid over the figure and taken away again; its own
 * text stays one string, for screen readers and for copying. A figure that changes again meanwhile shows its new text at once.
 */
export function rollFigure(figure: HTMLElement, from: string): void {
  if (figure.hasAttribute("data-rolling")) return;
  const drums = document.createElement("span");
  drums.className = "shop-figure__drums";
  drums.setAttribute("aria-hidden", "true");
  const rolls = rollColumns(from, figure.textContent ?? "").map(({ drum, first, last }) => {
    const place = document.createElement("span");
    const face = document.createElement("span");
    face.textContent = [...drum].join("\n");
    place.append(face);
    drums.append(place);
    const at = (line: number) => `0 ${(-100 * line) / drum.length}%`;
    return () => face.animate({ translate: [at(first), at(last)] }, { ...ROLL, fill: "both" });
  });
  figure.append(drums);
  figure.setAttribute("data-rolling", "");
  const end = () => {
    drums.remove();
    figure.removeAttribute("data-rolling");
  };
  void Promise.allSettled(rolls.map((roll) => roll().finished)).then(end);
}
