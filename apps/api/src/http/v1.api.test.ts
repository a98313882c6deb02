import { createHash } from "node:crypto";
import { checksumInput, DEFAULT_OPERATION_IDS } from "@shop/api-client/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "../platform/database/open-database.ts";
import { createTestApp, newCustomer, type TestApp, type TestBrowser } from "../testing/index.ts";

const MAX_BODY_BYTES = 65_536;

const ADD = `/v1/${DEFAULT_OPERATION_IDS.addToCart}`;

let shop: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  shop = await createTestApp();
  browser = await shop.newBrowser().start();
});
afterAll(() => shop.close());

interface Posted {
  readonly status: number;
  readonly body: { valid: boolean; result: unknown; error: string | null; code: string | number | null };
  readonly headers: Headers;
}

async function post(path: string, body: RequestInit["body"], headers: Record<string, string> = {}): Promise<Posted> {
  const init = { method: "POST", headers: { "content-type": "application/json", ...headers }, body, duplex: "half" };
  const response = await shop.app.request(path, init as RequestInit);
  return { status: response.status, body: await response.json(), headers: response.headers };
}

function envelope(request: unknown, globals: Record<string, unknown> = {}): string {
  const all = { access_token: browser.accessToken, ...globals };
  const checksum = createHash("sha256").update(checksumInput(all, request)).digest("hex");
  return JSON.stringify({ globals: all, request, checksum });
}

async function rowCounts() {
  const carts = await shop.db.selectFrom("carts").select("id").execute();
  const users = await shop.db.selectFrom("users").select("id").execute();
  return { carts: carts.length, users: users.length };
}

/** A body in pieces, without a length. */
function streamOf(...pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

const deep = (levels: number) => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);

test.each([
  ["text/plain", { "content-type": "text/plain" }],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }],
  ["JSON's look-alike", { "content-type": "application/jsonp" }],
  ["no type", { "content-type": "" }],
])("[SAFE-01] a body of %s is refused with 415", async (_case, headers) => {
  expect(await post(ADD, envelope({ product: "x" }), headers)).toMatchObject({
    status: 415,
    body: { valid: false, code: "api.notJson" },
  });
});

test("[SAFE-01] a body over 64 KiB is refused with 413, by its length or while it streams", async () => {
  const fits = envelope({ product: "x" });
  const padded = fits + " ".repeat(MAX_BODY_BYTES - fits.length);
  expect((await post(ADD, padded)).status).not.toBe(413);
  expect(await post(ADD, `${padded} `)).toMatchObject({ status: 413, body: { code: "api.tooLarge" } });
  const chunk = new Uint8Array(40_000).fill(0x20);
  expect(await post(ADD, streamOf(chunk, chunk))).toMatchObject({ status: 413, body: { code: "api.tooLarge" } });
});

test("[SAFE-01] a body that breaks off is refused as no envelope, not with 5xx", async () => {
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new Error("the sender hung up")),
  });
  expect(await post(ADD, broken)).toMatchObject({ status: 400, body: { code: "api.badEnvelope" } });
});

test("[SAFE-01] a body of sixteen levels is read, one more is refused", async () => {
  const inRequest = (levels: number) => envelope({ product: deep(levels) });
  expect(await post(ADD, inRequest(14))).toMatchObject({ status: 400, body: { code: "api.badRequest" } });
  expect(await post(ADD, inRequest(15))).toMatchObject({ status: 400, body: { code: "api.tooDeep" } });
  const asDeepAsLong = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
  expect(await post(ADD, asDeepAsLong)).toMatchObject({ status: 400, body: { code: "api.tooDeep" } });
});

test.each([
  ["nothing", () => ""],
  ["half an object", () => '{"globals":'],
  ["a list", () => "[]"],
  ["null", () => "null"],
  ["a number", () => "1e999"],
  ["bytes that are no UTF-8", () => new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ["an envelope with a field too many", () => `${envelope({}).slice(0, -1)},"extra":1}`],
  ["an envelope with __proto__", () => `${envelope({}).slice(0, -1)},"__proto__":{"isAdmin":true}}`],
  ["__proto__ in the request", () => envelope({ product: "x" }).replace('"product"', '"__proto__":{},"product"')],
  ["a checksum that isn't one", () => envelope({}).replace(/"checksum":".*?"/, '"checksum":"0"')],
])("[SAFE-01] %s is refused as an envelope with 400", async (_case, body) => {
  expect(await post(ADD, body())).toMatchObject({ status: 400, body: { valid: false, code: "api.badEnvelope" } });
});

test("[SAFE-01] a key that the contract doesn't know is refused, in the request as in globals", async () => {
  const request = { product: "x", quantity: 1, price: 1 };
  expect(await post(ADD, envelope(request))).toMatchObject({ status: 400, body: { code: "api.badRequest" } });
  const globals = envelope({ product: "x" }, { user_id: "1" });
  expect(await post(ADD, globals)).toMatchObject({ status: 400, body: { code: "api.badEnvelope" } });
});

test("[API-02][SAFE-01] a checksum over anything else is refused before a write", async () => {
  const before = await rowCounts();
  const good = envelope({ product: "faIR One", quantity: 1 });
  const tampered = good.replace('"quantity":1', '"quantity":5');
  expect(await post(ADD, tampered)).toMatchObject({ status: 400, body: { code: "api.badChecksum" } });
  const otherToken = good.replace(browser.accessToken, "x".repeat(browser.accessToken.length));
  expect(await post(ADD, otherToken)).toMatchObject({ status: 400, body: { code: "api.badChecksum" } });
  expect(await rowCounts()).toEqual(before);
});

test("[API-02] the checksum doesn't depend on the order of keys or on white space", async () => {
  const globals = { current_url_path: "/shop", access_token: browser.accessToken };
  const checksum = createHash("sha256").update(checksumInput(globals, {})).digest("hex");
  const spaced = JSON.stringify({ checksum, request: {}, globals }, null, 2);
  expect(await post(`/v1/${DEFAULT_OPERATION_IDS.getCart}`, spaced)).toMatchObject({ status: 200 });
});

test("[API-02] a response has valid, result, error and code, whether it is valid or not", async () => {
  const good = await post(`/v1/${DEFAULT_OPERATION_IDS.getIpAddress}`, envelope({}));
  expect(Object.keys(good.body).sort()).toEqual(["code", "error", "result", "valid"]);
  const bad = await post(
    `/v1/${DEFAULT_OPERATION_IDS.addToCart}`,
    envelope({ product: "no such product", quantity: 1 }),
  );
  expect(bad.status).toBe(200);
  expect(bad.body).toMatchObject({ valid: false, error: expect.any(String), code: expect.any(String) });
});

test.each([
  "/v1/nothing-here",
  "/v1/constructor",
  "/v1/__proto__",
  "/v1/a3f19c0e72/more",
  "/v1",
  "/wp-json/none/v9/such",
])("[SAFE-01] the operation %s isn't served: 404 with its code", async (path) => {
  const response = await shop.app.request(path, { method: "POST", body: "{}" });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: "api.notServed" });
});

test.each(["GET", "PUT", "DELETE", "OPTIONS", "PATCH"])(
  "[SAFE-01] %s on an operation gets 405 with POST as the way",
  async (method) => {
    const response = await shop.app.request(ADD, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
    expect(await response.json()).toMatchObject({ code: "api.methodNotAllowed" });
  },
);

test("[SAFE-21] every response of the main API is no-store, faults too", async () => {
  const paths = [`/v1/${DEFAULT_OPERATION_IDS.getIpAddress}`, ADD, "/v1/nothing-here"];
  for (const path of paths) {
    const { headers } = await post(path, envelope({}));
    expect(headers.get("cache-control")).toBe("no-store");
  }
});

test("a fault of ours returns 500 and no detail, and is logged under its request id", async () => {
  const broken = await createTestApp({ settings: { trustedProxies: 1 } });
  // A driver that has run no statement would connect again after it was closed.
  await sql`select 1`.execute(broken.db);
  await broken.close();
  const response = await broken.app.request(`/v1/${DEFAULT_OPERATION_IDS.getCart}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-request-id": "trace-0001" },
    body: envelope({}),
  });
  expect(response.status).toBe(500);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({
    valid: false,
    result: {},
    error: "Something went wrong on our side. Nothing was changed.",
    code: "api.internal",
  });
  expect(broken.logged).toContainEqual(expect.objectContaining({ level: "error", requestId: "trace-0001" }));
});

test("[SAFE-01] while the database is unavailable a call gets 503 and may be repeated, and the log says why", async () => {
  const { db, close } = openPostgres("postgres://nobody@127.0.0.1:1/none", { maxConnections: 1 });
  const down = await createTestApp({ deps: { db } });
  const send = (path: string, init?: RequestInit) => down.app.request(path, init);
  const body = envelope({});
  const call = { method: "POST", headers: { "content-type": "application/json" }, body };
  const answer = await send(`/v1/${DEFAULT_OPERATION_IDS.generateToken}`, call);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ valid: false, code: "api.busy" });
  expect((await send("/wp-json/wp/v2/posts")).status).toBe(503);
  expect(down.logged).toContainEqual(
    expect.objectContaining({ level: "error", error: expect.stringContaining("ECONNREFUSED") }),
  );
  await close();
  await down.close();
});

test("[SAFE-26] a request leaves one line with its id, operation, status and time, and no secret of it", async () => {
  const own = await createTestApp();
  const customer = await newCustomer(own);
  const { headers } = await customer.fetch(`/v1/${DEFAULT_OPERATION_IDS.getIpAddress}?key=query-secret`, {
    method: "POST",
  });
  expect(own.logged.at(-1)).toEqual({
    level: "info",
    message: "request",
    requestId: headers.get("x-request-id"),
    method: "POST",
    path: `/v1/${DEFAULT_OPERATION_IDS.getIpAddress}`,
    network: "203.0.113.7",
    operation: "user.ipAddress",
    status: 415,
    ms: 0,
  });
  const mails = await own.db.selectFrom("mails").select("text_body").execute();
  const linkKey = /key=([\w-]+)/.exec(mails[0]?.text_body ?? "")?.[1] ?? "no key was mailed";
  const log = JSON.stringify(own.logged);
  const secrets = [customer.accessToken, customer.cookies.get("shop_session"), linkKey, "query-secret"];
  for (const secret of [...secrets, "Rückkopplung-7-Meter", "fast:", "ada@customer.example"]) {
    expect(log).not.toContain(secret);
  }
  await own.close();
});

test("[SAFE-03] neither globals nor a forged header says where a call comes from", async () => {
  const visitor = await shop.newBrowser({ address: "203.0.113.9", headers: { "x-forwarded-for": "6.6.6.6" } }).start();
  expect((await visitor.call("getIpAddress")).result).toEqual({ ip_address: "203.0.113.9" });
});
