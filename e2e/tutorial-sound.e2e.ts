import { expectAccessible } from "./models/accessible.ts";
import { edges } from "./models/edges.ts";
import { stubSounds, watchSounds } from "./models/sounds.ts";
import { expect, test } from "./models/test.ts";

const ARTICLE = "/tutorials/phase-alignment-tutorials/two-microphones-one-cabinet";

test("[HEAR-17] [HEAR-07] an article's figure plays both of its sides through the one player, which goes on on the next page", async ({
  page,
  shopper,
  complaints,
}) => {
  await stubSounds(page);
  const asked = watchSounds(page);
  await shopper.open(ARTICLE);
  await page.waitForLoadState("networkidle");
  const figure = page.getByRole("figure", { name: "Two microphones, one millisecond apart" });
  await expect(figure.getByRole("img", { name: /^Frequency curves from 50 Hz to 12.8 kHz/ })).toBeVisible();
  expect(asked).toEqual([]);
  await figure.getByRole("button", { name: "Play: Sum, one of them 1.00 ms late" }).click();
  const taken = page.getByRole("region", { name: "Player" }).locator(".shop-player__take[data-heard]");
  await expect(taken).toHaveText("Before");
  await expect(figure.locator("path[data-heard]")).toHaveCount(1);
  await figure.getByRole("button", { name: "Play: Sum, both in time" }).click();
  await expect(taken).toHaveText("After");
  await expect(figure.getByRole("button", { name: "Pause" })).toBeVisible();
  await expectAccessible(page, "an article with its figure playing");
  await page.getByRole("link", { name: "Support" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Support" })).toBeVisible();
  await expect(taken).toHaveText("After");
  await page.getByRole("link", { name: "Two microphones, one millisecond apart" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Two microphones, one cabinet" })).toBeVisible();
  await expect(figure.getByRole("button", { name: "Pause" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("[HEAR-17] the lettering of a plot is at least 9 px high on a phone, and nothing is wider than the screen", async ({
  page,
  shopper,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.open(ARTICLE);
  const figure = page.getByRole("figure", { name: "Two microphones, one millisecond apart" });
  const heights = await figure.locator("svg[role=img] text").evaluateAll((texts) =>
    texts.map((text) => {
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
    }),
  );
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(9);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test("[HEAR-17] [A11Y-07] without scripts the plot, its names and its figures are there, and no key", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/de${ARTICLE}`);
  const figure = page.getByRole("figure", { name: "Zwei Mikrofone, eine Millisekunde auseinander" });
  await expect(figure.getByRole("img")).toBeVisible();
  await expect(figure.getByText("+21,5 dB bei 1,51 kHz")).toBeVisible();
  await expect(figure.getByRole("button")).toHaveCount(0);
  await context.close();
});

test("[HEAR-17] lists and home show an article's first plot as its picture", async ({ page, shopper }) => {
  for (const path of ["/tutorials", "/"]) {
    await shopper.open(path);
    await expect(page.locator("img[src*='/media/figures/widened-in-mono-dark.svg']")).toHaveCount(1);
  }
});

test("a wide page of an article has its headings and what belongs to it beside a text of readable width", async ({
  page,
  shopper,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await shopper.open("/tutorials/phase-alignment-tutorials/two-microphones-one-cabinet");
  const spine = page.getByRole("navigation", { name: "On this page" });
  const related = page.getByRole("navigation", { name: "More tutorials" });
  const text = page.locator(".prose").first();
  const [left, middle, right] = [await edges(spine), await edges(text), await edges(related)];
  expect(left.right).toBeLessThan(middle.left);
  expect(middle.right).toBeLessThan(right.left);
  expect(middle.right - middle.left).toBeLessThanOrEqual(680);
  expect(right.right - left.left).toBeGreaterThan(1300);
  await expect(page.getByRole("heading", { name: "faSampleDelay" })).toBeVisible();
  await spine.getByRole("link", { name: "When not to" }).click();
  await expect(page.getByRole("heading", { name: "When not to" })).toBeInViewport();
  await expect(spine).toBeInViewport();
});
