import { fail, ok } from "@shop/kernel";
import { getOrder } from "../../use-cases/get-order.ts";
import { listOrders } from "../../use-cases/list-orders.ts";
import type { Handlers } from "../call-context.ts";

export const orderHandlers: Handlers<"listOrders" | "getOrder"> = {
  listOrders: async (deps, { session }) => {
    if (!session) return fail({ code: "api.loginRequired" });
    return ok(await listOrders(deps, session.userId));
  },
  getOrder: async (deps, { session }, request) => {
    if (!session) return fail({ code: "api.loginRequired" });
    return getOrder(deps, { userId: session.userId, order: request.order });
  },
};
