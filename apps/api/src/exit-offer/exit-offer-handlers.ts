import { ok } from "@shop/kernel";
import { loginRequired } from "../http/checked-before.ts";
import type { Handlers } from "../users/index.ts";
import { claimExitOffer } from "./claim-exit-offer.ts";

export const exitOfferHandlers: Handlers<"claimExitOffer"> = {
  claimExitOffer: async (deps, context) => {
    if (!context.session) return loginRequired();
    const claimed = await claimExitOffer(deps, context.session.userId);
    if (!claimed.isOk) return claimed;
    const { code, percent, endsAt } = claimed.value;
    return ok({ code, percent, ends_at: endsAt.toISOString() });
  },
};
