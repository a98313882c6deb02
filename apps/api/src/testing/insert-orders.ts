import { randomUuid } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";

const PRICE_MINOR = 4900;

/** A paid order of one unit, without checkout and licences: what statistics read. */
export async function insertPaidOrder(
  deps: Deps,
  order: {
    readonly userId: string;
    readonly productName: string;
    readonly country: string;
    readonly paidAtMs: number;
  },
): Promise<void> {
  const { db, random } = deps;
  const { userId, productName, country, paidAtMs } = order;
  const product = await db.selectFrom("products").selectAll().where("name", "=", productName).executeTakeFirstOrThrow();
  const [id, at] = [randomUuid(random), new Date(paidAtMs)];
  const none = { vat_minor: 0, vat_rate_basis_points: 0 };
  await db
    .insertInto("orders")
    .values({
      ...{ id, user_id: userId, cart_id: null, kind: "buyNow", status: "paid", content_hash: id, currency: "EUR" },
      ...{ total_regular_minor: PRICE_MINOR, total_minor: PRICE_MINOR, vat_minor: 0, vat_country: country },
      ...{ buyer_name: "A buyer", buyer_email: "buyer@shop.test", landing_url: "/", backlink_url: "/" },
      ...{ provider: "test", provider_session_id: null, provider_session_url: null },
      ...{ created_at: at, expires_at: at, paid_at: at },
    })
    .execute();
  await db
    .insertInto("order_lines")
    .values({
      ...{
        id: randomUuid(random),
        order_id: id,
        position: 0,
        quantity: 1,
        max_quantity: 1,
        reasons: JSON.stringify([]),
      },
      ...{ product_id: product.id, product_name: product.name, product_type: product.type },
      ...{ unit_regular_minor: PRICE_MINOR, unit_price_minor: PRICE_MINOR, total_minor: PRICE_MINOR },
      ...{ ...none, net_minor: PRICE_MINOR },
    })
    .execute();
}
