import type { AnswerOf, Operations } from "@shop/api-client/contract";
import { windowState } from "@shop/engagement";
import { fail, ok, type Result } from "@shop/kernel";
import { addCoupon } from "../cart/index.ts";
import type { Deps } from "../ports/deps.ts";
import { findDripCoupon } from "../sales/index.ts";
import type { CallContext } from "../users/index.ts";
import { isInvited } from "./invitation.ts";

type DripOffer = NonNullable<AnswerOf<Operations["getDripOffer"]>["offer"]>;

interface AskedOffer {
  readonly page: string;
  readonly invitation?: string | null | undefined;
}

/** The offer of a drip page, without its code; null: the page has none. Source: ROUTE-10. */
export async function findDripOffer(deps: Deps, asked: AskedOffer): Promise<DripOffer | null> {
  const coupon = await findDripCoupon(deps.db, asked.page);
  if (!coupon) return null;
  const { percent, starts_at, ends_at } = coupon;
  const bounds = { startsAtMs: starts_at?.getTime() ?? null, endsAtMs: ends_at?.getTime() ?? null };
  return {
    percent,
    amount:
      percent === null
        ? { EUR: coupon.amount_eur_minor, USD: coupon.amount_usd_minor, JPY: coupon.amount_jpy_minor }
        : null,
    minimum: minimumOf(coupon),
    products: coupon.product_names,
    productTypes: coupon.product_types,
    startDate: starts_at?.toISOString() ?? null,
    endDate: ends_at?.toISOString() ?? null,
    timeZone: coupon.time_zone,
    state: windowState(bounds, deps.clock.nowMs()),
    isForCaller: mayTake(deps, asked),
  };
}

/** The cart total that the coupon needs, by currency; null: none. */
function minimumOf(coupon: NonNullable<Awaited<ReturnType<typeof findDripCoupon>>>): DripOffer["minimum"] {
  const minimum = { EUR: coupon.minimum_eur_minor, USD: coupon.minimum_usd_minor, JPY: coupon.minimum_jpy_minor };
  return Object.values(minimum).every((amount) => amount === null) ? null : minimum;
}

/**
 * Puts the coupon of a drip page on the caller's cart. Failures: `drip.unknown`, `drip.notInvited` where offers are for those with a
 * signed link, and those of `addCoupon`. Source: ROUTE-10.
 */
export async function claimDripOffer(
  deps: Deps,
  context: CallContext,
  asked: AskedOffer,
): Promise<Result<{ readonly coupon: string }>> {
  const coupon = await findDripCoupon(deps.db, asked.page);
  if (!coupon) return fail({ code: "drip.unknown" });
  if (!mayTake(deps, asked)) return fail({ code: "drip.notInvited" });
  const added = await addCoupon(deps, context, { coupon: coupon.code }, "dripPage");
  return added.isOk ? ok({ coupon: coupon.code }) : added;
}

function mayTake({ settings, clock }: Deps, { page, invitation }: AskedOffer): boolean {
  return settings.dripOffers === "everyone" || isInvited(settings, page, invitation ?? "", clock.nowMs());
}
