import { edges } from "./models/edges.ts";
import { stubSounds } from "./models/sounds.ts";
import { expect, test } from "./models/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("on a phone the act that compares stays at the lower edge once two products are chosen, beside the chat's button", async ({
  page,
  shopper,
}) => {
  await shopper.open("/products/guitar-cabinet-impulse-responses");
  const compare = page.getByRole("button", { name: "Compare", exact: true });
  await expect(compare).not.toBeInViewport();
  await page.getByRole("checkbox", { name: "Compare faIR Ambient Hall" }).check();
  await page.getByRole("checkbox", { name: "Compare faIR Bass Eight-Ten" }).check();
  const chat = page.getByRole("button", { name: "Open chat" });
  await expect(chat).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(compare).toBeInViewport({ ratio: 1 });
  expect((await edges(compare)).right).toBeLessThanOrEqual((await edges(chat)).left);
});

test("on a phone notice, player and the bar to buy with leave three quarters of the screen, and none covers another", async ({
  page,
  shopper,
}) => {
  await stubSounds(page);
  await shopper.open("/products/plugins/facabroom");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const player = page.getByRole("region", { name: "Player" });
  await expect(player.locator(".shop-player__take[data-heard]")).toBeVisible();
  await page.getByRole("button", { name: "Add to cart" }).click();
  const notice = shopper.notices.getByRole("listitem");
  await expect(notice).toBeVisible();
  const buy = page.locator(".buy-panel__acts");
  const [noticed, played, bought] = [await edges(notice), await edges(player), await edges(buy)];
  expect(bought.bottom - bought.top).toBe(56);
  expect(bought.bottom).toBe(844);
  expect(noticed.bottom).toBeLessThanOrEqual(played.top);
  expect(played.bottom).toBeLessThanOrEqual(bought.top);
  expect(844 - noticed.top).toBeLessThanOrEqual(844 / 4 + 16);
});

for (const [language, path] of [
  ["English", "/products/plugins"],
  ["German", "/de/products/plugins"],
  ["Japanese", "/ja/products/plugins"],
] as const) {
  test(`[A11Y-05] on a phone the offer's bar in ${language} is one rack unit high, and nothing in it is cut off or too small to press`, async ({
    page,
    shopper,
  }) => {
    const bar = page.locator("section:has(> .frame #bar-offer)");
    // A back end that has just started may be slower than a page waits for its offer.
    await expect(async () => {
      await shopper.open(path);
      await expect(bar.getByRole("link")).toBeVisible({ timeout: 1000 });
    }).toPass();
    const { top, bottom } = await edges(bar);
    expect(bottom - top).toBeLessThanOrEqual(45);
    const cut = await bar.evaluate((part) =>
      [...part.querySelectorAll<HTMLElement>("a > span, time, #bar-countdown *")]
        .filter((one) => getComputedStyle(one).display !== "none" && one.scrollWidth > one.clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    for (const target of await bar.locator("a, button").all()) {
      const box = await edges(target);
      expect(box.right - box.left).toBeGreaterThanOrEqual(24);
      expect(box.bottom - box.top).toBeGreaterThanOrEqual(24);
    }
  });
}

test("on a phone the end of a page scrolls free of the chat's button", async ({ page, shopper }) => {
  for (const path of ["/support", "/products/plugins/facabroom"]) {
    await shopper.open(path);
    const chat = page.getByRole("button", { name: "Open chat" });
    await expect(chat).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const links = page.getByRole("contentinfo").getByRole("link");
    const lowest = Math.max(
      ...(await Promise.all((await links.all()).map(async (link) => (await edges(link)).bottom))),
    );
    expect(lowest, path).toBeLessThanOrEqual((await edges(chat)).top);
  }
});

for (const [device, width] of [
  ["phone", 390],
  ["desktop", 1440],
] as const)
  test(`on a ${device} no button lies over the figures of an account, its orders, downloads and the cart`, async ({
    page,
    shopper,
    customer: _,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/account", "/account/orders", "/downloads", "/cart"]) {
      await shopper.open(path);
      const chat = page.getByRole("button", { name: "Open chat" });
      await expect(chat).toBeAttached();
      await page.evaluate(() => window.scrollTo(0, 400));
      const content = await page.locator("main > .frame").evaluate((frame) => {
        const { right } = frame.getBoundingClientRect();
        return {
          right: right - Number.parseFloat(getComputedStyle(frame).paddingRight),
          bottom: frame.getBoundingClientRect().bottom,
        };
      });
      for (const key of await page.locator(".shop-chat__button, .back-to-top").all()) {
        const { left, top } = await edges(key);
        expect(left >= content.right || top >= content.bottom, `${path}: ${await key.getAttribute("class")}`).toBe(
          true,
        );
      }
    }
  });
