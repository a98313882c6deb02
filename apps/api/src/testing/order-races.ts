import type { Result } from "@shop/kernel";
import { checkoutCart } from "../checkout/checkout-cart.ts";
import type { PlacedOrder } from "../checkout/create-order.ts";
import type { Deps } from "../ports/deps.ts";
import { fillCart, insertUser } from "./insert-rows.ts";
import { insertCoupon } from "./insert-sales.ts";

const PLUGIN = "faAlign";
const URLS = { landingUrl: "/account?source=purchase", backlinkUrl: "/shop" };
const BOXES = { startsNow: true, knowsWithdrawalEnds: true, textVersion: "2026-11-21.en" };

/** How many of the competing callers succeeded, round by round. */
export interface RaceReport {
  readonly winners: readonly number[];
  /** The failures that the others got. */
  readonly refusals: ReadonlySet<string>;
}

const checkOut = (deps: Deps, userId: string, totalMinor: number): Promise<Result<PlacedOrder>> =>
  checkoutCart(deps, {
    ...{ userId, currency: "EUR", ...URLS },
    agreement: { ...BOXES, totalMinor, currency: "EUR" },
  });

function report(rounds: ReadonlyArray<ReadonlyArray<Result<PlacedOrder>>>): RaceReport {
  const refusals = rounds.flat().flatMap((answer) => (answer.isOk ? [] : [answer.failure.code]));
  return {
    winners: rounds.map((responses) => responses.filter((answer) => answer.isOk).length),
    refusals: new Set(refusals),
  };
}

/** So many buyers at once want the last use of a coupon, each of whom has agreed to the price with it. A new coupon every round. */
export async function raceLastCoupon(deps: Deps, race: { atOnce: number; rounds: number }): Promise<RaceReport> {
  const users: string[] = [];
  for (let index = 0; index < race.atOnce; index += 1) {
    const userId = await insertUser(deps);
    await fillCart(deps, userId, { [PLUGIN]: 1 });
    users.push(userId);
  }
  const rounds: Array<Array<Result<PlacedOrder>>> = [];
  for (let round = 1; round <= race.rounds; round += 1) {
    const code = `LAST-USE-${round}`;
    await insertCoupon(deps, { code, percent: 10, maxUses: 1 });
    await deps.db.deleteFrom("cart_coupons").execute();
    const carts = await deps.db.selectFrom("carts").select("id").where("user_id", "in", users).execute();
    const added = carts.map(({ id }) => ({ cart_id: id, code, added_at: new Date(deps.clock.nowMs()) }));
    await deps.db.insertInto("cart_coupons").values(added).execute();
    rounds.push(await Promise.all(users.map((userId) => checkOut(deps, userId, 2205))));
  }
  return report(rounds);
}

/** One cart is checked out so often at once. A new buyer every round. Returns how many sessions there were of each. */
export async function racePaymentSession(deps: Deps, race: { atOnce: number; rounds: number }): Promise<RaceReport> {
  const rounds: Array<Array<Result<PlacedOrder>>> = [];
  for (let round = 0; round < race.rounds; round += 1) {
    const userId = await insertUser(deps);
    await fillCart(deps, userId, { [PLUGIN]: 2 });
    const responses = await Promise.all(Array.from({ length: race.atOnce }, () => checkOut(deps, userId, 10_000)));
    const sessions = new Map(
      responses.map((answer) => [
        answer.isOk && answer.value.kind === "session" ? answer.value.session.id : "",
        answer,
      ]),
    );
    rounds.push([...sessions.values()]);
  }
  return report(rounds);
}
