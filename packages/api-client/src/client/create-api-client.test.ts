import { createHash } from "node:crypto";
import { ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { ACCESS_TOKEN_COOKIE, canonicalJson, DEFAULT_OPERATION_IDS, SITE_AUTHORIZATION } from "../contract/index.ts";
import { buildClient } from "../testing/build-client.ts";
import { refused, valid } from "../testing/index.ts";

const EMPTY_CART = { products: [], total_regular: 0, total_discount: 0 };

test("[API-01] an operation is a POST to the host's /v1/ and its opaque id", async () => {
  const { client, host, settled } = buildClient();
  host.reply("getCart", valid(EMPTY_CART));
  await settled(client.call("getCart", {}));
  expect(host.requests[0]).toMatchObject({
    method: "POST",
    url: `https://shop.example/v1/${DEFAULT_OPERATION_IDS.getCart}`,
  });
});

test("[API-01] a host's own table of ids takes the place of the default", async () => {
  const { client, host, settled } = buildClient({ ids: { ...DEFAULT_OPERATION_IDS, getCart: "other" } });
  await settled(client.call("getCart", {}));
  expect(host.requests[0]?.url).toBe("https://shop.example/v1/other");
});

test("[API-02] the body carries globals, request and the SHA-256 of both in canonical JSON", async () => {
  const { client, host, settled } = buildClient({ ipAddress: () => "203.0.113.7" });
  await settled(client.call("addToCart", { quantity: 2, product: "faGainTrim" }));
  const globals = { access_token: "kept", ip_address: "203.0.113.7", current_url_path: "/shop" };
  const request = { product: "faGainTrim", quantity: 2 };
  const checksum = createHash("sha256").update(canonicalJson({ globals, request })).digest("hex");
  expect(host.requests[0]?.json).toEqual({ globals, request, checksum });
  expect(host.requests[0]?.headers).toMatchObject({ "content-type": "application/json" });
});

test("[API-02] a toJSON that an old library gave every array of the page changes nothing of what is sent", async () => {
  const { client, host, settled } = buildClient();
  const products = [{ name: "faGainTrim", quantity: 2 }];
  Object.assign(Array.prototype, { toJSON: () => "[]" });
  try {
    await settled(client.call("reviewOrder", { products }));
  } finally {
    Reflect.deleteProperty(Array.prototype, "toJSON");
  }
  expect(host.requests[0]?.json).toMatchObject({ request: { products: [{ name: "faGainTrim", quantity: 2 }] } });
});

test("[API-02] fields of a response that the client doesn't know don't disturb it", async () => {
  const { client, host, settled } = buildClient();
  host.reply("getCart", {
    body: { valid: true, result: { ...EMPTY_CART, gift: 1 }, error: null, code: null, took: 3 },
  });
  expect(await settled(client.call("getCart", {}))).toMatchObject({ isOk: true, value: EMPTY_CART });
});

test("[SAFE-05] a change carries one idempotency key, which its retries reuse; a read carries none", async () => {
  const { client, host, settled } = buildClient();
  host.reply("addToCart", "unreachable", valid(EMPTY_CART));
  host.reply("getCart", valid(EMPTY_CART));
  await settled(client.call("addToCart", { product: "faGainTrim" }));
  await settled(client.call("addToCart", { product: "faGainTrim" }));
  await settled(client.call("addToCart", { product: "faGainTrim" }, { idempotencyKey: "mine" }));
  await settled(client.call("getCart", {}));
  const keys = host.requests.map((request) => request.headers["idempotency-key"]);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(keys.slice(3)).toEqual(["mine", undefined]);
});

test("the currency goes along where the host doesn't get our cookie, and a request may outlive its page", async () => {
  const { client, host, settled } = buildClient({ currency: () => "JPY" });
  await settled(client.call("logout", {}, { isKeptAlive: true }));
  expect(host.requests[0]).toMatchObject({ keepalive: true, headers: { "shop-currency": "JPY" } });
});

test.each([
  ["a change of the cart", "a", 1, true],
  ["as much as browsers let go with several at once", "a", 16_000, true],
  ["more bytes than that", "a", 16_400, false],
  ["more bytes than that in fewer letters", "ü", 8200, false],
])(
  "a call that may outlive its page does so where a browser would send it: %s",
  async (_what, letter, count, isKept) => {
    const { client, host, settled } = buildClient();
    await settled(client.call("addToCart", { product: letter.repeat(count) }, { isKeptAlive: true }));
    expect(host.requests[0]?.keepalive).toBe(isKept);
  },
);

test("[SAFE-05] five calls with one key are five requests that carry that key and one body", async () => {
  const { client, host, settled } = buildClient();
  host.reply("addToCart", valid(EMPTY_CART));
  for (let repeat = 0; repeat < 5; repeat += 1) {
    await settled(
      client.call("addToCart", { product: "faGainTrim" }, { idempotencyKey: "one-add", isKeptAlive: true }),
    );
  }
  expect(host.requests.map((request) => request.headers["idempotency-key"])).toEqual(Array(5).fill("one-add"));
  expect(new Set(host.requests.map((request) => request.body)).size).toBe(1);
});

test("[API-04] a status other than OK is returned to the caller, and logged as the documented sentence", async () => {
  const { client, host, log, settled } = buildClient();
  host.reply("clearCart", { status: 418, body: "short and stout" });
  expect(await settled(client.call("clearCart", {}))).toEqual({
    isOk: false,
    failure: { code: "api.httpStatus", params: { status: 418, body: "short and stout" } },
  });
  expect(log).toEqual([
    {
      operation: "cart.clear",
      code: "api.httpStatus",
      text: "API request failed with status 418: short and stout",
      tries: 1,
    },
  ]);
});

test("[API-04] an empty body is an empty result", async () => {
  const { client, host, settled } = buildClient();
  host.reply("logout", { body: "" });
  expect(await settled(client.call("logout", {}))).toEqual(ok({}));
});

test("what a shopper caused isn't logged", async () => {
  const { client, host, log, settled } = buildClient();
  host.reply("addToCart", refused("cart.itemLimitReached", "Reached cart limit for this item."));
  await settled(client.call("addToCart", { product: "faGainTrim" }));
  expect(log).toEqual([]);
});

test("[API-07] a direct call has a plain JSON body and the site's static header", async () => {
  const { client, host, settled } = buildClient();
  const message = { name: "Ada", email: "ada@example.com", subject: "", message: "Hello" };
  expect(await settled(client.callDirect("submitContactForm", message))).toEqual(ok({ success: true }));
  expect(host.requests[0]).toMatchObject({
    url: "https://shop.example/wp-json/fa/v1/submit-contact-form",
    json: message,
    headers: { authorization: SITE_AUTHORIZATION, "content-type": "application/json" },
  });
});

test.each([
  [
    "a refusal",
    { body: { success: false, code: "contact.tooMany", message: "Later." } },
    { code: "contact.tooMany", serverText: "Later." },
  ],
  [
    "a refusal with a status",
    { status: 422, body: { success: false, message: "No." } },
    { code: "api.refused", serverText: "No." },
  ],
  [
    "a page",
    { body: "<html>" },
    { code: "api.badAnswer", params: { operation: "direct.submitContactForm", path: "" } },
  ],
  ["another status", { status: 500, body: "oh" }, { code: "api.httpStatus", params: { status: 500, body: "oh" } }],
])("[API-07] a direct call that gets %s is a failure", async (_kind, reply, failure) => {
  const { client, host, settled } = buildClient();
  host.reply("submitContactForm", reply);
  const request = { name: "Ada", email: "ada@example.com", subject: "", message: "Hello" };
  expect(await settled(client.callDirect("submitContactForm", request))).toEqual({ isOk: false, failure });
});

const CHAT = { messages: [{ role: "user", content: "Hello" }] };
const CHAT_REPLY = { action: "send_message", message: "Hello.", error: null } as const;

test("[CHAT-03] a chat's message names the visitor by the access token, and its response needs no `success`", async () => {
  const { client, host, settled } = buildClient();
  host.reply("handleLiveChat", { body: CHAT_REPLY });
  expect(await settled(client.callDirect("handleLiveChat", CHAT))).toEqual(ok(CHAT_REPLY));
  const [{ headers } = { headers: {} }] = host.requestsOf("handleLiveChat");
  expect(headers).toMatchObject({ authorization: SITE_AUTHORIZATION, "shop-access-token": expect.stringMatching(/./) });
});

test("[CHAT-03] a visitor's direct call that the host refused for its token is sent once more, with another token and the same key", async () => {
  const { client, host, settled } = buildClient();
  const stale = { status: 401, body: { success: false, code: "api.accessTokenInvalid", message: null } };
  host.reply("handleLiveChat", stale, { body: CHAT_REPLY });
  expect(await settled(client.callDirect("handleLiveChat", CHAT))).toEqual(ok(CHAT_REPLY));
  const sent = host.requestsOf("handleLiveChat");
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  expect(host.requestsOf("generateToken").length).toBeGreaterThan(0);
});

test("[CHAT-04] a chat's response with an unknown action is a failure", async () => {
  const { client, host, settled } = buildClient();
  host.reply("handleLiveChat", { body: { action: "dance", message: "" } });
  expect(await settled(client.callDirect("handleLiveChat", CHAT))).toMatchObject({
    isOk: false,
    failure: { code: "api.badAnswer" },
  });
});

test("[SAFE-25] no response in ten seconds is a failure, and the request is aborted", async () => {
  const { client, host, clock } = buildClient();
  host.reply("login", "silent");
  const request = { mode: "execute", email_address: "a@example.com", password: "x", token: "t" } as const;
  const call = client.call("login", request);
  await clock.advanceAsync(9_999);
  expect(host.requests[0]?.signal.aborted).toBe(false);
  await clock.advanceAsync(1);
  expect(await call).toEqual({ isOk: false, failure: { code: "api.timeout" } });
  expect(host.requests[0]?.signal.aborted).toBe(true);
});

test("the token is kept under the name that the server reads", async () => {
  const { client, storage, settled } = buildClient({ accessToken: null });
  await settled(client.call("logout", {}));
  expect(storage.get(ACCESS_TOKEN_COOKIE)).toBe("access-1");
});
