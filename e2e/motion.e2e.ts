import type { Page } from "@playwright/test";
import { stubSounds } from "./models/sounds.ts";
import { expect, test } from "./models/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

interface Move {
  readonly what: string;
  readonly ms: number;
}

/** What moves from now on, as it begins, and how long it takes. It is over before a test could ask. */
async function listMoves(page: Page): Promise<() => Promise<Move[]>> {
  await page.evaluate(() => {
    const moves: unknown[] = [];
    Object.assign(window, { moves });
    const note = (event: Event) => {
      const { animationName, propertyName, pseudoElement } = event as AnimationEvent & TransitionEvent;
      const style = getComputedStyle(event.target as Element, pseudoElement || null);
      const durations = (animationName ? style.animationDuration : style.transitionDuration).split(", ");
      const place = animationName ? 0 : style.transitionProperty.split(", ").indexOf(propertyName);
      const duration = durations[place % durations.length] ?? "";
      moves.push({ what: animationName ?? propertyName, ms: Math.round(Number.parseFloat(duration) * 1000) });
    };
    for (const type of ["animationstart", "transitionrun"]) document.addEventListener(type, note, true);
  });
  return () => page.evaluate(() => (window as unknown as { moves: Move[] }).moves);
}

/** The first key fetches what moves by script. */
async function loadMotion(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("shop:idle").length > 0);
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(page.locator("html")).toHaveAttribute("data-cart-lit", /./, { timeout: 1_000 });
  }).toPass();
}

test("a key goes down in 120 ms and comes up in 240 ms, and its focus ring stays", async ({ shopper, page }) => {
  await shopper.open("/products/plugins/facabroom");
  const key = page.getByRole("button", { name: "Add to cart" });
  await key.focus();
  const moves = await listMoves(page);
  await page.keyboard.down("Space");
  await expect(key).toHaveCSS("translate", "0px 2px");
  await expect(key).toHaveCSS("outline-style", "solid");
  expect(await moves()).toContainEqual({ what: "translate", ms: 120 });
  await page.keyboard.up("Space");
  await expect.poll(moves).toContainEqual({ what: "translate", ms: 240 });
  await expect(key).toHaveCSS("translate", "none");
});

test("[SHELL-02] a segment of the cart's meter lights in 120 ms when something is added, and goes out in 240 ms", async ({
  shopper,
  page,
}) => {
  await shopper.open("/products/plugins/facabroom");
  await loadMotion(page);
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-cart-lit", "0");
  const moves = await listMoves(page);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(root).toHaveAttribute("data-cart-lit", "1");
  await expect.poll(moves).toContainEqual({ what: "background-color", ms: 120 });
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 1 item");
  await shopper.cartLink.click();
  await page.getByRole("button", { name: "Remove faCabRoom" }).click();
  await expect(root).toHaveAttribute("data-cart-lit", "0");
  await expect.poll(moves).toContainEqual({ what: "background-color", ms: 240 });
});

test("[PRICE-01] the digits of a price roll in 240 ms when the currency changes, and its text stays one string", async ({
  shopper,
  page,
}) => {
  await shopper.open("/products/plugins/facabroom");
  await loadMotion(page);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  const before = await width();
  const seen = page.evaluate(
    () =>
      new Promise<{ durations: number[]; hidden: string | null }>((resolve) => {
        const look = () => {
          const drums = document.querySelector(".shop-figure__drums");
          if (!drums) return void requestAnimationFrame(look);
          const durations = drums
            .getAnimations({ subtree: true })
            .map(({ effect }) => Number(effect?.getTiming().duration));
          resolve({ durations: [...new Set(durations)], hidden: drums.getAttribute("aria-hidden") });
        };
        look();
      }),
  );
  await page.getByLabel("Currency").focus();
  await page.keyboard.type("JPY");
  expect(await seen).toEqual({ durations: [240], hidden: "true" });
  await expect(page.locator(".shop-figure__drums")).toHaveCount(0);
  expect(await width()).toBe(before);
});

test("[HEAR-16] the hero's line is drawn again in 240 ms when the microphone moves, and not when the page comes", async ({
  shopper,
  page,
}) => {
  await shopper.open("/");
  await expect(page.locator(".hero-walk [data-redraw]")).toHaveCount(0);
  const moves = await listMoves(page);
  await page.locator(".hero-walk__axis").press("ArrowRight");
  await expect.poll(moves).toContainEqual({ what: "hero-redraw", ms: 240 });
  await page.locator(".hero-walk__axis").press("ArrowRight");
  await expect.poll(moves).toContainEqual({ what: "hero-redraw-again", ms: 240 });
});

test("[HEAR-14] a pack's line bends in 240 ms from one curve to the other when a take is pressed", async ({
  shopper,
  page,
}) => {
  await stubSounds(page);
  await shopper.open("/products/guitar-cabinet-impulse-responses/fair-modern-rock");
  const board = page.getByRole("region", { name: "Hear it" });
  await board.getByRole("button", { name: "Play" }).click();
  await expect(board.locator(".shop-take-curves__chosen")).toHaveAttribute("data-heard", "");
  const moves = await listMoves(page);
  await board.getByRole("radio", { name: /^Rib-B, Cone/ }).click();
  await expect(board.getByRole("img", { name: /^Frequency curve of Rib-B, Cone/ })).toBeVisible();
  await expect.poll(moves).toContainEqual({ what: "d", ms: 240 });
});

test("[HEAR-12] the knob of a plugin turns in 240 ms when the other side is heard", async ({ shopper, page }) => {
  await shopper.open("/products/plugins/fasampledelay");
  const board = page.getByRole("region", { name: "Hear it" });
  await board.getByRole("button", { name: "Play" }).click();
  await expect(board.getByText("0 samples", { exact: true })).toBeVisible();
  const moves = await listMoves(page);
  await board.getByRole("slider", { name: "Divider between before and after" }).press("Home");
  await expect(board.getByText("+139.94 samples", { exact: true })).toBeVisible();
  await expect.poll(moves).toContainEqual({ what: "transform", ms: 240 });
});

test("the cover keeps its place from a card to its page and back", async ({ shopper, page }) => {
  await shopper.open("/products/plugins");
  // What has the cover's name when the browser captures the view, before the change and after it.
  await page.evaluate(() => {
    const covers: string[][] = [];
    Object.assign(window, { covers });
    const named = () =>
      [...document.querySelectorAll("main *")]
        .filter((element) => getComputedStyle(element).viewTransitionName === "cover")
        .map((element) => element.className);
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (change) =>
      begin(async () => {
        covers.push(named());
        await (change as () => unknown)();
        covers.push(named());
      });
  });
  const covers = () => page.evaluate(() => (window as unknown as { covers: string[][] }).covers);
  await page.getByRole("link", { name: "faCabRoom", exact: true }).first().click();
  await expect.poll(covers).toEqual([["shop-cover"], ["detail__cover"]]);
  await page.goBack();
  await expect.poll(covers).toEqual([["shop-cover"], ["detail__cover"], ["detail__cover"], ["shop-cover"]]);
});
