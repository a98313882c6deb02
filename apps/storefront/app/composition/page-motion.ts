import { type FigureChange, rollFigure, watchFigures } from "@shop/ui";

/** What the shell moves in the page, and when it may. */
export interface PageMotion {
  /** Rolls the digits of prices whose amount changes. The returned function ends it. */
  readonly watchPrices: () => () => void;
  /** Lights this many segments of the cart's meter; it moves only if the shopper has just done something. */
  readonly showCart: (lit: number) => void;
}

const PRICES = ".shop-price .shop-figure, .shop-cart-price .shop-figure, .shop-cart-totals .shop-figure";

export function createBrowserPageMotion(): PageMotion {
  const root = document.documentElement;
  return {
    watchPrices: () => {
      const roll = (changes: readonly FigureChange[]) => {
        if (!isMotionWanted()) return;
        // All are measured before the first one is changed.
        const shown = changes.filter(({ figure }) => isInView(figure));
        for (const { figure, from } of shown) rollFigure(figure, from);
      };
      const ends = [watchFigures(document.body, PRICES, roll), watchCurrency(root, roll)];
      return () => {
        for (const end of ends) end();
      };
    },
    showCart: (lit) => {
      const before = Number(root.dataset.cartLit ?? 0);
      if (lit === before && root.dataset.cartLit !== undefined) return;
      if (isMotionWanted()) root.dataset.cartMoves = lit > before ? "rise" : "fall";
      else delete root.dataset.cartMoves;
      root.dataset.cartLit = String(lit);
    },
  };
}

/** For some seconds after a press or a key. A browser that can't say so moves nothing. */
function isMotionWanted(): boolean {
  const isActing = (navigator.userActivation as UserActivation | undefined)?.isActive ?? false;
  return isActing && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** A page has its prices in every currency and the style sheet shows one: a figure rolls from the one in the same place. */
function watchCurrency(root: HTMLElement, roll: (changes: readonly FigureChange[]) => void): () => void {
  const observer = new MutationObserver(([change]) => {
    const figuresIn = (currency: string | null | undefined) =>
      document.querySelectorAll<HTMLElement>(`.shop-price__in[data-currency="${currency}"] .shop-figure`);
    const before = figuresIn(change?.oldValue);
    const shown = figuresIn(root.dataset.currency);
    if (before.length !== shown.length) return;
    roll([...shown].map((figure, place) => ({ figure, from: before[place]?.textContent ?? "" })));
  });
  observer.observe(root, { attributeFilter: ["data-currency"], attributeOldValue: true });
  return () => observer.disconnect();
}
