import { edges } from "./models/edges.ts";
import { holdRequests } from "./models/hold-requests.ts";
import { expectNoViolations } from "./models/no-violations.ts";
import { redeem } from "./models/people.ts";
import { stubSounds } from "./models/sounds.ts";
import { expect, test } from "./models/test.ts";

const PLUGIN = "/products/plugins/famicalign";
const PACK = "/products/guitar-cabinet-impulse-responses/fair-jazz-box";

test("[CAT-12] [CAT-13] a visitor sees whether the plugin runs here, and downloads the trial without an account", async ({
  page,
  request,
}) => {
  await page.goto(PLUGIN);
  const trial = page.getByRole("link", { name: /^Try it: macOS/ });
  await expect(page.getByText("Silent for 2 s every minute. No time limit.")).toBeVisible();
  await expect(page.getByText("macOS 12 or later, Windows 10 or later")).toBeVisible();
  await expect(page.getByText("Not for Linux")).toBeVisible();
  const started = page.waitForEvent("download");
  await trial.click();
  expect((await started).suggestedFilename()).toBe("faMicAlign-2.1.1-mac-trial-demonstration-build.zip");
  expect((await request.get("/files/trials/famicalign/mac", { headers: { range: "bytes=0-1" } })).status()).toBe(206);
  expect((await request.get("/files/products/famicalign/mac")).status()).toBe(401);
});

test("[CAT-11] the changes of a version have an address of their own", async ({ page }) => {
  await page.goto(`${PLUGIN}#v2.1.0`);
  await expect(page.locator("[id='v2.1.0']")).toBeInViewport();
  await expect(page.locator("[id='v2.1.0']")).toContainText("Rotate of second order");
  await expectNoViolations(page, page.url());
});

test("[CAT-14] a pack's response is read by arrow keys", async ({ page }) => {
  await page.goto(PACK);
  const slider = page.getByRole("slider", { name: "Frequency that is read" });
  const before = await slider.getAttribute("aria-valuetext");
  // The plot's code comes once the page is idle.
  await expect(async () => {
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await expect(slider).not.toHaveAttribute("aria-valuetext", String(before), { timeout: 500 });
  }).toPass();
  await expectNoViolations(page, page.url());
});

test("[CAT-07] an owner gets versions, file and key in the place of the buttons that buy", async ({
  customer,
  shopper,
  context,
  baseURL,
  page,
}) => {
  await redeem(context, baseURL ?? "", "pack", 3);
  await shopper.open(PACK);
  await shopper.expectLoggedIn(customer);
  const panel = page.getByRole("region", { name: "You own this" });
  await expect(panel.getByText("not downloaded yet")).toBeVisible();
  await expect(panel.getByRole("link", { name: "What changed" })).toHaveAttribute("href", "#v1.1");
  await expect(
    panel
      .locator("code")
      .filter({ hasText: /^[A-Z0-9]{5}(-[A-Z0-9]{5}){4}$/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeHidden();
  const started = page.waitForEvent("download");
  await panel.getByRole("link", { name: /^Download: All formats/ }).click();
  expect((await started).suggestedFilename()).toMatch(/^faIR Jazz Box/);
  await page.keyboard.press("Escape");
  await panel.getByRole("button", { name: "Buy another licence" }).click();
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeVisible();
  await expectNoViolations(page, page.url());
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[A11Y-07] versions, systems and trial are there, and nothing is said about the visitor's own system", async ({
    page,
  }) => {
    await page.goto(`/de${PLUGIN}`);
    await expect(page.getByText("macOS 12 oder neuer, Windows 10 oder neuer")).toBeVisible();
    await expect(page.getByText("Nicht für Linux")).toBeHidden();
    await expect(page.getByRole("link", { name: /^Testen: Windows/ })).toHaveAttribute(
      "href",
      "/files/trials/famicalign/win",
    );
    await expect(page.getByText("Rotate zweiter Ordnung, von 60 Hz bis 4 kHz.")).toBeVisible();
  });
});

for (const width of [390, 1440]) {
  test(`[SHELL-04] on a long product page at ${width} px the header stays, and the jumps are right below it`, async ({
    shopper,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await shopper.open(PLUGIN);
    await page.getByRole("heading", { name: "Versions" }).scrollIntoViewIfNeeded();
    const spine = page.getByRole("navigation", { name: "On this page" });
    const cart = page.getByRole("banner").getByRole("link", { name: /^Cart/ });
    await expect(cart).toBeInViewport({ ratio: 1 });
    const [bar, controls] = await Promise.all([spine.boundingBox(), cart.boundingBox()]);
    expect(bar?.y).toBeGreaterThanOrEqual((controls?.y ?? 0) + (controls?.height ?? 0));
    expect(bar?.y).toBeLessThan(80);
    await cart.click({ trial: true });
    await spine.getByRole("link", { name: "What it is" }).click();
    const heading = page.getByRole("heading", { name: "What it is" });
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect((await heading.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    await expect(heading).toBeFocused();
  });
}

test("on a phone a product's page states the price, then plays, then lists the facts; the keyboard goes the same way", async ({
  shopper,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.open(PLUGIN);
  const play = page.getByRole("button", { name: "Play", exact: true });
  const inOrder = [page.locator(".detail__cover"), page.locator(".buy-panel"), play, page.locator(".buy-strip")];
  const tops = await Promise.all(inOrder.map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await play.focus();
  for (const place of [".buy-panel__acts", ".buy-panel__acts", ".buy-strip", ".buy-strip"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(place).locator(":focus")).toHaveCount(1);
  }
});

test("at 1440 px a product's page has eight columns beside four, and the box with the price stays while the page scrolls", async ({
  shopper,
  page,
}) => {
  await stubSounds(page);
  await shopper.open("/products/guitar-cabinet-impulse-responses/fair-modern-rock");
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`There is no ${selector}.`);
    return box;
  };
  const [page8, page4] = [await boxOf(".detail__cover"), await boxOf(".detail__buy")];
  expect(page8.width / page4.width).toBeCloseTo(2, 1);
  expect(page8.x + page8.width).toBeLessThan(page4.x);
  // What opens makes the page longer than the box is high.
  await page.getByRole("region", { name: "Hear it" }).getByRole("button", { name: "Play" }).click();
  await expect(page.getByRole("radio", { name: /^Rib-B, Cone/ }).first()).toBeVisible();
  const panel = ".detail__buy > div";
  const heightAt = async (scroll: number) => {
    await page.evaluate((top) => window.scrollTo(0, top), scroll);
    return (await boxOf(panel)).y;
  };
  const [start, stuck] = [await heightAt(0), await heightAt(600)];
  expect(stuck).toBeGreaterThan(60);
  expect(start).toBeGreaterThan(stuck);
  expect(await heightAt(700)).toBe(stuck);
});

for (const path of [
  "/products/guitar-cabinet-impulse-responses/fair-modern-rock",
  PLUGIN,
  "/products/home-studio-bundle",
]) {
  test(`the bands of ${path} have the whole width at 1440 px, and are centred at 1920 px`, async ({
    shopper,
    page,
  }) => {
    await shopper.open(path);
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // A short text shares its row with reviews that nobody has written yet.
      const rows = await page.locator(".detail > .band:not(.max-w-measure)").evaluateAll((all) => {
        const room = document.querySelector("main")?.getBoundingClientRect();
        const boxes = all.map((band) => band.getBoundingClientRect());
        const reviews = boxes.filter((_, index) => all[index]?.matches(".reviews"));
        return [...new Set(boxes.map(({ top }) => Math.round(top)))].map((top) => {
          const row = boxes.filter((box) => Math.abs(box.top - top) < 2);
          return {
            isShared: row.length > 1 && !row.some((box) => reviews.includes(box)),
            left: Math.min(...row.map(({ left }) => left)) - (room?.left ?? 0),
            right: (room?.right ?? 0) - Math.max(...row.map(({ right }) => right)),
          };
        });
      });
      expect(rows.length).toBeGreaterThan(2);
      for (const { isShared, left, right } of rows) {
        expect(isShared).toBe(false);
        expect(Math.abs(left - right)).toBeLessThan(1);
        expect(left).toBeLessThan(width === 1440 ? 60 : 160);
      }
    }
  });
}

test("[SHELL-04] a jump before the code of the lower part is there leads to its place, and takes nothing away", async ({
  shopper,
  page,
}) => {
  const sendCode = await holdRequests(page, "**/assets/product-bands-*.js");
  const asked = page.waitForRequest("**/assets/product-bands-*.js");
  await shopper.open(PACK);
  await asked;
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Measured response" }).click();
  const heading = page.getByRole("heading", { name: "Measured response" });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeFocused();
  const sent = await heading.elementHandle();
  sendCode();
  const slider = page.getByRole("slider", { name: "Frequency that is read" });
  const before = (await slider.getAttribute("aria-valuetext")) ?? "";
  // Only the code moves the reading.
  await expect(async () => {
    await slider.press("ArrowRight", { timeout: 1000 });
    await expect(slider).not.toHaveAttribute("aria-valuetext", before, { timeout: 1000 });
  }).toPass();
  await expect(heading).toBeInViewport({ ratio: 1 });
  expect(await heading.evaluate((element, first) => element === first, sent)).toBe(true);
});

for (const [path, width] of [
  ["/products/guitar-cabinet-impulse-responses/fair-modern-rock", 1440],
  ["/ja/products/guitar-cabinet-impulse-responses/fair-modern-rock", 1920],
  ["/de/products/guitar-cabinet-impulse-responses/fair-modern-rock", 390],
] as const) {
  test(`what is inside a pack has the whole column at ${width} (${path.slice(0, 3)}), its formats are below it, and no head is cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const table = page.locator(".prose > table:has(thead)").first();
    const [rows, formats] = [await edges(table), await edges(page.locator(".prose > table:has(thead) ~ ul").first())];
    expect(formats.top).toBeGreaterThanOrEqual(rows.bottom);
    expect(Math.abs(formats.right - rows.right)).toBeLessThanOrEqual(1);
    expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });
}

test("[CAT-14] on a phone no curve runs through the figures of the scale", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PACK);
  const field = await edges(page.locator(".measured__field"));
  for (const level of await page.locator(".measured__levels text").all()) {
    expect((await edges(level)).right).toBeLessThanOrEqual(field.left);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
