import { expect, test } from "./embed-test.ts";

for (const width of [390, 320]) {
  test(`[CONSENT-03] at ${width} px accepting and refusing have one line, one size and one weight, in each language and both layers`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const looks = () =>
      page.locator("shop-consent .shop-button:not([aria-label])").evaluateAll((buttons) =>
        buttons.slice(0, 2).map((button) => {
          const text = document.createRange();
          text.selectNodeContents(button);
          const { width: wide, height } = button.getBoundingClientRect();
          const { fontSize, fontWeight, backgroundColor } = getComputedStyle(button);
          return {
            lines: text.getClientRects().length,
            look: [wide, height, fontSize, fontWeight, backgroundColor].join(" "),
          };
        }),
      );
    const expectEqual = async () => {
      const [refuse, accept] = await looks();
      expect([refuse?.lines, accept?.lines]).toEqual([1, 1]);
      expect(accept?.look).toBe(refuse?.look);
    };
    for (const [name, label] of Object.entries({
      "a plain page": "Settings",
      "a German page": "Einstellungen",
      "a Japanese page": "設定",
    })) {
      await page.goto(site.address(name));
      const open = page.locator("shop-consent").getByRole("button", { name: label, exact: true });
      await expect(open).toBeVisible();
      await expectEqual();
      await open.click();
      await expect(page.locator("shop-consent").getByRole("dialog")).toBeVisible();
      await expectEqual();
      await page.evaluate(() => localStorage.clear());
    }
  });
}
