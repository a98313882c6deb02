import type { Page } from "@playwright/test";
import type { Shopper } from "./models/shopper.ts";
import { expect, test } from "./models/test.ts";

/** Names of what began to move since the page came: an animation, of a style sheet's or a script's, or a transition that lasts. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const note = (event: Event) => {
      const { animationName, propertyName } = event as Partial<AnimationEvent & TransitionEvent>;
      moved.push(`${event.type} ${animationName ?? propertyName}`);
    };
    for (const type of ["animationstart", "transitionrun"]) document.addEventListener(type, note, true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function noted(...given) {
      moved.push(`animate ${this.className}`);
      return animate.apply(this, given);
    };
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

/** A notice, a dialog and another page. */
async function actAround(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await shopper.addToCart("/products/plugins/facabroom", "faCabRoom");
  await page.getByRole("button", { name: "Buy now" }).click();
  await expect(shopper.signIn).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shopper.signIn).toBeHidden();
  await page.getByRole("link", { name: "Plugins", exact: true }).first().click();
  await expect(page).toHaveURL(/\/products\/plugins$/);
  await expect(page.getByRole("heading", { level: 1, name: "Plugins" })).toBeVisible();
}

test("[A11Y-04] with reduced motion neither a notice nor a dialog nor a change of page moves anything", async ({
  shopper,
  page,
}) => {
  const moved = await watchMotion(page);
  await actAround(shopper);
  expect(await moved()).toEqual([]);
  await expect(shopper.notices.getByText(/^\d+ s$/).first()).toBeVisible();
});

/** Keys, a price in another currency, a take, a plugin's knob, the walk of the hero. */
async function actOnWhatMoves(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await shopper.open("/products/guitar-cabinet-impulse-responses/fair-modern-rock");
  await page.getByRole("button", { name: "Play", exact: true }).first().click();
  await page.getByRole("radio", { name: /30 cm/ }).first().click();
  await page.getByLabel("Currency").focus();
  // What moves by script has come with the first press after the page was idle.
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(page.locator("html")).toHaveAttribute("data-cart-lit", /./, { timeout: 1_000 });
  }).toPass();
  await page.keyboard.type("JPY");
  await expect(page.locator("html")).toHaveAttribute("data-currency", "JPY");
  const key = page.getByRole("button", { name: "Add to cart" });
  await key.focus();
  await page.keyboard.down("Space");
  await expect(key).toHaveCSS("translate", /^0px/);
  await page.keyboard.up("Space");
  await expect(page.locator("html")).toHaveAttribute("data-cart-lit", "1");
  await page.getByRole("link", { name: "Farfield Audio" }).first().click();
  await page.locator(".hero-walk__axis").press("ArrowRight");
  await expect(page.locator(".hero-walk [data-redraw]")).toHaveCount(1);
}

test("[A11Y-04] with reduced motion no key travels, no line is drawn, no digit rolls, no segment fades and no knob turns", async ({
  shopper,
  page,
}) => {
  const moved = await watchMotion(page);
  await actOnWhatMoves(shopper);
  expect(await moved()).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await shopper.open("/products/plugins/fasampledelay");
  const board = page.getByRole("region", { name: "Hear it" });
  await board.getByRole("button", { name: "Play" }).click();
  await expect(board.getByText("0 samples", { exact: true })).toBeVisible();
  await board.getByRole("slider", { name: "Divider between before and after" }).press("Home");
  await expect(board.getByText("+139.94 samples", { exact: true })).toBeVisible();
  expect(await moved()).toEqual([]);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("without it the notice rises, and its bar shrinks in the place of the seconds", async ({ shopper, page }) => {
    const moved = await watchMotion(page);
    await actAround(shopper);
    expect(await moved()).toEqual(
      expect.arrayContaining(["animationstart shop-toast-rise", "animationstart shop-toast-run"]),
    );
    await expect(shopper.notices.getByText(/^\d+ s$/).first()).toBeHidden();
  });

  test("without it the same acts move them: the test above would see it", async ({ shopper, page }) => {
    const moved = await watchMotion(page);
    await actOnWhatMoves(shopper);
    await expect.poll(moved).toEqual(expect.arrayContaining(["transitionrun translate", "animationstart hero-redraw"]));
  });
});
