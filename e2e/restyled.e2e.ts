import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./models/test.ts";

/** How many elements the browser works the style out for again while something is done. */
async function restyledBy(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const updates = traceEvents.filter(
    ({ name, ph }: { name: string; ph: string }) => name === "UpdateLayoutTree" && ph === "X",
  );
  return Math.max(...updates.map(({ args }: { args: { elementCount: number } }) => args.elementCount));
}

/** What comes and goes most. */
const TAGS = ["div", "p", "span", "a", "button", "ul", "li", "h2", "table", "figure", "time", "svg"];

// One rule with `*` or a common tag in its `:has()`, or at its end behind one, or with a position that has no class, makes each change of a page a change of much of its style.
for (const path of ["/", "/shop", "/products/plugins/famicalign", "/cart", "/support", "/tutorials"]) {
  test(`what comes into ${path} has its own style worked out, not that of the whole page again`, async ({
    shopper,
    page,
    browser,
  }) => {
    await shopper.open(path);
    await page.waitForLoadState("networkidle");
    // Something of the page's own may come in the same frames, as it does on a busy machine: then it is measured again, on the same page.
    await expect(async () => {
      const restyled = await restyledBy(browser, page, () =>
        page.evaluate(async (tags) => {
          for (const tag of tags) {
            document.querySelector("main")?.append(document.createElement(tag));
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
          // A dialog puts something there that keeps the focus in.
          document.body.prepend(document.createElement("span"));
        }, TAGS),
      );
      await page.evaluate((count) => {
        for (let left = count; left > 0; left -= 1) document.querySelector("main")?.lastElementChild?.remove();
        document.body.firstElementChild?.remove();
      }, TAGS.length);
      expect(restyled).toBeGreaterThan(0);
      expect(restyled).toBeLessThan(10);
    }).toPass({ timeout: 60_000 });
  });
}

test("a page's transition has the styles of its own pictures worked out, not those of the page", async ({
  shopper,
  page,
  browser,
}) => {
  await shopper.open("/products/plugins/famicalign");
  await page.waitForLoadState("networkidle");
  await expect(async () => {
    const restyled = await restyledBy(browser, page, () =>
      page.evaluate(() => document.startViewTransition(() => {}).finished),
    );
    expect(restyled).toBeGreaterThan(0);
    expect(restyled).toBeLessThan(60);
  }).toPass({ timeout: 60_000 });
});
