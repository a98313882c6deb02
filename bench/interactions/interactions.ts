export interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  /** What is pressed, in its middle: an expression of the page. */
  readonly part: string;
  /** What is there once the press has done its work: an expression of the page. */
  readonly isDone: string;
}

const DESK = 1440;
const PHONE = 390;
const PACKS = "/products/guitar-cabinet-impulse-responses";

export const INTERACTIONS: readonly Interaction[] = [
  {
    name: "add to cart",
    path: "/products/plugins/famicalign",
    width: DESK,
    part: `document.querySelector(".buy-panel__acts button")`,
    isDone: `document.documentElement.dataset.cartLit === "1"`,
  },
  {
    name: "open the menu",
    path: "/",
    width: PHONE,
    part: `document.querySelector(".mobile-menu button")`,
    isDone: `document.querySelector("[role=dialog]") !== null`,
  },
  {
    name: "choose a filter",
    path: PACKS,
    width: DESK,
    part: `document.querySelector("input[name=sound][value=scooped]")`,
    isDone: `location.search === "?sound=scooped"`,
  },
  {
    name: "change the theme",
    path: "/",
    width: DESK,
    part: `document.querySelector("header [aria-label='Dark mode']")`,
    isDone: `document.documentElement.dataset.theme === "light"`,
  },
  {
    name: "play a pack",
    path: `${PACKS}/fair-modern-rock`,
    width: DESK,
    part: `[...document.querySelectorAll("#content button")].find((button) => button.textContent.startsWith("Play"))`,
    isDone: `document.querySelector(".shop-player") !== null`,
  },
];
