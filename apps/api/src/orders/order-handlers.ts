import { fail, ok } from "@shop/kernel";
import type { Handlers } from "../users/index.ts";
import { getOrder } from "./get-order.ts";
import { listOrders } from "./list-orders.ts";

export const orderHandlers: Handlers<"listOrders" | "getOrder"> = {
  listOrders: async (deps, { session }) => {
    if (!session) return fail({ code: "api.loginRequired" });
    return ok(await listOrders(deps, session.userId));
  },
  getOrder: async (deps, { session, locale }, request) => {
    if (!session) return fail({ code: "api.loginRequired" });
    return getOrder(deps, { userId: session.userId, order: request.order, locale });
  },
};
