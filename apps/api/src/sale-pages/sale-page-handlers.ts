import { ok } from "@shop/kernel";
import { listSalesWindows } from "../sales/index.ts";
import type { Handlers } from "../users/index.ts";
import { claimDripOffer, findDripOffer } from "./drip-offers.ts";

export const salePageHandlers: Handlers<"listSalesWindows" | "getDripOffer" | "claimDripOffer"> = {
  listSalesWindows: async ({ db, clock }) => {
    const nowMs = clock.nowMs();
    return ok({ now: new Date(nowMs).toISOString(), windows: await listSalesWindows(db, nowMs) });
  },
  getDripOffer: async (deps, _context, request) =>
    ok({ now: new Date(deps.clock.nowMs()).toISOString(), offer: await findDripOffer(deps, request) }),
  claimDripOffer: async (deps, context, request) => {
    const claimed = await claimDripOffer(deps, context, request);
    return claimed.isOk ? ok({ ...claimed.value }) : claimed;
  },
};
