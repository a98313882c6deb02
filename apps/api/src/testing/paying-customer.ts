import { inspect } from "node:util";
import { randomUuid } from "@shop/kernel";
import type { Selectable } from "kysely";
import type { Database } from "../ports/database.ts";
import { type Asked, checkOut } from "./agreement.ts";
import type { TestApp, TestBrowser } from "./create-test-app.ts";
import { insertUser, startSession } from "./insert-rows.ts";

type Order = Selectable<Database["orders"]>;
export type PayingCustomer = Awaited<ReturnType<typeof newPayingCustomer>>;

/** A logged-in customer of a shop, who orders, and of whom a test can read what the books say. */
export async function newPayingCustomer(shop: TestApp, knownUserId?: string) {
  const browser: TestBrowser = await shop.newBrowser().start();
  const userId = knownUserId ?? (await insertUser(shop.deps));
  await startSession(shop.deps, browser, userId);
  const { db } = shop;
  return {
    browser,
    userId,
    /** Checks out the named products and returns the order as stored. */
    orderCart: async (products: Readonly<Record<string, number>>, asked: Asked = {}): Promise<Order> => {
      for (const [product, quantity] of Object.entries(products))
        await browser.call("addToCart", { product, quantity });
      const { valid, code, result } = await checkOut(browser, asked);
      if (!valid)
        throw new Error(
          `The checkout was refused: ${code}. ${inspect(shop.logged.filter(({ level }) => level === "error"))}`,
        );
      return db
        .selectFrom("orders")
        .selectAll()
        .where("provider_session_id", "=", result.session_id)
        .executeTakeFirstOrThrow();
    },
    /** What the provider says of an order; name what differs. */
    eventOf: (order: Order, type: string, data: Readonly<Record<string, unknown>> = {}) => ({
      id: `evt_${randomUuid(shop.deps.random)}`,
      type,
      data: {
        session_id: order.provider_session_id,
        order_reference: order.id,
        payment_id: `pay_${order.number}`,
        amount_minor: order.total_minor,
        currency: order.currency,
        ...data,
      },
    }),
    readOrder: (order: Order) =>
      db.selectFrom("orders").selectAll().where("id", "=", order.id).executeTakeFirstOrThrow(),
    licences: () =>
      db
        .selectFrom("licences")
        .innerJoin("products", "products.id", "licences.product_id")
        .selectAll("licences")
        .select("products.name")
        .where("user_id", "=", userId)
        .orderBy("products.name")
        .orderBy("unit_number")
        .execute(),
    mails: () => db.selectFrom("mails").selectAll().where("user_id", "=", userId).execute(),
    cartNames: async (): Promise<Array<[string, number]>> => {
      const { result } = await browser.call("getCart");
      return result.products.map((line: { name: string; quantity: number }) => [line.name, line.quantity]);
    },
    /** The outcome of an event; undefined if none was processed. */
    outcomeOf: async (event: { readonly id: string }): Promise<string | undefined> => {
      const row = await db
        .selectFrom("payment_events")
        .select("outcome")
        .where("event_id", "=", event.id)
        .executeTakeFirst();
      return row?.outcome;
    },
  };
}
