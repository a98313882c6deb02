import type { Locator, Page } from "@playwright/test";
import { expectSilence } from "../../packages/consent/src/testing/playwright/index.ts";
import { EmbedPage as HostLook } from "../embed/embed-page.ts";
import { expectNoViolations } from "../models/no-violations.ts";
import { watchConsole } from "../models/watch-console.ts";
import { PAGES } from "./embed-pages.ts";
import { test as base, expect } from "./embed-test.ts";

const test = base.extend<{ complaints: string[] }, { ownLook: string }>({
  /** How the question looks without interference. */
  ownLook: [
    async ({ browser, site }, use) => {
      const page = await browser.newPage();
      await page.goto(site.address("a plain page"));
      await use(await lookOf(page));
      await page.close();
    },
    { scope: "worker" },
  ],
  complaints: async ({ page }, use) => use(watchConsole(page)),
});

const question = (page: Page) => page.getByRole("region", { name: "Your privacy" });
const settings = (page: Page) => page.getByRole("dialog", { name: "Privacy settings" });

const film = (page: Page) => page.getByRole("group", { name: "The film" });

/** The rendered styles of the question, of the frame's placeholder, and of what is in them. */
async function lookOf(page: Page): Promise<string> {
  await expect(question(page)).toBeVisible();
  return `${await stylesOf(question(page))}\n${await stylesOf(film(page))}`;
}

function stylesOf(box: Locator): Promise<string> {
  return box.evaluate((outer) =>
    [outer, ...outer.querySelectorAll("*")]
      .map((element) => {
        const { color, backgroundColor, fontFamily, fontSize, letterSpacing, padding, margin, display } =
          getComputedStyle(element);
        return [
          element.localName,
          color,
          backgroundColor,
          fontFamily,
          fontSize,
          letterSpacing,
          padding,
          margin,
          display,
        ];
      })
      .join("\n"),
  );
}

for (const { name } of PAGES.filter(({ lang, theme }) => !lang && !theme)) {
  test(`[CONSENT-02] [CONSENT-03] on ${name} consent's elements ask, wait, record and stop, and leave the page as it was`, async ({
    page,
    site,
    ownLook,
    complaints,
  }) => {
    const host = new HostLook(page);
    await page.goto(site.address(name, true));
    const before = await host.lookOfHost();
    const scripts = [new URL(site.origin("localhost")).host];
    await expectSilence(page, {
      until: "consent",
      services: [],
      ownHosts: scripts,
      during: async () => {
        await page.goto(site.address(name));
        await expect(question(page)).toBeVisible();
      },
    });
    expect(await host.lookOfHost()).toBe(before);
    expect(await lookOf(page)).toBe(ownLook);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expect(page.getByRole("status").getByText("Your privacy")).toBeAttached();

    await page.keyboard.press("Escape");
    await expect(question(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await page.locator("#host-link").focus();
    await page.keyboard.press("Enter");
    await expect(settings(page)).toBeVisible();
    await settings(page).getByRole("checkbox", { name: "Statistics" }).focus();
    await page.keyboard.press("Space");
    await settings(page).getByRole("button", { name: "Save choice" }).press("Enter");
    await expect(settings(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("counter"))).toBe("1");
    await expect.poll(() => site.records.length).toBeGreaterThan(0);
    expect(JSON.parse(site.records.pop() ?? "")).toMatchObject({
      granted: ["statistics"],
      policyVersion: "1",
      locale: "en",
    });

    const placeholder = film(page);
    await expect(placeholder).toContainText("YouTube would load here.");
    await placeholder.getByRole("button", { name: "Load once" }).press("Enter");
    await expect(page.frameLocator("iframe").getByRole("button", { name: "Play" })).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("iframe");

    await page.reload();
    await expect(placeholder).toBeVisible();
    await expect(question(page)).toBeHidden();
    const reloaded = page.waitForEvent("load");
    await page.locator("shop-consent").evaluate((element: HTMLElement & { open(): void }) => element.open());
    await expect(settings(page).getByRole("checkbox", { name: "Statistics" })).toBeChecked();
    await settings(page).getByRole("button", { name: "Refuse all" }).click();
    await reloaded;
    // The record of the refusal is stored too until the shop has answered.
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(["shop_consent"]);
    expect(complaints).toEqual([]);
  });
}

test("[CONSENT-03] the question and the settings are accessible, in each language, on a phone too", async ({
  page,
  site,
}) => {
  const words = { "a plain page": "Settings", "a German page": "Einstellungen", "a Japanese page": "設定" };
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [name, label] of Object.entries(words)) {
    await page.goto(site.address(name));
    const open = page.locator("shop-consent").getByRole("button", { name: label, exact: true });
    await expect(open).toBeVisible();
    await expectAccessible(page, `${name}, asked`);
    await open.click();
    await expect(page.locator("shop-consent").getByRole("dialog")).toBeVisible();
    for (const summary of await page.locator("shop-consent summary").all()) await summary.click();
    await expectAccessible(page, `${name}, settings`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.evaluate(() => localStorage.clear());
  }
});

const expectAccessible = (page: Page, what: string) =>
  expectNoViolations(page, what, { within: ["shop-consent", "shop-consent-policy"] });

test("[CONSENT-03] the element says what may run: at the start, and after each choice", async ({ page, site }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    addEventListener("shop:consent", (event) => heard.push((event as CustomEvent).detail.allowed.join()));
  });
  await page.goto(site.address("a plain page"));
  await question(page).getByRole("button", { name: "Accept all" }).click();
  await film(page).waitFor({ state: "detached" });
  expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual([
    "",
    "youtube,counter",
  ]);
});

test("[CONSENT-03] the policy's table names the services and what the site itself stores", async ({ page, site }) => {
  await page.goto(site.address("a plain page"));
  const policy = page.locator("shop-consent-policy");
  await expect(policy.getByRole("table", { name: "Necessary" })).toContainText("Keeps you logged in.");
  await expect(policy.getByRole("table", { name: "Statistics" })).toContainText("Example Ltd");
  await expect(policy.getByRole("table", { name: "Marketing" })).toContainText("www.youtube-nocookie.com");
});

test("the elements are dark or light as the page says, or as its configuration does", async ({ page, site }) => {
  await page.goto(site.address("a plain page"));
  await expect(question(page)).toHaveCSS("background-color", "rgb(253, 251, 245)");
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = "dark";
  });
  await expect(question(page)).toHaveCSS("background-color", "rgb(43, 38, 34)");
  await expect(film(page)).toHaveCSS("background-color", "rgb(15, 13, 11)");
  await page.goto(site.address("a dark page"));
  await expect(question(page)).toHaveCSS("background-color", "rgb(43, 38, 34)");
  await expect(film(page)).toHaveCSS("background-color", "rgb(15, 13, 11)");
});

test("the script adds no global, and a second one changes nothing", async ({ page, site }) => {
  await page.goto(site.address("a plain page", true));
  const names = () =>
    page.evaluate(() =>
      Object.getOwnPropertyNames(window)
        .filter((name) => !/^\d+$/.test(name))
        .sort(),
    );
  const before = await names();
  await page.goto(site.address("a plain page"));
  await expect(question(page)).toBeVisible();
  expect(await names()).toEqual(before);
});

test("[CONSENT-03] a message of a Bootstrap dialog isn't covered by the question", async ({ page, site }) => {
  await page.goto(site.address("a page with Bootstrap"));
  await expect(question(page)).toBeVisible();
  await page.evaluate(() => {
    const modal = document.body.appendChild(document.createElement("div"));
    modal.className = "modal d-block";
    modal.id = "modal";
  });
  const box = await question(page).boundingBox();
  const top = await page.evaluate(
    ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.id,
    [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20],
  );
  expect(top).toBe("modal");
});
