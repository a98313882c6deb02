import { fail, ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import { type GrantedCoupon, grantCoupon, hasPaidOrder } from "../sales/index.ts";
import { EXIT_OFFER_LIFE_MS, EXIT_OFFER_PERCENT } from "./limits.ts";

/**
 * The offer to a shopper who is about to leave: a coupon of the account's own, for one order, granted once. Failure: engagement.boughtBefore,
 * if the account has paid for anything. Source: ENGAGE-08.
 */
export async function claimExitOffer(deps: Deps, userId: string): Promise<Result<GrantedCoupon>> {
  if (await hasPaidOrder(deps.db, userId)) return fail({ code: "engagement.boughtBefore" });
  return ok(
    await grantCoupon(deps.db, deps, {
      origin: "exitIntent",
      percent: EXIT_OFFER_PERCENT,
      endsAt: new Date(deps.clock.nowMs() + EXIT_OFFER_LIFE_MS),
      holder: { userId },
      once: "exitOffer",
    }),
  );
}
