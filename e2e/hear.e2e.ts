import { expectAccessible } from "./models/accessible.ts";
import { stubSounds, watchSounds } from "./models/sounds.ts";
import { expect, test } from "./models/test.ts";

const PACK = "/products/guitar-cabinet-impulse-responses/fair-modern-rock";
test.beforeEach(async ({ page, shopper }) => {
  await stubSounds(page);
  await shopper.open(PACK);
});

test("[HEAR-07] [HEAR-01] [HEAR-03] nothing of a sound is fetched before play; it goes on over a change of page", async ({
  page,
  complaints,
}) => {
  const asked = watchSounds(page);
  await page.reload({ waitUntil: "networkidle" });
  const board = page.getByRole("region", { name: "Hear it" });
  expect(asked).toEqual([]);
  await board.getByRole("button", { name: "Play" }).click();
  const player = page.getByRole("region", { name: "Player" });
  await board.getByRole("radio", { name: /^Dyn-A, Cap, 0 cm/ }).click();
  await expect(player.locator(".shop-player__take[data-heard]")).toHaveText("Dyn-A, Cap, 0 cm");
  expect(asked.length).toBeGreaterThan(0);
  await board.getByRole("radio", { name: /^Rib-B, Cone/ }).click();
  await expect(player.locator(".shop-player__take[data-heard]")).toHaveText(/^Rib-B, Cone/);
  await page.getByRole("link", { name: "Support" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Support" })).toBeVisible();
  await expect(player.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(player.locator(".shop-player__take[data-heard]")).toHaveText(/^Rib-B, Cone/);
  await player.getByRole("link", { name: "faIR Modern Rock" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "faIR Modern Rock" })).toBeVisible();
  await expect(player.getByRole("button", { name: "Pause" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("[HEAR-09] [HEAR-05] [A11Y-01] the player works by keyboard, and axe finds nothing", async ({ page }) => {
  const board = page.getByRole("region", { name: "Hear it" });
  await board.getByRole("button", { name: "Play" }).press("Enter");
  const player = page.getByRole("region", { name: "Player" });
  await expect(player.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.locator("#content").focus();
  await page.keyboard.press("b");
  await expect(player.getByRole("button", { name: /^B: / })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("1");
  await expect(player.locator(".shop-player__take[data-heard]")).toHaveText("Dyn-A, Cap, 0 cm");
  await page.keyboard.press(" ");
  await expect(player.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await player.getByRole("button", { name: "Takes and options" }).click();
  await expectAccessible(page, "a pack's page with the player");
});

test("[HEAR-11] [A11Y-04] where no motion is wanted, the playhead's line is still while it plays", async ({ page }) => {
  await page.getByRole("region", { name: "Hear it" }).getByRole("button", { name: "Play" }).click();
  const player = page.getByRole("region", { name: "Player" });
  await expect(player.locator(".shop-player__take[data-heard]")).toBeVisible();
  const line = player.getByRole("slider", { name: "Position" });
  const shown = await line.inputValue();
  // The sound itself goes on: its pause shows where it has come to.
  await expect
    .poll(async () => {
      expect(await line.inputValue()).toBe(shown);
      return page.evaluate(() => performance.now());
    })
    .toBeGreaterThan(2_000);
  await player.getByRole("button", { name: "Pause" }).click();
  await expect(line).not.toHaveValue(shown);
});
