import type { AnswerOf, Operations } from "@shop/api-client/contract";
import {
  drawMessage,
  drawPoint,
  SPINS_PER_VISITOR,
  segmentAt,
  WHEEL_COUPON_LIFE_MS,
  WHEEL_LIFE_MS,
  type WheelSegment,
} from "@shop/engagement";
import { fail, ok, type Result } from "@shop/kernel";
import { findProductToGive } from "../licences/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { hashSecret } from "../platform/secrets.ts";
import type { Deps } from "../ports/deps.ts";
import { couponHolderOf, grantCoupon } from "../sales/index.ts";
import type { CallContext } from "../users/index.ts";
import { describeDraw, spinsLeft } from "./describe-wheel.ts";
import { holderOf, openWheel, ownWheel } from "./open-wheel.ts";
import { insertDraw, lockWheels, takeSpin, type WheelRow } from "./wheels.ts";

type Spun = AnswerOf<Operations["spinWheel"]>;

/**
 * Draws once from the seed that the wheel has for this spin and the browser's chance. The count decides in the database, however many spins
 * come at once. A discount's coupon belongs to the caller. Failures: `wheel.closed`, `wheel.noSpinsLeft`. Source: ENGAGE-03.
 */
export async function spinWheel(deps: Deps, context: CallContext, chance: string): Promise<Result<Spun>> {
  return inTransaction(deps.db, async (trx) => {
    const trxDeps = { ...deps, db: trx };
    const holder = holderOf(context);
    const nowMs = deps.clock.nowMs();
    if (!(await openWheel(trxDeps, holder))) return fail({ code: "wheel.closed" });
    const all = await lockWheels(trx, holder, new Date(nowMs));
    const own = ownWheel(all, holder);
    if (!own || spinsLeft(all) === 0) return fail({ code: "wheel.noSpinsLeft" });
    const number = await takeSpin(trx, own.id, SPINS_PER_VISITOR, new Date(nowMs + WHEEL_LIFE_MS));
    if (number === null) return fail({ code: "wheel.noSpinsLeft" });
    const draw = await writeDraw(trxDeps, context, { own, number, chance });
    if (context.guestId !== null) context.cookies.rememberGuest(context.guestId);
    return ok({ draw: describeDraw(own, draw), spins_left: spinsLeft(all) - 1 });
  });
}

async function writeDraw(
  trxDeps: Deps,
  context: CallContext,
  { own, number, chance }: { readonly own: WheelRow; readonly number: number; readonly chance: string },
) {
  const seed = own.seeds[number - 1];
  if (seed === undefined) throw new Error(`A wheel has no seed for its spin ${number}.`);
  const message = drawMessage({ seed, wheel: own.id, number, chance });
  const point = drawPoint(Buffer.from(hashSecret(message), "hex"));
  const segment = segmentAt(own.segments, point);
  const draw = {
    ...{ wheel_id: own.id, number, chance, point, segment_id: segment.id },
    ...(await prizeOf(trxDeps, context, segment)),
    drawn_at: new Date(trxDeps.clock.nowMs()),
    claimed_at: null,
  };
  await insertDraw(trxDeps.db, draw);
  return draw;
}

async function prizeOf(trxDeps: Deps, context: CallContext, { type, value, product }: WheelSegment) {
  const nothing = { code: null, coupon_ends_at: null, product_id: null };
  const holder = couponHolderOf(context);
  if (type === "discount" && value !== null && holder) {
    const endsAt = new Date(trxDeps.clock.nowMs() + WHEEL_COUPON_LIFE_MS);
    const { code } = await grantCoupon(trxDeps.db, trxDeps, { origin: "wheel", percent: value, endsAt, holder });
    return { ...nothing, code, coupon_ends_at: endsAt };
  }
  if (type !== "freepack" || product === null) return nothing;
  const pack = await findProductToGive(trxDeps.db, product);
  if (!pack) trxDeps.log.warn({ product }, "the wheel has drawn a pack that isn't in the catalogue any more");
  return { ...nothing, product_id: pack?.id ?? null };
}
