import type { APIRequestContext, Page } from "@playwright/test";
import { checkStructuredData } from "../tooling/structured-data/check-structured-data.ts";
import { readVocabulary } from "../tooling/structured-data/read-vocabulary.ts";
import { MISSING_PAGE, PAGE_KINDS } from "./models/routes.ts";
import { expect, test } from "./models/test.ts";

const UNLISTED = [
  ...["/cart", "/account", "/account/orders", "/account/profile", "/rate-product", "/coupon", "/downloads"],
  ...["/contest-entry", "/sales/drip/exclusive-offer", "/wheel"],
  ...["/beta/fadrumalign-beta-sign-up", "/beta/fadrumalign-nda"],
];
const LISTED = PAGE_KINDS.filter((path) => !UNLISTED.includes(path));
const PRODUCT = "/products/plugins/famicalign";
const TUTORIAL = "/tutorials/phase-alignment-tutorials/why-minimum-phase";

interface Head {
  readonly title: string;
  readonly links: readonly string[];
  readonly meta: Readonly<Record<string, string>>;
  readonly data: ReadonlyArray<Record<string, unknown>>;
}

/** The head of a page as one reads it who runs no script. */
async function headOf(page: Page, request: APIRequestContext, path: string): Promise<Head> {
  const html = await (await request.get(path)).text();
  return page.evaluate((text) => {
    const { head } = new DOMParser().parseFromString(text, "text/html");
    const metas = Array.from(head.querySelectorAll("meta[content]"), (meta) => [
      meta.getAttribute("name") ?? meta.getAttribute("property") ?? "",
      meta.getAttribute("content") ?? "",
    ]);
    return {
      title: head.querySelector("title")?.textContent ?? "",
      links: Array.from(head.querySelectorAll("link[rel=canonical], link[rel=alternate][hreflang]"), (link) =>
        [link.getAttribute("rel"), link.getAttribute("hreflang"), link.getAttribute("href")].filter(Boolean).join(" "),
      ),
      meta: Object.fromEntries(metas),
      data: Array.from(head.querySelectorAll('script[type="application/ld+json"]'), (script) =>
        JSON.parse(script.textContent ?? ""),
      ),
    };
  }, html);
}

/** A page on which another's HTML may be parsed: the shop's own policy lets no script parse HTML. */
test.beforeEach(async ({ page }) => {
  await page.goto("about:blank");
});

test("[ROUTE-16] every public page, as the server sends it, has title, description, canonical address, twins and preview", async ({
  page,
  request,
  baseURL,
}) => {
  const pictures = new Set<string>();
  for (const path of LISTED) {
    for (const language of ["", "/de", "/ja"]) {
      const local = path === "/" ? language || "/" : `${language}${path}`;
      const { title, links, meta } = await headOf(page, request, `${local}?from=mail`);
      const own = path === "/" ? "" : path;
      expect(links, local).toEqual([
        `canonical ${baseURL}${local}`,
        `alternate en ${baseURL}${path}`,
        `alternate de ${baseURL}/de${own}`,
        `alternate ja ${baseURL}/ja${own}`,
        `alternate x-default ${baseURL}${path}`,
      ]);
      expect(title, local).toMatch(/\S+.* (·|\|) Farfield Audio$/);
      expect(title.match(/Farfield Audio/g), local).toHaveLength(1);
      expect(meta, local).toMatchObject({
        description: expect.stringMatching(/\S/),
        "og:title": title,
        "og:description": meta.description,
        "og:url": `${baseURL}${local}`,
        "og:image": expect.stringMatching(new RegExp(`^${baseURL}/media/.*\\.png$`)),
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": expect.stringMatching(/\S/),
        "twitter:card": "summary_large_image",
      });
      expect(meta.robots, local).toBeUndefined();
      pictures.add(meta["og:image"] ?? "");
    }
  }
  // Home and the products have one for all languages, and so have pages whose title is the same in two.
  expect(pictures.size).toBeGreaterThan(LISTED.length * 2);
  for (const path of ["/", PRODUCT, "/press", TUTORIAL, `/ja${TUTORIAL}`]) {
    const { meta } = await headOf(page, request, path);
    const picture = await request.get(meta["og:image"] ?? "");
    expect(picture.headers()["content-type"], path).toBe("image/png");
    const bytes = await picture.body();
    // The signature of a PNG, and the size in its first chunk.
    expect(bytes.subarray(0, 8).toString("hex"), path).toBe("89504e470d0a1a0a");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
  }
});

test("[ROUTE-16] a visitor's own pages, tools and errors are not to be listed and have no canonical address", async ({
  page,
  request,
}) => {
  for (const path of [...UNLISTED, ...UNLISTED.map((unlisted) => `/de${unlisted}`), MISSING_PAGE, "/xx"]) {
    const { title, links, meta, data } = await headOf(page, request, path);
    expect([path, meta.robots, links, data]).toEqual([path, "noindex", [], []]);
    expect(title, path).toMatch(/\S/);
  }
});

test("[ROUTE-16] the canonical address is the shop's, whatever host a request names", async ({ request, baseURL }) => {
  const headers = { host: "evil.example", "x-forwarded-host": "evil.example" };
  for (const path of [`${PRODUCT}?a=1`, "/robots.txt?a=1", "/sitemap.xml?a=1"]) {
    const text = await (await request.get(path, { headers })).text();
    expect(text, path).toContain(`${baseURL}/`);
    expect(text, path).not.toContain("evil.example");
  }
});

test("[ROUTE-16] a product's data have the price that the shelf shows a visitor, in each currency, and a rating only where the page shows one", async ({
  page,
  request,
}) => {
  for (const path of [PRODUCT, "/products/home-studio-bundle", "/products/plugins/fagaintrim"]) {
    // Other journeys may rate it in this very moment.
    await expect(async () => expectShownRating(page, request, path)).toPass();
    const { data } = await headOf(page, request, path);
    const product = data.find((block) => block["@type"] === "Product") ?? {};
    const offers = product.offers as Array<{ price: string; priceCurrency: string }>;
    const stated = offers.map(({ price, priceCurrency }) => [priceCurrency, Number(price)]);
    expect(stated, path).toEqual(await shelfPrices(page, request, path));
  }
});

async function expectShownRating(page: Page, request: APIRequestContext, path: string): Promise<void> {
  const { data } = await headOf(page, request, path);
  const product = data.find((block) => block["@type"] === "Product");
  const rating = product?.aggregateRating as { ratingValue: number } | undefined;
  const shown = await ratingOf(page, request, path);
  if (rating === undefined) expect(shown, path).not.toMatch(/\d/);
  else expect(shown, path).toContain(String(rating.ratingValue));
}

/** A page's structured data about its product's ratings, before any script. */
async function ratingOf(page: Page, request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return page.evaluate((text) => {
    const rating = new DOMParser().parseFromString(text, "text/html").querySelector(".reviews__mean p");
    if (!rating) throw new Error("The page says nothing about ratings.");
    return rating.textContent;
  }, html);
}

/** The text of a page's buying panel for a visitor, before any script; a free product's has no price. */
async function shelfPrices(page: Page, request: APIRequestContext, path: string): Promise<Array<[string, number]>> {
  const html = await (await request.get(path)).text();
  return page.evaluate((text) => {
    const panel = new DOMParser().parseFromString(text, "text/html").querySelector(".buy-panel");
    if (!panel) throw new Error("There is no panel to buy from.");
    return ["EUR", "USD", "JPY"].map((currency): [string, number] => {
      const shown = panel.querySelector(`.shop-price [data-currency="${currency}"] .shop-price__now`);
      if (!shown && !panel.querySelector(".buy-panel__free")) throw new Error(`There is no price in ${currency}.`);
      return [currency, Number(shown?.textContent?.replace(/[€$¥]/, "") ?? "0")];
    });
  }, html);
}

test("[ROUTE-16] home, product and tutorial describe themselves; their data blocks violate no policy, on the page and after a navigation", async ({
  page,
  request,
  complaints,
}) => {
  const typesOf = async (path: string) => (await headOf(page, request, path)).data.map((block) => block["@type"]);
  expect(await typesOf("/")).toEqual(["Organization", "WebSite"]);
  expect(await typesOf(PRODUCT)).toEqual(["Product", "BreadcrumbList"]);
  expect(await typesOf(TUTORIAL)).toEqual(["Article", "BreadcrumbList"]);
  for (const path of ["/", PRODUCT, TUTORIAL]) await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() => document.documentElement.setAttribute("data-visit", "the same"));
  await page.getByRole("main").getByRole("navigation").getByRole("link", { name: "Tutorials" }).click();
  await expect(page).toHaveTitle("Tutorials · Farfield Audio");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/tutorials$/);
  await expect(page.locator('html[data-visit="the same"]')).toBeAttached();
  expect(complaints).toEqual([]);
});

test("[ROUTE-16] each page of the sitemap exists, in each language, under its canonical address, and its data are schema.org's", async ({
  page,
  request,
}) => {
  const answer = await request.get("/sitemap.xml");
  expect(answer.headers()["content-type"]).toBe("application/xml; charset=utf-8");
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  const paths = addresses.map((address) => new URL(address).pathname);
  expect(paths).toEqual(expect.arrayContaining([...LISTED.filter((path) => path !== "/"), "/", "/de", "/ja/shop"]));
  expect(paths.filter((path) => UNLISTED.some((unlisted) => path.endsWith(unlisted)))).toEqual([]);
  const vocabulary = readVocabulary();
  for (const address of addresses) {
    const { links, data } = await headOf(page, request, address);
    expect(links[0], address).toBe(`canonical ${address}`);
    expect(data, address).not.toEqual([]);
    expect([address, ...data.flatMap((block) => checkStructuredData(block, vocabulary))]).toEqual([address]);
  }
});

test("[ROUTE-16] robots may read nothing of a demonstration, and learn where the sitemap is", async ({
  request,
  baseURL,
}) => {
  const answer = await request.get("/robots.txt");
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toBe(`User-agent: *\nDisallow: /\n\nSitemap: ${baseURL}/sitemap.xml\n`);
});
