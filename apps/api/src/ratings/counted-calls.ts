import { checkRating } from "@shop/account";
import { countTry } from "../http/count-try.ts";
import type { CountedCalls } from "../users/index.ts";
import { RATINGS } from "./limits.ts";

export const ratingCounts = {
  rateProduct: async (deps, { session }, request) =>
    "rating" in request && checkRating({ stars: request.rating, comment: request.comment ?? "" }).isOk
      ? countTry(deps, [[`rating:${session?.userId}`, RATINGS]], "rating.tooMany")
      : null,
} satisfies CountedCalls;
