import { ACTS, type Act, type KillPoint } from "./kill-points.ts";
import type { ArmedPoint } from "./kill-switch.ts";
import type { MailSink } from "./mail-sink.ts";
import { BOUGHT, COUPON, type Purchase, STEPS, type StepOutcome } from "./purchase.ts";
import type { ServerProcess } from "./server-process.ts";
import { createShopper } from "./shopper.ts";

const MAX_TRIES = 4;

export interface KillOutcome {
  readonly point: string;
  /** Whether the process died there; a point that is never reached proves nothing. */
  readonly wasKilled: boolean;
  /** The faults found afterwards; empty if all is well. */
  readonly wrong: readonly string[];
}

/** A shop that is started again on the same data whenever it has been killed. */
export interface KillableShop {
  current(): ServerProcess;
  /** Waits for the end of a killed one and starts the next, some minutes later by its clock. */
  restart(): Promise<void>;
}

/** One purchase through which the process is killed at a point, and all that must be true after it. */
export async function runKill(
  shop: KillableShop,
  sink: MailSink,
  point: KillPoint,
  number: number,
): Promise<KillOutcome> {
  const wrong: string[] = [];
  const purchase = await beginPurchase(shop, number);
  let wasKilled = false;
  for (const act of ACTS) {
    // The job may send a mail before the act of that name has begun.
    const isArmed = point.act === act || (point.act === "mail" && act === "pay");
    const killsBefore = isArmed ? await arm(shop, point) : 0;
    const step = act === "mail" ? () => deliverMail(shop) : () => STEPS[act](purchase, sink);
    const { outcome, kills } = await insist(shop, step);
    const killsAfter = point.act === act ? await arm(shop, null) : 0;
    wasKilled ||= killsBefore + kills + killsAfter > 0;
    if (outcome !== "done") wrong.push(`${act} came to "${outcome}"`);
    if (act === "addToCart") wrong.push(...(await checkCart(purchase)));
  }
  wrong.push(...(await checkAfter(shop, sink, purchase)));
  return { point: point.name, wasKilled, wrong };
}

/** A new visitor of the shop, who will buy. */
export async function beginPurchase(
  shop: { current(): Pick<ServerProcess, "url"> },
  number: number,
): Promise<Purchase> {
  const shopper = createShopper(number, shop.current().url);
  await shopper.begin();
  const keys = Object.fromEntries(ACTS.map((act) => [act, `kill-${number}-${act}`])) as Record<Act, string>;
  return { shopper, keys, paymentPage: "" };
}

/** Sets the point, or none. A job of the shop may reach the point between two acts: the shop is then started again first. Returns the kills. */
export async function arm(shop: KillableShop, point: ArmedPoint | null): Promise<number> {
  for (let kills = 0; ; kills += 1) {
    try {
      await shop.current().obey({ kind: "arm", point });
      return kills;
    } catch (error) {
      if ((await shop.current().ended) !== "SIGKILL" || kills === MAX_TRIES) throw error;
      await shop.restart();
    }
  }
}

/**
 * Repeats a step with the same key until it has an outcome. A connection that breaks means a killed shop, which is started again first,
 * or an idle connection that the living shop has closed.
 */
export async function insist(
  shop: KillableShop,
  step: () => Promise<StepOutcome>,
): Promise<{ outcome: StepOutcome; kills: number }> {
  let kills = 0;
  let outcome: StepOutcome = "refused: never responded";
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      outcome = await step();
      if (outcome !== "busy") return { outcome, kills };
    } catch (error) {
      if (await shop.current().isAlive()) continue;
      if ((await shop.current().ended) !== "SIGKILL") throw error;
      kills += 1;
      await shop.restart();
    }
  }
  return { outcome, kills };
}

async function deliverMail(shop: KillableShop): Promise<StepOutcome> {
  await shop.current().obey({ kind: "settle" });
  return "done";
}

async function checkCart({ shopper }: Purchase): Promise<string[]> {
  const { result } = await shopper.call("getCart");
  const [line, ...others] = result?.products ?? [];
  const isAsAsked = others.length === 0 && line?.name === BOUGHT.product && line.quantity === BOUGHT.quantity;
  const hasCoupon = result?.coupons?.length === 1 && result.coupons[0] === COUPON;
  return isAsAsked && hasCoupon ? [] : [`the cart contains ${JSON.stringify([result?.products, result?.coupons])}`];
}

/** One reconciliation with no webhook before it, then the webhooks and mails that are still due. */
async function checkAfter(shop: KillableShop, sink: MailSink, { shopper }: Purchase): Promise<string[]> {
  const reconciled = await shop.current().obey({ kind: "reconcile" });
  const settled = await shop.current().obey({ kind: "settle" });
  const wrong = [...reconciled, ...settled].map(
    (broken) => `${broken.name}: ${broken.rows} rows, ${JSON.stringify(broken.first)}`,
  );
  const owned = await shopper.call("getOwnedProducts");
  const plugin = owned.result?.plugin?.find((product: { name: string }) => product.name === BOUGHT.product);
  const licences = plugin?.licenses?.length ?? 0;
  if (licences !== BOUGHT.quantity) wrong.push(`${licences} licences in the place of ${BOUGHT.quantity}`);
  const cart = await shopper.call("getCart");
  if (cart.result?.products?.length !== 0)
    wrong.push(`the cart still contains ${JSON.stringify(cart.result?.products)}`);
  const orderMails = await sink.waitFor(shopper.email, BOUGHT.product);
  const ids = new Set(orderMails.map((mail) => mail.messageId));
  if (ids.size !== 1) wrong.push(`${ids.size} confirmations of the order were mailed`);
  return wrong;
}
