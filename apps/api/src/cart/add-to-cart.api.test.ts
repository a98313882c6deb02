import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCookieEffects } from "../http/cookies.ts";
import { failedAnswer, validAnswer } from "../http/envelope.ts";
import type { KeyedAct } from "../http/idempotency-keys.ts";
import { createKnownVisitors } from "../http/known-visitors.ts";
import { createRunOnce } from "../http/run-once.ts";
import { welcomeVisitor } from "../sign-in/give-access-token.ts";
import {
  buildContent,
  buildContentProduct,
  createTestApp,
  importTestContent,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";
import type { CallContext } from "../users/calls.ts";
import { createAddToCart, explainRefusedAdd } from "./add-to-cart.ts";

const NO_FILES = { inputsHash: "none", files: [], media: [] };
const CABINET = { product: "Cabinet", quantity: 1 };
const AT_ONCE = 50;

let shop: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const products = [buildContentProduct({ name: "Cabinet", type: "plugin", itemType: 42 })];
  await importTestContent(shop.deps, buildContent({ products, manifest: NO_FILES }));
  browser = await shop.newBrowser().start();
});

function add(idempotencyKey: string) {
  return browser.call("addToCart", CABINET, { idempotencyKey });
}

function setPrice(minor: number) {
  return shop.db.updateTable("product_prices").set({ full_price_minor: minor, stated_price_minor: null }).execute();
}

async function keptUnder(key: string) {
  const kept = shop.db.selectFrom("idempotency_keys").select(["status", "answer", "made_from"]).where("key", "=", key);
  return kept.executeTakeFirst();
}

test("[SAFE-05] a repeat gets the first response though the price has changed since, and a new add gets the new price", async () => {
  await setPrice(4900);
  const first = await add("at-once-price-1");
  await setPrice(5900);
  expect(await add("at-once-price-1")).toEqual(first);
  expect(first.result.products).toMatchObject([{ quantity: 1, price: 4900 }]);
  expect((await add("at-once-price-2")).result.products).toMatchObject([{ quantity: 2, price: 5900 }]);
});

test("[SAFE-05] the source of an add's response is stored with the act, and no response beside it", async () => {
  await add("at-once-kept-0");
  await add("at-once-kept-1");
  expect(await keptUnder("at-once-kept-1")).toMatchObject({
    status: 200,
    answer: null,
    made_from: { currency: "EUR", isLoggedIn: false, lines: [{ name: "Cabinet", quantity: 2 }] },
  });
});

test.each([
  ["made free", "cart.freeProduct", () => setPrice(0)],
  ["taken from sale", "cart.couldNotAdd", () => shop.db.updateTable("products").set({ is_for_sale: false }).execute()],
  [
    "taken out",
    "cart.couldNotAdd",
    () =>
      shop.db
        .updateTable("products")
        .set({ removed_at: new Date(shop.clock.nowMs()) })
        .execute(),
  ],
])(
  "[CART-04] [CART-05] a product that was %s since the last add of this process is refused at once",
  async (_how, code, change) => {
    await add("at-once-before-1");
    await change();
    expect(await add("at-once-after-1")).toMatchObject({ valid: false, code });
    const lines = await shop.db.selectFrom("cart_lines").select("quantity").orderBy("position", "desc").execute();
    expect(lines[0]).toEqual({ quantity: 1 });
  },
);

test("[CART-11] an add whose visitor's cart only the cookie knows goes into that cart", async () => {
  const first = await add("at-once-cookie-1");
  expect(first.valid).toBe(true);
  await browser.start();
  expect((await add("at-once-cookie-2")).result.products).toMatchObject([{ quantity: 2 }]);
});

/** A new visitor's call, as the pipeline passes it on. */
async function buildContext(): Promise<CallContext> {
  const access = await createKnownVisitors(shop.deps).find(await welcomeVisitor(shop.deps));
  const nobody = {
    requestId: "request",
    address: "203.0.113.7",
    session: null,
    cartKey: null,
    deviceToken: null,
    userAgent: "",
  };
  const cookies = createCookieEffects(shop.deps.settings, shop.clock, []);
  const visitorId = access?.visitorId ?? null;
  const known = { visitorId, guestId: visitorId, accessEndsAt: access?.expiresAt ?? null };
  return { ...nobody, ...known, currency: "EUR", locale: "en", cookies };
}

async function unitsOf({ visitorId }: CallContext): Promise<number[]> {
  const lines = shop.db.selectFrom("cart_lines").innerJoin("carts", "carts.id", "cart_lines.cart_id");
  const rows = await lines.select("cart_lines.quantity").where("carts.visitor_id", "=", visitorId).execute();
  return rows.map(({ quantity }) => quantity);
}

test("[SAFE-05] where the key is kept already, the one statement undoes its line and its cart", async () => {
  const addToCart = createAddToCart();
  const now = new Date(shop.clock.nowMs());
  const keyed = { actor: "somebody", key: "at-once-undone", operation: "addToCart", bodyHash: "body", now };
  const [first, second] = [await buildContext(), await buildContext()];
  expect(await addToCart.act(shop.deps, first, CABINET, keyed)).toMatchObject({
    body: { result: { products: [{ quantity: 1 }] } },
  });
  expect(await addToCart.act(shop.deps, first, CABINET, keyed)).toBeNull();
  expect(await addToCart.act(shop.deps, second, CABINET, keyed)).toBeNull();
  expect([await unitsOf(first), await unitsOf(second)]).toEqual([[1], []]);
});

test("an add that loses a deadlock each time is tried three times and is then busy", async () => {
  const statusAfter = async (deadlocks: number, key: string) => {
    let tries = 0;
    const executeQuery: typeof shop.db.executeQuery = (query) => {
      tries += 1;
      if (tries <= deadlocks) return Promise.reject(Object.assign(new Error("deadlock"), { code: "40P01" }));
      return shop.db.executeQuery(query);
    };
    const get = (db: typeof shop.db, name: string) => {
      const value = Reflect.get(db, name);
      return name === "executeQuery" ? executeQuery : typeof value === "function" ? value.bind(db) : value;
    };
    const deps = { ...shop.deps, db: new Proxy(shop.db, { get }) };
    const keyed = { actor: key, key, operation: "addToCart", bodyHash: "body", now: new Date(shop.clock.nowMs()) };
    const answer = await createAddToCart().act(deps, await buildContext(), CABINET, keyed);
    return [answer?.status, tries];
  };
  expect(await statusAfter(2, "at-once-third-try")).toEqual([200, 3]);
  expect(await statusAfter(3, "at-once-no-fourth")).toEqual([503, 3]);
});

/** An embedded engine has one connection and hides every race. */
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("on real PostgreSQL", () => {
  test("[SAFE-05] [SAFE-06] of fifty processes at once with one key one adds, and all return its response", async () => {
    const context = await buildContext();
    const act = { actor: context.visitorId ?? "", key: "at-once-race", operation: "addToCart", payload: CABINET };
    const responses = await Promise.all(
      Array.from({ length: AT_ONCE }, () => {
        const { act: add, remake } = createAddToCart();
        const atOnce = {
          act: (keyed: KeyedAct) => add(shop.deps, context, CABINET, keyed),
          remake: (source: unknown) => remake(source, "en"),
        };
        const runOnce = createRunOnce(shop.deps);
        return runOnce({ ...act, cookies: [], isTransaction: true, atOnce }, async (db) => {
          const added = await explainRefusedAdd({ ...shop.deps, db }, context, CABINET);
          return added.isOk ? validAnswer(added.value) : failedAnswer(added.failure);
        });
      }),
    );
    expect(responses[0]).toMatchObject({
      status: 200,
      body: { result: { products: [{ name: "Cabinet", quantity: 1 }] } },
    });
    expect(responses).toEqual(Array.from({ length: AT_ONCE }, () => responses[0]));
    expect(await unitsOf(context)).toEqual([1]);
  });
});
