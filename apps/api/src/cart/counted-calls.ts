import { countTry } from "../http/count-try.ts";
import { addressKey } from "../platform/address-key.ts";
import type { CountedCalls } from "../users/index.ts";
import { COUPON_TRIES, COUPON_TRIES_OF_ADDRESS } from "./limits.ts";

export const cartCounts = {
  addCoupon: (deps, { session, visitorId, address }) =>
    countTry(
      deps,
      [
        [`coupon:${session?.userId ?? visitorId}`, COUPON_TRIES],
        [`coupon-address:${addressKey(address)}`, COUPON_TRIES_OF_ADDRESS],
      ],
      "api.tooManyCalls",
    ),
} satisfies CountedCalls;
