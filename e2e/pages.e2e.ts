import { MISSING_PAGE, PAGE_KINDS, SHOWN } from "./models/routes.ts";
import { expect, test } from "./models/test.ts";

test("no kind of page makes the browser complain: no error, no policy violation, no hydration warning", async ({
  shopper,
  page,
  complaints,
}) => {
  for (const path of PAGE_KINDS) {
    await shopper.open(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).toHaveText(SHOWN[path] ?? /\S/);
  }
  expect(complaints).toEqual([]);
});

test("[ROUTE-13] [API-09] an unknown address returns 404, says so, leads home, and is reported once a page view", async ({
  shopper,
  page,
}) => {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/wp-json/fa/v1/notify-404")) reports.push(request.postDataJSON().url);
  });
  const answer = await page.goto(MISSING_PAGE);
  expect(answer?.status()).toBe(404);
  const main = page.getByRole("main");
  await expect(page).toHaveTitle(/Track Not Found/);
  await expect(main.getByRole("heading", { name: "Track Not Found" })).toBeVisible();
  await expect(main.getByText("Page not found", { exact: true })).toBeVisible();
  await expect(main.getByText("Contact us and we'll get back to you within one business day")).toBeVisible();
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toContain(MISSING_PAGE);
  await shopper.ready();
  await main.getByRole("button", { name: "Contact us" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await main.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(MISSING_PAGE);
  await expect.poll(() => reports).toHaveLength(2);
  await shopper.ready();
  await main.getByRole("link", { name: "Go home" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(reports).toHaveLength(2);
});

test("[ROUTE-13] what the server sent for an unknown address stays while its script is on its way", async ({
  shopper,
  page,
}) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector("#content h1")) document.documentElement.dataset.wasThere = "";
      else if ("wasThere" in document.documentElement.dataset) document.documentElement.dataset.wasGone = "";
    });
    watch.observe(document, { childList: true, subtree: true });
    // A jump within the page makes the router render again.
    let jumps = 0;
    setInterval(() => location.replace(`#${++jumps}`), 200);
  });
  await page.route(/\/error-page-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto(MISSING_PAGE);
  await shopper.ready();
  await expect(page.getByRole("heading", { name: "Track Not Found" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-was-there", "");
  await expect(page.locator("html")).not.toHaveAttribute("data-was-gone");
});

test("[ROUTE-07] a product's name leads to its own page, whatever its type, and an unknown one is a 404", async ({
  request,
}) => {
  for (const [path, target] of [
    ["/products/famicalign", "/products/plugins/famicalign"],
    ["/products/fair%20modern%20rock", "/products/guitar-cabinet-impulse-responses/fair-modern-rock"],
    ["/de/products/famicalign", "/de/products/plugins/famicalign"],
    // Any address in capital letters redirects to the one in small letters first.
    ["/products/faMicAlign", "/products/famicalign"],
    ["/de/products/FAMICALIGN?x=1", "/de/products/famicalign?x=1"],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 308, target]);
  }
  expect((await request.get("/products/home-studio-bundle", { maxRedirects: 0 })).status()).toBe(200);
  expect((await request.get("/products/licence-transfer", { maxRedirects: 0 })).status()).toBe(200);
  expect((await request.get("/products/never-made")).status()).toBe(404);
  expect((await request.get("/products/plugins/never-made")).status()).toBe(404);
});

test("a language in front of an address gives the page in that language, an unknown one a 404", async ({
  page,
  request,
}) => {
  for (const [path, language] of [
    ["/products", "en"],
    ["/de/products", "de"],
    ["/ja/products", "ja"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  }
  expect((await request.get("/xx")).status()).toBe(404);
  expect((await request.get("/xx/products")).status()).toBe(404);
});

for (const language of ["de", "ja"]) {
  test(`[ROUTE-11] tutorials, legal texts and products in ${language} have no text in English`, async ({ page }) => {
    const main = page.getByRole("main");
    for (const path of [
      "/tutorials/phase-alignment-tutorials/why-minimum-phase",
      ...["/imprint", "/privacypolicy", "/terms-conditions", "/products/plugins/famicalign"],
    ]) {
      await page.goto(`/${language}${path}`);
      await expect(main.getByRole("heading", { level: 1 })).not.toHaveAttribute("lang", "en");
      await expect(main.locator(".prose").first()).toBeVisible();
      await expect(main.locator(":is(p, .prose)[lang=en]"), path).toHaveCount(0);
    }
  });
}
