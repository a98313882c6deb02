import { expect, test } from "./models/test.ts";

const FIRST_STEPS = "/products/plugins/first-steps";

test("[ROUTE-08] a reader picks host and system by keyboard, sees their steps alone, and can send the address", async ({
  shopper,
  page,
}) => {
  await shopper.open(FIRST_STEPS);
  const main = page.getByRole("main");
  const picker = main.getByRole("navigation", { name: "Your host and system" });
  await picker.getByRole("link", { name: "Reaper" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?host=reaper$/);
  await expect(main.getByRole("heading", { name: "Cubase" })).toHaveCount(0);
  await expect(picker.getByRole("link", { name: "Reaper" })).toBeFocused();
  await picker.getByRole("link", { name: "Windows" }).press("Enter");
  await expect(page).toHaveURL(/\?host=reaper&system=windows$/);
  await expect(main.getByText("Shown: the steps for Reaper, Windows")).toBeVisible();
  await expect(main.getByRole("heading", { name: "macOS" })).toHaveCount(0);
  await expect(main.getByText(/Common Files\\VST3/)).toBeVisible();
});

test("[ROUTE-11] questions are filtered while typing, the count is announced, and the address keeps the words", async ({
  shopper,
  page,
}) => {
  await shopper.open("/support");
  const main = page.getByRole("main");
  await expect(main.locator(".questions").getByRole("group")).toHaveCount(33);
  await main.getByRole("searchbox").pressSequentially("invoice");
  await expect(page).toHaveURL(/\/support\?q=invoice$/);
  await expect(page.getByRole("status").filter({ hasText: /Questions found: \d/ })).toHaveCount(1);
  await expect(main.locator("summary", { hasText: "Where is my invoice?" })).toBeVisible();
  await expect(main.locator("summary", { hasText: "How do I install a plugin?" })).toHaveCount(0);
  await main.getByRole("searchbox").fill("zebra");
  await expect(main.getByText("No question contains all of these words.")).toBeVisible();
});

test("[ROUTE-11] a question is opened by the keyboard, and by its address in each language", async ({
  shopper,
  page,
}) => {
  await shopper.open("/support");
  const question = page.locator("summary", { hasText: "Which format do I need?" });
  await question.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("details", { has: page.locator("#formats") })).toHaveAttribute("open", "");
  for (const language of ["", "/de", "/ja"]) {
    await shopper.open(`${language}/support#invoices`);
    const invoices = page.locator("details", { has: page.locator("#invoices") });
    await expect(invoices).toHaveAttribute("open", "");
    await expect(invoices.locator("summary")).toBeInViewport();
    await expect(page.locator("#invoices")).toBeInViewport();
  }
});

test("the contact page has the form of the dialog, and what is typed in one is in the other", async ({
  shopper,
  page,
}) => {
  await shopper.open("/contact");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Message" }).fill("The lamp stays dark.");
  await shopper.open("/support");
  await main.getByRole("button", { name: "Contact us" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Message" })).toHaveValue("The lamp stays dark.");
});

test("closed questions are printed with their answers", async ({ shopper, page }) => {
  await shopper.open("/support");
  const answer = page.locator("#invoices").getByRole("paragraph").first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
});

test("the privacy policy's table is printed in columns, and the guide without the words of its picker", async ({
  shopper,
  page,
}) => {
  await page.setViewportSize({ width: 660, height: 900 });
  await shopper.open("/privacypolicy");
  const cell = page.getByRole("cell", { name: "shop_cart" }).first();
  await expect(cell).toHaveCSS("display", "grid");
  await page.emulateMedia({ media: "print" });
  await expect(cell).toHaveCSS("display", "table-cell");
  await shopper.open(FIRST_STEPS);
  await expect(page.getByText("Choose your host and your system")).toBeHidden();
});

test("written texts keep the case of units, no path breaks at a hyphen, and Japanese isn't slanted", async ({
  shopper,
  page,
}) => {
  await shopper.open("/tutorials/electric-guitar-recording-tutorials/where-to-put-the-microphone");
  const unit = page.getByRole("columnheader", { name: "1 kHz" });
  await expect(unit).toHaveCSS("text-transform", "none");
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.open(`/ja${FIRST_STEPS}`);
  await expect(page.locator("em", { hasText: "環境設定" }).first()).toHaveCSS("font-style", "normal");
  const path = page.locator("code", { hasText: "/Library/Audio/Plug-Ins/VST3" });
  await expect(path).toHaveCSS("white-space", "nowrap");
  const title = await page.getByRole("heading", { level: 1 }).evaluate((one) => getComputedStyle(one).fontSize);
  const step = await page
    .getByRole("heading", { level: 2 })
    .first()
    .evaluate((one) => getComputedStyle(one).fontSize);
  expect(Number.parseFloat(step)).toBeLessThan(Number.parseFloat(title));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[A11Y-07] the questions are searched by the form, and the guide is picked by links", async ({ page }) => {
    await page.goto("/support");
    await page.getByRole("main").getByRole("searchbox").fill("invoice");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/support\?q=invoice$/);
    await expect(page.locator("summary", { hasText: "Where is my invoice?" })).toBeVisible();
    await expect(page.locator("summary", { hasText: "How do I install a plugin?" })).toHaveCount(0);
    await page.goto(FIRST_STEPS);
    await page.getByRole("main").getByRole("link", { name: "Logic Pro", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Windows" })).toHaveCount(0);
  });
});

test("[ROUTE-16] search engines get the guide as steps and the questions with their answers", async ({ request }) => {
  const dataOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map((match) =>
      JSON.parse(match[1] ?? ""),
    );
  };
  const [guide] = (await dataOf(FIRST_STEPS)).filter((one) => one["@type"] === "HowTo");
  expect(guide.step).toHaveLength(7);
  const [questions] = (await dataOf("/support")).filter((one) => one["@type"] === "FAQPage");
  expect(questions.mainEntity).toHaveLength(33);
});

test("the press page's files are there, in both themes", async ({ request }) => {
  const html = await (await request.get("/press")).text();
  const files = [...new Set([...html.matchAll(/href="(\/media\/[^"]*)"/g)].map((match) => match[1] ?? ""))];
  const pictures = files.filter((file) => file.endsWith(".svg"));
  expect(pictures.length).toBeGreaterThanOrEqual(9);
  for (const file of pictures) expect((await request.get(file)).status(), file).toBe(200);
});
