import type { BarePage, Key } from "./bare-page.ts";

/** Names of pop-ups as the shop remembers what was closed. */
const EVERY_POP_UP = ["sale", "wheel", "contest", "liveSales"] as const;
type PopUp = (typeof EVERY_POP_UP)[number];

export interface Surface {
  readonly name: string;
  readonly path: string;
  /** Pop-ups that stay away as if the visitor had closed them. */
  readonly closed: readonly PopUp[];
  /** How long after the page's load the trace begins: shortly before the surface is due. 0: with the load, counted from idle time on. */
  readonly traceAfterMs: number;
  /** What the visitor does before that. */
  readonly before?: (page: BarePage) => Promise<void>;
  /** What the visitor does then. */
  readonly act?: (page: BarePage) => Promise<void>;
  /** What appears. */
  readonly selector: string;
}

const PRODUCT = "/products/plugins/famicalign";
const PACK = "/products/guitar-cabinet-impulse-responses/fair-modern-rock";

/** Which page has an offer with a countdown changes every hour. */
export function surfacesOf(pageWithCountdown: string): readonly Surface[] {
  return [
    {
      name: "discount bar's countdown",
      path: pageWithCountdown,
      closed: EVERY_POP_UP,
      traceAfterMs: 0,
      selector: "#bar-countdown [role=timer]",
    },
    {
      name: "sale sidebar",
      path: "/",
      closed: ["wheel", "contest", "liveSales"],
      traceAfterMs: 0,
      selector: ".shop-sale-sidebar",
    },
    {
      name: "live sales",
      path: "/",
      closed: ["sale", "wheel", "contest"],
      traceAfterMs: 12_000,
      selector: ".shop-live-sales",
    },
    {
      name: "wheel",
      path: "/",
      closed: ["sale", "contest", "liveSales"],
      traceAfterMs: 5_000,
      selector: ".shop-wheel-pop-up",
    },
    {
      name: "exit dialog",
      path: PRODUCT,
      closed: EVERY_POP_UP,
      traceAfterMs: 38_000,
      act: async (page) => {
        await page.moveTo(600, 300);
        await page.moveTo(600, 4);
      },
      selector: ".shop-exit",
    },
    {
      name: "open chat",
      path: "/",
      closed: EVERY_POP_UP,
      traceAfterMs: 4_000,
      // The button is in the lower right corner.
      act: (page) => page.click(1440 - 48, 900 - 48),
      selector: ".shop-chat__window",
    },
    {
      name: "rolling price",
      path: PRODUCT,
      closed: EVERY_POP_UP,
      traceAfterMs: 6_000,
      act: (page) => pressIn(page, "header select", "J"),
      selector: "html[data-currency=JPY]",
    },
    {
      name: "cart's meter",
      path: PRODUCT,
      closed: EVERY_POP_UP,
      traceAfterMs: 6_000,
      act: (page) => pressIn(page, ".buy-panel__acts button", "Enter"),
      selector: "html[data-cart-lit='1']",
    },
    {
      name: "a key's travel",
      path: PRODUCT,
      closed: EVERY_POP_UP,
      traceAfterMs: 6_000,
      act: (page) => holdDown(page, ".buy-panel__acts button"),
      selector: ".buy-panel__acts button:active",
    },
    {
      name: "hero's line",
      path: "/",
      closed: EVERY_POP_UP,
      traceAfterMs: 6_000,
      act: (page) => pressIn(page, ".hero-walk__axis", "ArrowRight"),
      selector: ".hero-walk [data-redraw]",
    },
    {
      name: "a pack's line",
      path: PACK,
      closed: EVERY_POP_UP,
      before: play,
      traceAfterMs: 8_000,
      act: (page) => pressIn(page, ".shop-take-key[aria-checked=false]", "Space"),
      selector: ".shop-take-key:focus[aria-checked=true]",
    },
    {
      name: "a plugin's knob",
      path: "/products/plugins/fagaintrim",
      closed: EVERY_POP_UP,
      before: play,
      traceAfterMs: 8_000,
      act: (page) => page.press("a"),
      selector: ".shop-wipe__names > p:first-child[data-heard]",
    },
    {
      name: "change of page",
      path: PRODUCT,
      closed: EVERY_POP_UP,
      traceAfterMs: 6_000,
      act: (page) => pressIn(page, "header a[href='/support']", "Enter"),
      selector: "header a[href='/support'][aria-current=page]",
    },
  ];
}

/** Starts the sound of a product's page. */
const play = (page: BarePage) => pressIn(page, ".hear-it button", "Enter");

/** Presses the mouse on this part and doesn't let go. */
async function holdDown(page: BarePage, selector: string): Promise<void> {
  const [x, y] = (await page.evaluate(
    `(({ x, y }) => [x + 8, y + 8])(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
  )) as [number, number];
  await page.hold(x, y);
}

/** Presses a key in this part. */
async function pressIn(page: BarePage, selector: string, key: Key): Promise<void> {
  await page.evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`);
  await page.press(key);
}
