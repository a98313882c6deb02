import { countTry } from "../http/count-try.ts";
import { addressKey } from "../platform/address-key.ts";
import type { CountedCalls } from "../users/index.ts";
import { SPINS_OF_ADDRESS } from "./limits.ts";

export const wheelCounts = {
  spinWheel: (deps, { address }) =>
    countTry(deps, [[`wheel-address:${addressKey(address)}`, SPINS_OF_ADDRESS]], "api.tooManyCalls"),
} satisfies CountedCalls;
