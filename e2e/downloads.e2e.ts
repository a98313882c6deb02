import type { Locator } from "@playwright/test";
import { openMail } from "./models/outbox.ts";
import { redeem } from "./models/people.ts";
import { expect, test } from "./models/test.ts";

/** On how many lines the words of these elements are: each number that occurs. */
function linesOf(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) => {
    const lines = all.map((element) => {
      const range = document.createRange();
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      range.selectNodeContents(text ?? element);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    });
    return [...new Set(lines)];
  });
}

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1";

test.describe("on a Mac", () => {
  test.use({ userAgent: MAC });

  test("[ROUTE-09] an owner has one button a product for this system, and downloads from the desk", async ({
    shopper,
    customer,
    page,
    context,
    baseURL,
  }) => {
    await redeem(context, baseURL ?? "", "plugin", 5);
    await redeem(context, baseURL ?? "", "pack", 2);
    await shopper.open("/downloads");
    await shopper.expectLoggedIn(customer);
    // The manuals are listed below.
    const plugin = page.getByRole("listitem").filter({ hasText: /^faTrackAlign\s*Plugin/ });
    await expect(plugin.getByRole("link", { name: /^Download / }).filter({ visible: true })).toHaveText(["macOS"]);
    const download = page.waitForEvent("download");
    await plugin.getByRole("link", { name: "Download faTrackAlign for macOS" }).click();
    expect((await download).suggestedFilename()).toMatch(/^fatrackalign.*\.zip$/i);
    await page.keyboard.press("Escape");

    await page.getByRole("navigation", { name: "Format of packs" }).getByRole("link", { name: "WAV" }).click();
    await expect(page).toHaveURL(/\?format=WAVE$/);
    await expect(plugin).toBeHidden();
    await expect(page.getByRole("link", { name: "Download faIR Jazz Box, WAV" })).toBeVisible();

    // German words are longer: they stay on one line.
    for (const path of ["/de/downloads", "/de/account"]) {
      await shopper.open(path);
      await expect(page.locator(".desk-head__state").first()).toBeVisible();
      for (const words of [".desk-head__state", ".desk-head__files a"])
        expect(await linesOf(page.locator(words)), `${path} ${words}`).toEqual([1]);
    }
    // On a phone the rail is one row.
    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.open("/de/account");
    const tops = await page
      .locator(".account-rail li")
      .evaluateAll((places) => new Set(places.map((place) => place.getBoundingClientRect().top)).size);
    expect(tops).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe("on a system that the shop has no installers for", () => {
  test.use({ userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36" });

  for (const path of ["/downloads", "/account"]) {
    test(`the rows of ${path} have the same columns: versions begin below each other, and buttons are as wide as those above`, async ({
      shopper,
      customer,
      page,
      context,
      baseURL,
    }) => {
      await redeem(context, baseURL ?? "", "plugin", path === "/account" ? 8 : 9);
      await redeem(context, baseURL ?? "", "pack", path === "/account" ? 4 : 5);
      for (const width of [1440, 1100, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await shopper.open(path);
        await shopper.expectLoggedIn(customer);
        await expect(page.locator(".desk-head__files").first()).toBeVisible();
        const rows = await page.locator(".desk-head:has(.desk-head__versions)").evaluateAll((heads) =>
          heads.map((head) => {
            const box = (element: Element | null) => {
              const { left, right } = element?.getBoundingClientRect() ?? { left: 0, right: 0 };
              return [Math.round(left), Math.round(right)];
            };
            const files = head.querySelector(".desk-head__files");
            const first = box(files?.firstElementChild ?? null)[0];
            const last = box(files?.lastElementChild ?? null)[1];
            return { versions: box(head.querySelector(".desk-head__versions"))[0], files: [first, last] };
          }),
        );
        expect(rows.length, `${width} px`).toBeGreaterThan(2);
        expect(rows, `${width} px`).toEqual(rows.map(() => rows[0]));
      }
    });
  }
});

test.describe("on a phone", () => {
  test.use({ userAgent: IPHONE });

  test("[ROUTE-09] a customer sends the downloads to the computer: the mail goes to the account's address, and leads there", async ({
    shopper,
    customer,
    page,
    context,
  }) => {
    await shopper.open("/downloads");
    await page.getByRole("button", { name: "Send to my computer" }).click();
    await expect(page.getByText("The link is on its way. Look into your inbox.").first()).toBeVisible();
    const mail = await openMail(context, customer.email, /Your downloads/);
    const link = mail.frameLocator("iframe").getByRole("link", { name: "Go to your downloads" });
    await expect(link).toHaveAttribute("href", /\/downloads$/);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, userAgent: IPHONE });

  test("[ROUTE-09] [A11Y-07] the desk lists and filters what is owned, and sends its link by a plain form", async ({
    customer,
    page,
  }) => {
    await page.goto("/downloads");
    await expect(page.getByRole("main").getByText(customer.email)).toBeVisible();
    await page.getByRole("link", { name: "Windows", exact: true }).click();
    await expect(page).toHaveURL(/\?system=win$/);
    await expect(page.getByRole("link", { name: "Download faGainTrim for Windows" })).toBeVisible();
    await page.getByRole("button", { name: "Send to my computer" }).click();
    await expect(page.getByText("The link is on its way. Look into your inbox.")).toBeVisible();
  });
});
