import type { Page } from "@playwright/test";
import type { Shopper } from "./models/shopper.ts";
import { expect, test } from "./models/test.ts";

/** Names of what began to move since the page came: an animation or a transition that lasts. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const note = (event: Event) => {
      const { animationName, propertyName } = event as Partial<AnimationEvent & TransitionEvent>;
      moved.push(`${event.type} ${animationName ?? propertyName}`);
    };
    for (const type of ["animationstart", "transitionrun"]) document.addEventListener(type, note, true);
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
});
