import { ok } from "@shop/kernel";
import type { Handlers } from "../users/index.ts";
import { claimPack } from "./claim-pack.ts";
import { describeWheel, NO_WHEEL, visibleWheels } from "./describe-wheel.ts";
import { holderOf, openWheel } from "./open-wheel.ts";
import { spinWheel } from "./spin-wheel.ts";
import { listDraws } from "./wheels.ts";

export const wheelHandlers: Handlers<"getWheel" | "spinWheel" | "claimWheelPack"> = {
  getWheel: async (deps, context) => {
    const holder = holderOf(context);
    const open = await openWheel(deps, holder);
    if (!open) return ok(NO_WHEEL);
    const seen = visibleWheels(open.all, holder).map(({ id }) => id);
    return ok(describeWheel(open, await listDraws(deps.db, seen)));
  },
  spinWheel: (deps, context, { chance }) => spinWheel(deps, context, chance),
  claimWheelPack: (deps, context, { wheel, number }) => {
    const userId = context.session?.userId ?? "";
    return claimPack(deps, { userId, holder: holderOf(context), wheelId: wheel, number });
  },
};
