import { randomUuid } from "@shop/kernel";
import { createFakeRandom } from "@shop/kernel/testing";
import { buyNow } from "../checkout/buy-now.ts";
import { checkoutCart } from "../checkout/checkout-cart.ts";
import { getOrder } from "../orders/get-order.ts";
import type { OrderRow } from "../orders/orders.ts";
import type { Deps } from "../ports/deps.ts";
import { fillCart, insertUser } from "./insert-rows.ts";

/** A shop that takes orders, and to which a provider's signed webhooks can be sent. */
export interface StormShop {
  readonly deps: Deps;
  /** Returns the status. */
  sendWebhook(body: unknown): Promise<number>;
}

export interface StormParameters {
  readonly orders: number;
  readonly seed: number;
  /** Webhooks and calls under way at once. */
  readonly atOnce: number;
  /** Coupons on every third cart; one more than its uses are asked for. */
  readonly couponCode: string;
}

export interface StormReport {
  readonly orders: number;
  readonly webhooks: number;
  readonly statuses: Readonly<Record<number, number>>;
  /** Return pages that looked while the webhooks came. */
  readonly looks: number;
  /** Pages that showed a half-finished order: paid without a licence, or a licence without payment. Must be none. */
  readonly halfDone: number;
}

const PRODUCTS = ["faAlign", "faIR Modern Rock", "Licence Transfer"] as const;
const MAX_REPEATS = 5;
const AGREEMENT = { totalMinor: 10_000_000, startsNow: true, knowsWithdrawalEnds: true, textVersion: "2026-11-21.en" };
const URLS = { landingUrl: "/account?source=purchase", backlinkUrl: "/shop" };

/**
 * Many orders of many buyers, each of whose payments is reported one to five times, by the same event and by others, all of them shuffled; a fifth
 * of them at the same moment as the buyer's return page looks. For one seed always the same.
 */
export async function runOrderStorm(shop: StormShop, parameters: StormParameters): Promise<StormReport> {
  const random = createFakeRandom(parameters.seed);
  const below = (limit: number) => Math.floor(random.fraction() * limit);
  const orders: OrderRow[] = [];
  await inBatches(parameters.orders, parameters.atOnce, async (index) => {
    orders.push(await placeOrder(shop.deps, index, parameters.couponCode, below));
  });
  orders.sort((a, b) => a.number - b.number);
  const news = orders
    .flatMap((order) => eventsOf(order, 1 + below(MAX_REPEATS)).map((event) => ({ order, event })))
    .map((entry) => ({ ...entry, at: random.fraction() }))
    .sort((a, b) => a.at - b.at);
  const statuses: Record<number, number> = {};
  let [looks, halfDone] = [0, 0];
  await inBatches(news.length, parameters.atOnce, async (index) => {
    const entry = news[index];
    if (!entry) return;
    const isRaced = entry.order.number % 5 === 0;
    const [status, isWhole] = await Promise.all([
      shop.sendWebhook(entry.event),
      isRaced ? look(shop.deps, entry.order) : null,
    ]);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (isWhole !== null) looks += 1;
    if (isWhole === false) halfDone += 1;
  });
  return { orders: orders.length, webhooks: news.length, statuses, looks, halfDone };
}

async function inBatches(count: number, atOnce: number, act: (index: number) => Promise<void>): Promise<void> {
  for (let done = 0; done < count; done += atOnce) {
    const size = Math.min(atOnce, count - done);
    await Promise.all(Array.from({ length: size }, (_, index) => act(done + index)));
  }
}

async function placeOrder(
  deps: Deps,
  index: number,
  couponCode: string,
  below: (limit: number) => number,
): Promise<OrderRow> {
  const name = PRODUCTS[below(PRODUCTS.length)] ?? PRODUCTS[0];
  const quantity = name.startsWith("faIR") ? 1 : 1 + below(3);
  const userId = await insertUser(deps);
  const asked = { userId, currency: "EUR" as const, ...URLS, agreement: { ...AGREEMENT, currency: "EUR" as const } };
  const isNow = index % 3 === 1;
  if (!isNow) await fillCart(deps, userId, { [name]: quantity }, index % 3 === 0 ? [couponCode] : []);
  const placed = isNow
    ? await buyNow(deps, { ...asked, products: [{ name, quantity }], stopOnError: true })
    : await checkoutCart(deps, asked);
  if (!placed.isOk) throw new Error(`Order ${index} was refused: ${placed.failure.code}`);
  return deps.db.selectFrom("orders").selectAll().where("user_id", "=", userId).executeTakeFirstOrThrow();
}

/** One payment, reported so often: the first two by the same event, as a provider repeats one that got no response. */
function eventsOf(order: OrderRow, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `evt_${order.id}_${Math.max(1, index)}`,
    type: "paid",
    data: {
      session_id: order.provider_session_id,
      order_reference: order.id,
      payment_id: `pay_${order.id}`,
      amount_minor: order.total_minor,
      currency: order.currency,
    },
  }));
}

/** What the buyer's return page sees: the order paid with its licences, or neither. */
async function look(deps: Deps, order: OrderRow): Promise<boolean> {
  const found = await getOrder(deps, {
    userId: order.user_id ?? randomUuid(deps.random),
    order: order.id,
    locale: "en",
  });
  if (!found.isOk) return false;
  const { status, licences, invoice_number: invoice } = found.value;
  // Order and licences are two questions: what was committed between them is seen by the second.
  return status === "paid" ? licences.length > 0 && invoice !== null : invoice === null;
}
