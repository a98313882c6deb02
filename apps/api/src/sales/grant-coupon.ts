import type { Random } from "@shop/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { type CouponHolder, deleteCoupon, findGrantedOnce, insertGrant } from "./coupon-grants.ts";
import { insertCoupon } from "./coupons.ts";
import { newCouponCode } from "./new-coupon-code.ts";
import type { CouponOrigin } from "./tables.ts";

export interface CouponToGrant {
  /** What the holder has it from. Part of the code, so that the price's explanation names it. */
  readonly origin: CouponOrigin;
  readonly percent: number;
  /** The moment from which it no longer counts. */
  readonly endsAt: Date;
  readonly holder: CouponHolder;
  /** What the holder is given no more than one coupon for: `welcome`. Without it, every call grants a new one. */
  readonly once?: string;
  /** The products that it is for; without it, every product. */
  readonly productNames?: readonly string[];
}

export interface GrantedCoupon {
  readonly code: string;
  readonly percent: number;
  readonly endsAt: Date;
}

/**
 * Creates a coupon that only its holder can use, in one order. It can be combined with other coupons that allow it. A second grant of the
 * same `once` returns the first one, whatever is asked for, also if it has ended or was used. Source: ENGAGE-03, PRICE-09.
 */
export async function grantCoupon(
  trx: Kysely<Database>,
  deps: Pick<Deps, "clock"> & { readonly random: Random },
  grant: CouponToGrant,
): Promise<GrantedCoupon> {
  const { origin, percent, endsAt, holder, once, productNames = [] } = grant;
  const code = newCouponCode(deps.random, origin);
  const isNew = await insertCoupon(trx, {
    code,
    percent,
    amount_eur_minor: null,
    amount_usd_minor: null,
    amount_jpy_minor: null,
    product_names: JSON.stringify(productNames),
    is_combinable: true,
    max_uses: 1,
    max_uses_per_user: null,
    time_zone: null,
    starts_local: null,
    ends_local: null,
    starts_at: null,
    ends_at: endsAt,
  });
  if (!isNew) throw new Error(`The coupon ${code} was granted before: the source of chance repeats itself.`);
  const grantedAt = new Date(deps.clock.nowMs());
  if (await insertGrant(trx, { code, origin, once: once ?? null, holder, grantedAt })) return { code, percent, endsAt };
  await deleteCoupon(trx, code);
  const first = await findGrantedOnce(trx, { origin, once: once ?? "", holder });
  if (!first) throw new Error(`A coupon of ${origin} was neither granted nor found.`);
  return first;
}
