import { expect, test } from "./models/test.ts";

const PLUGIN = "/products/plugins/famicalign";
const TUTORIAL = "/tutorials/phase-alignment-tutorials/two-microphones-one-cabinet";

test("[ROUTE-16] the pages that a feed names exist, and pages name their feeds", async ({ page, request }) => {
  for (const [path, count] of [
    ["/", 2],
    ["/de/tutorials", 1],
    [TUTORIAL, 1],
  ] as const) {
    await page.goto(path);
    const feeds = page.locator("link[rel=alternate][type='application/atom+xml']");
    await expect(feeds).toHaveCount(count);
    for (const feed of await feeds.all()) {
      const answer = await request.get((await feed.getAttribute("href")) ?? "");
      expect(answer.headers()["content-type"]).toContain("application/atom+xml");
      const ids = Array.from((await answer.text()).matchAll(/<entry><id>([^<]+)</g), ([, id = ""]) => id);
      expect(ids.length).toBeGreaterThan(2);
      const [first = ""] = ids;
      expect((await request.get(new URL(first).pathname)).status()).toBe(200);
    }
  }
});

test("[ROUTE-16] the products' feed has the price that the shelf shows, and pictures that exist", async ({
  request,
}) => {
  const xml = await (await request.get("/feeds/products.xml?currency=USD")).text();
  expect(xml).toContain("<g:id>faMicAlign</g:id>");
  expect(xml).toContain("<g:price>89.00 USD</g:price>");
  const [, picture = ""] = xml.match(/<g:image_link>([^<]+)</) ?? [];
  const answer = await request.get(new URL(picture).pathname);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/png"]);
});

for (const path of [PLUGIN, TUTORIAL, `/de${PLUGIN}`]) {
  test(`[ROUTE-16] ${path} is Markdown for a program that asks for it, and at the address that its head names`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const named = await page.locator("link[rel=alternate][type='text/markdown']").getAttribute("href");
    const [asked, file] = [
      await request.get(path, { headers: { accept: "text/markdown" } }),
      await request.get(new URL(named ?? "").pathname),
    ];
    expect(asked.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
    const text = await asked.text();
    expect(await file.text()).toBe(text);
    expect(text).toContain(`# ${await page.getByRole("heading", { level: 1 }).textContent()}\n`);
    for (const heading of await page.locator("article h2[id^='on-']").allTextContents()) {
      expect(text).toContain(`## ${heading}\n`);
    }
  });
}

test("[ROUTE-16] every Markdown page that llms.txt names exists, and no file of a language or name that the shop doesn't have", async ({
  request,
}) => {
  const text = await (await request.get("/llms.txt")).text();
  const addresses = Array.from(text.matchAll(/\]\((\S+\.md)\)/g), ([, address = ""]) => new URL(address).pathname);
  expect(addresses.length).toBeGreaterThan(25);
  for (const path of ["/fr/feeds/tutorials.xml", "/en/products/plugins/famicalign.md", "/feeds/customers.xml"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});
