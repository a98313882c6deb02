import { expectAccessible } from "./models/accessible.ts";
import { shiftsOf } from "./models/shifts-of.ts";
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
  // A group of choices is one stop of Tab, and its chosen one is where it stops.
  const stops = player.locator(
    "a, button:enabled:not([role=radio]), input:enabled, select, [role=radio][tabindex='0']",
  );
  const shown = stops.filter({ visible: true });
  const count = await shown.count();
  expect(count).toBeGreaterThan(10);
  await shown.first().focus();
  for (let place = 0; place < count; place += 1) {
    await expect(shown.nth(place)).toBeFocused();
    await expect(shown.nth(place)).toHaveAccessibleName(/\S/);
    await page.keyboard.press("Tab");
  }
});

test("[HEAR-14] [HEAR-03] [A11Y-04] a press on the matrix moves the amber line and the sound together, without motion too", async ({
  page,
}) => {
  const board = page.getByRole("region", { name: "Hear it" });
  await board.getByRole("button", { name: "Play" }).click();
  const line = board.locator(".shop-take-curves__chosen");
  await expect(line).toHaveAttribute("data-heard", "");
  const before = await line.getAttribute("d");
  await board.getByRole("radio", { name: /^Rib-B, Cone/ }).click();
  await expect(board.getByRole("img", { name: /^Frequency curve of Rib-B, Cone/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Player" }).locator(".shop-player__take")).toHaveText(/^Rib-B, Cone/);
  expect(await line.getAttribute("d")).not.toBe(before);
  expect(await line.evaluate((path) => getComputedStyle(path).transitionDuration)).toBe("0s");
});

test("[HEAR-12] [HEAR-07] [A11Y-01] a plugin is heard before and after it, with a divider by keyboard; nothing is fetched before play", async ({
  page,
  shopper,
}) => {
  const waves = { before: [100, 800, 300, 500], after: [400, 900, 600, 700] };
  await page.route(/peaks\.json$/, (route) => route.fulfill({ json: waves }));
  const asked = watchSounds(page);
  await shopper.open("/products/plugins/famicalign");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  const board = page.getByRole("region", { name: "Hear it" });
  await board.getByRole("button", { name: "Play" }).click();
  const divider = board.getByRole("slider", { name: "Divider between before and after" });
  const taken = page.getByRole("region", { name: "Player" }).locator(".shop-player__take[data-heard]");
  await expect(taken).toBeVisible();
  await expect(divider).toHaveAttribute("aria-valuetext", "Before up to 50 %, after from there");
  await divider.press("Home");
  await expect(taken).toHaveText("After");
  await divider.press("End");
  await expect(taken).toHaveText("Before");
  expect(new Set(asked.map((path) => path.split("/").at(-1)))).toEqual(
    new Set(["before.mp3", "after.mp3", "peaks.json"]),
  );
  await expectAccessible(page, "a plugin's page with its divider");
});

test("[HEAR-12] [HEAR-06] a plugin's knob says how far it is turned in the page's language, and nothing in a blind test", async ({
  page,
  shopper,
}) => {
  await shopper.open("/de/products/plugins/fagaintrim");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Abspielen" }).first().click();
  const knob = main.locator(".shop-setting-knob");
  await expect(knob).toHaveText("Pegel0 dB");
  await main.getByRole("slider", { name: /vorher und nachher/ }).press("Home");
  await expect(knob).toHaveText("Pegel+12 dB");
  await page.getByRole("region", { name: "Player" }).getByRole("button", { name: "Blind" }).click();
  await expect(knob).toBeHidden();
});

test("[HEAR-13] a bundle's part is chosen, then played: choosing fetches nothing, and the player names the part", async ({
  page,
  shopper,
}) => {
  await page.route(/peaks\.json$/, (route) => route.fulfill({ json: { before: [100, 800], after: [400, 900] } }));
  const asked = watchSounds(page);
  await shopper.open("/products/alignment-bundle");
  const board = page.getByRole("region", { name: "Hear it" });
  await expect(board.getByText("2 of its parts can be heard. Choose one, then press Play.")).toBeVisible();
  await board.getByLabel("Part").selectOption("faTrackAlign");
  expect(asked).toEqual([]);
  await board.getByRole("button", { name: "Play" }).click();
  const player = page.getByRole("region", { name: "Player" });
  await expect(player.getByRole("link", { name: "faTrackAlign" })).toBeVisible();
  await expect(board.getByRole("slider", { name: "Divider between before and after" })).toBeVisible();
  await board.getByLabel("Part").selectOption("faMicAlign");
  await expect(player.getByRole("link", { name: "faTrackAlign" })).toBeVisible();
  await board.getByRole("button", { name: "Play" }).click();
  await expect(player.getByRole("link", { name: "faMicAlign" })).toBeVisible();
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

for (const width of [390, 1440]) {
  test(`[HEAR-07] at ${width} px nothing on the page moves when the board comes long after the press`, async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [PACK, "/products/plugins/famicalign"]) {
      await page.route("**/assets/hear-it-board-*.js", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue();
      });
      await shopper.open(path);
      const board = page.getByRole("region", { name: "Hear it" });
      await board.getByRole("button", { name: "Play" }).click();
      await expect(board.getByRole(path === PACK ? "radio" : "slider").first()).toBeVisible();
      expect(await shiftsOf(page, "main"), path).toEqual([]);
    }
  });
}

for (const path of [PACK, `/de${PACK}`]) {
  test(`[HEAR-03] [A11Y-05] on a phone the player writes a take out with its distance: ${path.slice(0, 3)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await stubSounds(page);
    await page.goto(path);
    await page
      .getByRole("button", { name: /^(Play|Abspielen)$/ })
      .first()
      .click();
    const texts = page.locator(".shop-player__take[data-heard], .shop-player__programme > a");
    await expect(texts).toHaveCount(2);
    const cut = await texts.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(cut).toBe(0);
  });
}
