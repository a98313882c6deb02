import type { Browser, JSHandle, Page } from "@playwright/test";
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

/** Brings one of each tag to the end of the page, and to its beginning what a dialog puts there to keep the focus in. */
function bringIn(page: Page, className: string): Promise<JSHandle<readonly Element[]>> {
  return page.evaluateHandle(
    async ([tags, name]) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const create = (tag: string) => {
        const element = document.createElement(tag);
        if (name) element.setAttribute("class", name);
        return element;
      };
      const brought = tags.map(create);
      for (const element of brought) {
        document.querySelector("main")?.append(element);
        await nextFrame();
      }
      const guard = create("span");
      document.body.prepend(guard);
      return [...brought, guard];
    },
    [TAGS, className] as const,
  );
}

// One rule with `*` or a common tag in its `:has()`, or at its end behind one, or a bare `:nth-child()`, makes each change of a page a
// change of much of its style. An attribute in any `:has()` lets the browser look for whatever has an attribute in all of them.
for (const path of ["/", "/shop", "/products/plugins/famicalign", "/cart", "/support", "/tutorials"]) {
  test(`what comes into ${path} has its own style worked out, with an attribute that of some more, not that of the whole page again`, async ({
    shopper,
    page,
    browser,
  }) => {
    await shopper.open(path);
    await page.waitForLoadState("networkidle");
    const all = await page.locator("body *").count();
    for (const [className, most] of [
      ["", 10],
      ["comes", all / 4],
    ] as const) {
      // Something of the page's own may come in the same frames, as it does on a busy machine: then it is measured again, on the same page.
      await expect(async () => {
        let brought: JSHandle<readonly Element[]> | undefined;
        const restyled = await restyledBy(browser, page, async () => {
          brought = await bringIn(page, className);
        });
        await brought?.evaluate((elements) => {
          for (const element of elements) element.remove();
        });
        expect(restyled).toBeGreaterThan(0);
        expect(restyled).toBeLessThan(most);
      }).toPass({ timeout: 60_000 });
    }
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
