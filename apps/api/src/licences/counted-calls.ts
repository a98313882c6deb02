import { checkRedeemCode } from "@shop/account";
import { countTry } from "../http/count-try.ts";
import { addressKey } from "../platform/address-key.ts";
import type { CountedCalls, CountedDirectCalls } from "../users/index.ts";
import { LICENCE_TRIES } from "./limits.ts";
import { redeemTries } from "./redeem-code.ts";

export const licenceCounts = {
  // What isn't shaped like a code is rejected without a look at any, and is no guess.
  redeemProduct: async (deps, { session, address }, request) =>
    "redeem_code" in request && checkRedeemCode(request.redeem_code).isOk
      ? countTry(deps, redeemTries({ userId: session?.userId ?? "", address }), "redeem.tooManyTries")
      : null,
} satisfies CountedCalls;

export const licenceDirectCounts = {
  activateLicence: (deps, { address }) =>
    countTry(deps, [[`licence:${addressKey(address)}`, LICENCE_TRIES]], "licence.tooManyTries"),
} satisfies CountedDirectCalls;
