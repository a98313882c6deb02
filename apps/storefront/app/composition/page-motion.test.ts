// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBrowserPageMotion } from "./page-motion.ts";

const root = document.documentElement;
let rolled: string[] = [];

beforeEach(() => {
  rolled = [];
  Element.prototype.animate = function animate(this: Element) {
    rolled.push(this.textContent ?? "");
    return { finished: new Promise(() => {}) } as unknown as Animation;
  };
  // jsdom lays nothing out: every figure is in view.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top: 10, bottom: 30, width: 40 } as DOMRect);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "animate");
  Reflect.deleteProperty(navigator, "userActivation");
  for (const name of ["cartLit", "cartMoves", "currency"]) delete root.dataset[name];
  document.body.replaceChildren();
});

function openPage({ isActing = true, isStill = false } = {}) {
  Object.defineProperty(navigator, "userActivation", { value: { isActive: isActing }, configurable: true });
  vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
  root.dataset.currency = "EUR";
  document.body.innerHTML = `
    <span class="shop-price">
      <span class="shop-price__in" data-currency="EUR"><span class="shop-figure">49€</span></span>
      <span class="shop-price__in" data-currency="USD"><span class="shop-figure">54€</span></span>
    </span>
    <span class="shop-figure">0:14:59</span>`;
  const motion = createBrowserPageMotion();
  motion.watchPrices();
  return motion;
}
const write = (index: number, text: string) => {
  const node = document.querySelectorAll(".shop-figure")[index]?.firstChild;
  if (node) node.nodeValue = text;
};
const settle = () => new Promise<void>((resolve) => queueMicrotask(resolve));

test("a price that changes after an act rolls, a clock doesn't", async () => {
  openPage();
  write(2, "0:14:58");
  await settle();
  expect(rolled).toEqual([]);
  write(0, "39€");
  await settle();
  expect(rolled).toEqual(["3\n4", "9", "€"]);
});

test("another currency rolls each price from the one that was shown", async () => {
  openPage();
  root.dataset.currency = "USD";
  await settle();
  expect(rolled).toEqual(["4\n5", "4\n5\n6\n7\n8\n9", "€"]);
});

test.each([
  ["without an act of the shopper", { isActing: false }],
  ["where no motion is wanted", { isStill: true }],
])("[A11Y-04] %s no price rolls and no segment moves", async (_, page) => {
  const motion = openPage(page);
  write(0, "39€");
  root.dataset.currency = "USD";
  motion.showCart(2);
  await settle();
  expect(rolled).toEqual([]);
  expect(root.dataset.cartLit).toBe("2");
  expect(root.dataset.cartMoves).toBeUndefined();
});

test("the cart's meter rises when something is added, and falls when it is removed", () => {
  const motion = openPage();
  motion.showCart(2);
  expect([root.dataset.cartLit, root.dataset.cartMoves]).toEqual(["2", "rise"]);
  motion.showCart(1);
  expect([root.dataset.cartLit, root.dataset.cartMoves]).toEqual(["1", "fall"]);
});
