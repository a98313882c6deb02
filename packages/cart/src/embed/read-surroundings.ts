import type { Surroundings } from "./page-theme.ts";

/** How the page around an element of ours is painted. `probe` is inside that element's shadow root: the page doesn't style it. */
export function readSurroundings(element: Element, probe: HTMLElement): Surroundings {
  const grounds: Surroundings["grounds"][number][] = [];
  const around = parentOf(element);
  for (let outer = around; outer; outer = parentOf(outer)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(outer);
    grounds.push({ ...readColour(backgroundColor, probe), hasImage: !/^(none|)$/.test(backgroundImage) });
  }
  const text = around ? readColour(getComputedStyle(around).color, probe).lightness : 0;
  return { grounds, textLightness: text };
}

/** Crosses shadow roots too: the page may have placed us inside an element of its own. */
function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const parent = element.parentNode;
  return parent instanceof ShadowRoot ? parent.host : element.parentElement;
}

/** Whatever notation a page has used for it: the browser itself translates a colour into lightness and opacity. */
function readColour(colour: string, probe: HTMLElement): { lightness: number; opacity: number } {
  probe.style.color = `color-mix(in oklab, ${colour}, ${colour})`;
  const [, lightness = "0", opacity = "1"] =
    /^oklab\(([\d.e-]+) [^/]*(?:\/ ([\d.e-]+))?\)$/.exec(getComputedStyle(probe).color) ?? [];
  probe.style.removeProperty("color");
  return { lightness: Number(lightness), opacity: Number(opacity) };
}
