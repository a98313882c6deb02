import { expect, test } from "./models/test.ts";

const PAGES = [
  "/",
  "/shop",
  "/products/plugins/famicalign",
  "/products/guitar-cabinet-impulse-responses",
  "/cart",
  "/support",
] as const;

for (const width of [1280, 1440]) {
  test(`[A11Y-04] with text of twice the size no page scrolls sideways at ${width} px, and the header keeps its controls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGES) {
      await page.goto(path);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      const header = page.getByRole("banner");
      for (const control of [
        header.getByRole("button", { name: "Open the menu" }),
        header.getByRole("combobox", { name: "Currency" }),
        header.getByRole("link", { name: "Account" }),
        header.getByRole("link", { name: /^Cart/ }),
      ]) {
        await expect(control).toBeInViewport({ ratio: 1 });
      }
    }
  });
}
