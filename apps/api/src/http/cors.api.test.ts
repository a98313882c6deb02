import { createHash } from "node:crypto";
import { CART_KEY_HEADER, checksumInput, DEFAULT_OPERATION_IDS, type OperationName } from "@shop/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, importTestContent, TEST_ORIGIN, type TestApp } from "../testing/index.ts";

const HOST = "https://host.example";
const PACK = "faIR Modern Rock";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ settings: { allowedOrigins: [HOST] } });
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());

const NOT_LISTED: ReadonlyArray<[string, string | null]> = [
  ["no origin", null],
  ["another origin", "https://evil.example"],
  ["an opaque origin", "null"],
  ["a look-alike", `${HOST}.evil.example`],
  ["another scheme", "http://host.example"],
  ["another port", `${HOST}:8443`],
  ["another spelling", "https://HOST.example"],
  ["the shop itself", TEST_ORIGIN],
];

function send(origin: string | null, init: RequestInit): Response | Promise<Response> {
  const headers = new Headers(init.headers);
  if (origin !== null) headers.set("origin", origin);
  return shop.app.request(`/v1/${DEFAULT_OPERATION_IDS.addToCart}`, { ...init, headers });
}

const askLeave = (origin: string | null) =>
  send(origin, {
    method: "OPTIONS",
    headers: { "access-control-request-method": "POST", "access-control-request-headers": "content-type" },
  });

function corsHeadersOf(response: Response): string[] {
  return Array.from(response.headers.keys()).filter((name) => name.startsWith("access-control-"));
}

test("[SAFE-04] a listed origin may post with the headers that its script uses, and send no cookies", async () => {
  const response = await askLeave(HOST);
  expect(response.status).toBe(204);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "access-control-allow-origin": HOST,
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": "content-type, idempotency-key, shop-currency, shop-cart-key",
    vary: "origin",
  });
  expect(response.headers.has("access-control-allow-credentials")).toBe(false);
});

test.each(NOT_LISTED)(
  "[SAFE-04] %s gets no permission, and no response that its script may read",
  async (_case, origin) => {
    const asked = await askLeave(origin);
    expect([asked.status, corsHeadersOf(asked)]).toEqual([405, []]);
    const called = await send(origin, { method: "POST", body: "{}" });
    expect(corsHeadersOf(called)).toEqual([]);
    expect(called.headers.get("vary")).toContain("origin");
  },
);

/** A page of the host: it sends and receives no cookies; its storage contains the token and the cart key. */
function openHostPage(origin = HOST) {
  const site = { token: "", key: "" };
  const call = async (name: OperationName, request: object = {}) => {
    const globals = { access_token: site.token, current_url_path: "/" };
    const checksum = createHash("sha256").update(checksumInput(globals, request)).digest("hex");
    const response = await shop.app.request(`/v1/${DEFAULT_OPERATION_IDS[name]}`, {
      method: "POST",
      headers: {
        origin,
        "sec-fetch-site": "cross-site",
        "content-type": "application/json",
        ...(site.key && { [CART_KEY_HEADER]: site.key }),
      },
      body: JSON.stringify({ globals, request, checksum }),
    });
    site.key = response.headers.get(CART_KEY_HEADER) ?? site.key;
    const body = await response.json();
    if (name === "generateToken") site.token = body.result.access_token;
    return { response, body };
  };
  return { site, call };
}

test("[SAFE-04] [SAFE-02] a page of a listed origin keeps a cart without cookies, by its own token and key", async () => {
  const page = openHostPage();
  await page.call("generateToken");
  const added = await page.call("addToCart", { product: PACK, quantity: 1 });
  expect(added.body.result.products).toMatchObject([{ name: PACK, quantity: 1 }]);
  expect(added.response.headers.getSetCookie()).toEqual([]);
  expect(added.response.headers.get("access-control-allow-origin")).toBe(HOST);
  expect(added.response.headers.get("access-control-expose-headers")).toBe(CART_KEY_HEADER);
  expect(page.site.key).not.toBe("");

  // Its token has expired; the key of the cart is valid for 30 days.
  page.site.token = "";
  await page.call("generateToken");
  expect((await page.call("getCart")).body.result.products).toMatchObject([{ name: PACK, quantity: 1 }]);
});

test("[SAFE-02] a cart isn't found by a key that isn't its own", async () => {
  const page = openHostPage();
  await page.call("generateToken");
  await page.call("addToCart", { product: PACK, quantity: 1 });
  const other = openHostPage();
  other.site.key = `${page.site.key.slice(0, -1)}${page.site.key.endsWith("A") ? "B" : "A"}`;
  await other.call("generateToken");
  expect((await other.call("getCart")).body.result.products).toEqual([]);
});

test("an origin that isn't listed is given no cart key by header", async () => {
  const page = openHostPage("https://evil.example");
  await page.call("generateToken");
  const added = await page.call("addToCart", { product: PACK, quantity: 1 });
  expect(added.response.headers.has(CART_KEY_HEADER)).toBe(false);
});
