import { Api } from "./models/api.ts";
import { expect, test } from "./models/test.ts";

const PUBLIC_PAGES = ["/", "/products", "/products/plugins/famicalign", "/tutorials", "/imprint"];
const PERSONAL_PAGES = ["/account", "/cart"];

/** One address of every kind of response: pages, errors, files, health, outbox, payment page, API. */
const ANSWERS = [
  ...PUBLIC_PAGES,
  ...PERSONAL_PAGES,
  "/nowhere/at/all",
  "/products/faMicAlign",
  "/favicon.svg",
  "/robots.txt",
  "/sitemap.xml",
  "/media/manuals/famicalign.html",
  "/media/nothing.png",
  "/files/nothing",
  "/assets/nothing.js",
  "/wp-json/wp/v2/posts",
  "/v1/unknown",
  "/healthz",
  "/dev/outbox",
  "/test-provider/assets/payment.css",
  "/test-provider/nothing",
] as const;

test("[SAFE-15] every kind of response has the security headers", async ({ request }) => {
  for (const path of ANSWERS) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const headers = answer.headers();
    expect(answer.status(), path).toBeLessThan(500);
    expect(headers, path).toMatchObject({
      "content-security-policy": expect.stringMatching(/default-src 'none'/),
      "x-content-type-options": "nosniff",
      "referrer-policy": expect.stringMatching(/^(no-referrer|strict-origin|same-origin)$/),
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": expect.stringMatching(/^same-origin/),
      "cross-origin-resource-policy": expect.stringMatching(/^same-/),
    });
    expect(headers["content-security-policy"], path).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  }
});

test("[SAFE-21] a missing file's 404 isn't cached", async ({ request }) => {
  for (const path of ["/media/nothing.svg", "/files/nothing", "/assets/nothing.js", "/test-provider/nothing"]) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()["cache-control"]]).toEqual([path, 404, "no-store"]);
  }
});

test("[SAFE-21] public pages set no cookie and may be cached, personal ones and the API's responses may not", async ({
  request,
  context,
  baseURL,
}) => {
  for (const path of PUBLIC_PAGES) {
    const headers = (await request.get(path)).headers();
    expect(headers["set-cookie"], path).toBeUndefined();
    expect(headers["cache-control"], path).toMatch(/public.*s-maxage=[123456789]/);
  }
  for (const path of PERSONAL_PAGES) {
    expect((await request.get(path)).headers()["cache-control"], path).toContain("no-store");
  }
  const responses: string[] = [];
  context.on("response", (response) => responses.push(`${response.url()} ${response.headers()["cache-control"]}`));
  const page = await context.newPage();
  await page.goto("/cart");
  await expect.poll(() => responses.filter((line) => line.includes("/v1/")).length).toBeGreaterThan(1);
  expect(responses.filter((line) => line.includes("/v1/") && !line.includes("no-store"))).toEqual([]);
  expect((await new Api(context, baseURL ?? "").call("getCart")).status).toBe(200);
});

test("[SAFE-21] a public page is the same for a customer as for a stranger", async ({
  customer,
  page,
  playwright,
  baseURL,
}) => {
  const stranger = await playwright.request.newContext({ baseURL });
  const german = { cookie: "shop_consent=statistics; shop_currency=USD", "accept-language": "de" };
  for (const path of PUBLIC_PAGES) {
    const own = await page.request.get(path);
    expect(own.headers()["surrogate-key"], path).toMatch(/^page\b/);
    for (const headers of [{}, german]) {
      const other = await stranger.get(path, { headers });
      expect(await other.text(), path).toBe(await own.text());
      expect(other.headers().etag, path).toBe(own.headers().etag);
    }
  }
  // Never cached: it contains its own nonce, and its forms for browsers without scripts. It needs no login.
  expect(await (await page.request.get("/cart")).text()).not.toContain(customer.email);
  await stranger.dispose();
});

test("[ACCT-01] [SAFE-21] the account is rendered for its owner alone, and isn't cached", async ({
  customer,
  page,
  playwright,
  baseURL,
}) => {
  const own = await page.request.get("/account");
  expect(own.headers()["cache-control"]).toBe("no-store");
  expect(await own.text()).toContain(customer.email);
  const stranger = await playwright.request.newContext({ baseURL });
  const other = await (await stranger.get("/account")).text();
  expect(other).not.toContain(customer.email);
  expect(other).toContain("Log in to see your licences and downloads");
  await stranger.dispose();
});

test("[ROUTE-01] each route has a chunk of its own, loaded on demand", async ({ shopper, page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/assets/") && pathname.endsWith(".js")) loaded.push(pathname.replace(/-.{8}\.js$/, ""));
  });
  await shopper.open("/");
  expect(loaded).toContain("/assets/home-route");
  for (const other of ["account", "cart", "tutorials", "static", "downloads"])
    expect(loaded).not.toContain(`/assets/${other}-route`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Tutorials" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tutorials" })).toBeVisible();
  expect(loaded).toContain("/assets/tutorials-route");
  expect(loaded).not.toContain("/assets/account-route");
  await page.goto("/account");
  await expect.poll(() => loaded).toContain("/assets/account-route");
});
