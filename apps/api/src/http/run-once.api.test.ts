import { SITE_AUTHORIZATION } from "@shop/api-client/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAddToCart } from "../cart/index.ts";
import { hashSecret } from "../platform/secrets.ts";
import {
  buildContent,
  buildContentProduct,
  buildRegistration,
  createTestApp,
  importTestContent,
  type TestAnswer,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";
import { findAccessToken } from "./access-tokens.ts";
import { validAnswer } from "./envelope.ts";
import { createRunOnce } from "./run-once.ts";

const KEY = "key-of-one-act";
const NO_FILES = { inputsHash: "none", files: [], media: [] };
const CABINET = { product: "Cabinet", quantity: 1 };

let shop: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  shop = await createTestApp();
  const products = [buildContentProduct({ name: "Cabinet", type: "plugin", itemType: 42 })];
  await importTestContent(shop.deps, buildContent({ products, manifest: NO_FILES }));
});
afterAll(() => shop.close());
beforeEach(async () => {
  browser = await shop.newBrowser().start();
});

async function quantityInCart(): Promise<number> {
  const { result } = await browser.call("getCart");
  return result.products[0]?.quantity ?? 0;
}

test("[SAFE-05] five repeats of a keyed change, one after another, have one effect and equal responses", async () => {
  const responses: TestAnswer[] = [];
  for (let round = 0; round < 5; round += 1) {
    responses.push(await browser.call("addToCart", CABINET, { idempotencyKey: KEY }));
  }
  expect(responses[0]).toMatchObject({ status: 200, valid: true });
  expect(responses.slice(1)).toEqual(Array.from({ length: 4 }, () => responses[0]));
  expect(await quantityInCart()).toBe(1);
});

test("[SAFE-05] five repeats at once have one effect, equal responses and the same cookies", async () => {
  const calls = Array.from({ length: 5 }, () => browser.call("addToCart", CABINET, { idempotencyKey: KEY }));
  const responses = await Promise.all(calls);
  expect(responses[0]).toMatchObject({ status: 200, valid: true });
  expect(responses.slice(1)).toEqual(Array.from({ length: 4 }, () => responses[0]));
  expect(await quantityInCart()).toBe(1);
});

test("[SAFE-05] another key is another act, and so is the same key of another visitor", async () => {
  await browser.call("addToCart", CABINET, { idempotencyKey: KEY });
  await browser.call("addToCart", CABINET, { idempotencyKey: "another-key" });
  expect(await quantityInCart()).toBe(2);
  const stranger = await shop.newBrowser().start();
  const answer = await stranger.call("addToCart", CABINET, { idempotencyKey: KEY });
  expect(answer.result.products).toMatchObject([{ quantity: 1 }]);
});

test("[SAFE-05] the same key with another body or for another operation is refused", async () => {
  await browser.call("addToCart", CABINET, { idempotencyKey: KEY });
  const reused = { status: 409, code: "api.idempotencyKeyReused" };
  expect(await browser.call("addToCart", { ...CABINET, quantity: 2 }, { idempotencyKey: KEY })).toMatchObject(reused);
  expect(await browser.call("removeFromCart", CABINET, { idempotencyKey: KEY })).toMatchObject(reused);
  expect(await quantityInCart()).toBe(1);
});

test("[SAFE-05] a refusal is repeated like any response", async () => {
  const tooMany = { ...CABINET, product: "no such product" };
  const first = await browser.call("addToCart", tooMany, { idempotencyKey: KEY });
  expect(first.valid).toBe(false);
  expect(await browser.call("addToCart", tooMany, { idempotencyKey: KEY })).toEqual(first);
});

test("[SAFE-05] a security token fetched again between two tries doesn't make another act", async () => {
  for (let round = 0; round < 2; round += 1) {
    const { result } = await browser.call("register", { mode: "prepare" });
    const request = { mode: "execute", ...buildRegistration(), csrf_token: result.csrf_token };
    expect(await browser.call("register", request, { idempotencyKey: KEY })).toMatchObject({
      status: 200,
      valid: true,
    });
    shop.clock.advance(1000);
  }
  const mails = await shop.db.selectFrom("mails").select("id").where("kind", "=", "activation").execute();
  expect(mails).toHaveLength(1);
});

test("[SAFE-05] the contact form, sent five times under one key, is one message", async () => {
  const send = async () => {
    const response = await browser.fetch("/wp-json/fa/v1/submit-contact-form", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: SITE_AUTHORIZATION, "idempotency-key": KEY },
      body: JSON.stringify({ name: "Ada", email: "ada@customer.example", subject: "", message: "Hello" }),
    });
    return { status: response.status, body: await response.json() };
  };
  const responses = [await send(), ...(await Promise.all([send(), send(), send(), send()]))];
  expect(responses).toEqual(
    Array.from({ length: 5 }, () => ({ status: 200, body: { success: true, message: null, code: null } })),
  );
  expect(await shop.db.selectFrom("contact_messages").select("id").execute()).toHaveLength(1);
});

test.each(["short", "with a space in it", "x".repeat(129)])(
  "[SAFE-05] the key '%s' is refused",
  async (idempotencyKey) => {
    const answer = await browser.call("addToCart", CABINET, { idempotencyKey });
    expect(answer).toMatchObject({ status: 400, code: "api.badRequest" });
    expect(await quantityInCart()).toBe(0);
  },
);

test("stored responses and keys contain no password", async () => {
  const { result } = await browser.call("register", { mode: "prepare" });
  const registration = buildRegistration({ email_address: "bob@customer.example" });
  const request = { mode: "execute", ...registration, csrf_token: result.csrf_token };
  await browser.call("register", request, { idempotencyKey: KEY });
  const rows = JSON.stringify(await shop.db.selectFrom("idempotency_keys").selectAll().execute());
  expect(rows).not.toContain(String(request.csrf_token));
  expect(rows).not.toContain("Rückkopplung");
});

function buildCall(actor: string) {
  return { actor, key: KEY, operation: "test", payload: { a: 1 }, cookies: [], isTransaction: false };
}

test("[SAFE-05] an act that breaks is not kept: the repeat acts", async () => {
  const call = buildCall("breaks");
  const runOnce = createRunOnce(shop.deps);
  await expect(runOnce(call, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await runOnce(call, async () => validAnswer("second"))).toEqual(validAnswer("second"));
});

test("[SAFE-05] load that was shed is not kept: the repeat acts", async () => {
  const call = buildCall("sheds");
  const runOnce = createRunOnce(shop.deps);
  const busy = { ...validAnswer(null), status: 503 };
  expect(await runOnce(call, async () => busy)).toEqual(busy);
  expect(await runOnce(call, async () => validAnswer("second"))).toEqual(validAnswer("second"));
});

test("[SAFE-05] an act that another process is doing is busy; after a minute without a response it is taken over, once", async () => {
  const call = buildCall("dies");
  const crashed = createRunOnce(shop.deps);
  const never = new Promise<never>(() => {});
  const started = new Promise<void>((resolve) => {
    void crashed(call, () => {
      resolve();
      return never;
    });
  });
  await started;
  const other = createRunOnce(shop.deps);
  const act = async () => validAnswer("taken over");
  expect(await other(call, act)).toMatchObject({ status: 409, body: { code: "api.idempotencyKeyBusy" } });
  shop.clock.advance(60_000);
  expect(await other(call, act)).toMatchObject({ status: 409 });
  shop.clock.advance(1);
  expect(await other(call, act)).toEqual(validAnswer("taken over"));
  expect(await createRunOnce(shop.deps)(call, async () => validAnswer("once more"))).toEqual(validAnswer("taken over"));
});

test("[SAFE-05] a repeat gets the first response from a process that has just started", async () => {
  const first = await browser.call("addToCart", CABINET, { idempotencyKey: KEY });
  const runOnce = createRunOnce(shop.deps);
  const token = await findAccessToken(shop.db, hashSecret(browser.accessToken), new Date(shop.clock.nowMs()));
  const { remake } = createAddToCart();
  const atOnce = { act: async () => null, remake: (source: unknown) => remake(source, "en") };
  const act = { operation: "addToCart", payload: CABINET, isTransaction: false, atOnce };
  const call = { actor: token?.visitorId ?? "", key: KEY, cookies: [], ...act };
  const { status, ...body } = first;
  expect(await runOnce(call, () => Promise.reject(new Error("must not act")))).toEqual({ status, body });
});

test("[SAFE-05] another body under a key is rejected before its act is begun, in this process and in another one", async () => {
  for (const isTransaction of [true, false]) {
    const call = { ...buildCall(`looked up ${isTransaction}`), isTransaction };
    const runOnce = createRunOnce(shop.deps);
    await runOnce(call, async () => validAnswer("first"));
    const act = () => Promise.reject(new Error("must not act"));
    for (const other of [runOnce, createRunOnce(shop.deps)]) {
      const reused = await other({ ...call, payload: { a: 2 } }, act);
      expect(reused).toMatchObject({ status: 409, body: { code: "api.idempotencyKeyReused" } });
    }
  }
});
