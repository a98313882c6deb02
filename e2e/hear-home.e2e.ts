import { expectAccessible } from "./models/accessible.ts";
import { stubSounds, watchSounds } from "./models/sounds.ts";
import { expect, test } from "./models/test.ts";

test.beforeEach(({ page }) => stubSounds(page));

test("[HEAR-16] [HEAR-07] the microphone of the hero is moved by keyboard: line, distance and, after play, the sound follow", async ({
  page,
  shopper,
}) => {
  await shopper.open("/");
  const asked = watchSounds(page);
  const axis = page.getByRole("slider", { name: "Distance of the microphone" });
  const line = page.locator(".hero-walk img").filter({ visible: true });
  await expect(axis).toHaveAttribute("aria-valuetext", "4 cm");
  await axis.press("ArrowRight");
  await expect(axis).toHaveAttribute("aria-valuetext", "9 cm");
  await expect(line).toHaveAttribute("src", /\/media\/walk\/9-(dark|light)\.svg/);
  expect(asked).toEqual([]);
  await page.locator(".hero-walk").getByRole("button", { name: "Play" }).press("Enter");
  const player = page.getByRole("region", { name: "Player" });
  const heard = player.locator(".shop-player__take[data-heard]");
  await expect(heard).toHaveText("Con-B, Cap edge, 9 cm");
  await axis.press("End");
  await expect(heard).toHaveText("Con-B, Cap edge, 160 cm");
  await page.locator("#content").focus();
  await page.keyboard.press("1");
  await expect(axis).toHaveAttribute("aria-valuetext", "1 cm");
  await expectAccessible(page, "home while the walk plays");
});

test("[HEAR-16] a kind of music plays its pack at one press, in the place of what played", async ({
  page,
  shopper,
}) => {
  await shopper.open("/");
  const player = page.getByRole("region", { name: "Player" });
  await page.getByRole("button", { name: "Play Jazz" }).click();
  await expect(player.getByRole("link", { name: "faIR Jazz Box" })).toBeVisible();
  await page.getByRole("button", { name: "Play Bass" }).click();
  await expect(player.getByRole("link", { name: "faIR Bass Eight-Ten" })).toBeVisible();
  await expect(player.locator(".shop-player__take[data-heard]")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[HEAR-16] the hero shows the line of the third distance, and no control that needs scripts", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.locator(".hero-walk img").filter({ visible: true })).toHaveAttribute("src", /\/media\/walk\/4-/);
    await expect(page.getByRole("slider")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Play" })).toHaveCount(0);
  });
});
