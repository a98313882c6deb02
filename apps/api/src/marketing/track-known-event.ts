import type { MarketingCalls } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import type * as z from "zod/mini";
import { findCustomerOrder } from "../orders/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Deps } from "../ports/deps.ts";
import { findUser } from "../users/index.ts";
import { findConsenting } from "./find-consenting.ts";
import { accountEvents, purchaseEvent } from "./known-events.ts";
import { storeEvent } from "./store-event.ts";

type KnownRequest = z.output<MarketingCalls["trackSignup" | "trackVerify"]["request"]>;
type PurchaseRequest = z.output<MarketingCalls["trackPurchase"]["request"]>;

/**
 * A sign-up or a verification that a browser reports: stored from the account's own row, once, whatever the browser says of it. Nothing is
 * stored of an account that isn't activated yet. Failures: those of `findConsenting`. Source: TRACK-04.
 */
export async function trackAccountEvent(
  deps: Deps,
  userId: string,
  call: "trackSignup" | "trackVerify",
  request: KnownRequest,
): Promise<Result<void>> {
  const account = await findConsenting(deps, { userId, ...request });
  if (!account.isOk) return account;
  const user = await findUser(deps.db, userId);
  if (!user) return fail({ code: "api.loginRequired" });
  const known = { userId, email: user.email, signedUpAt: user.created_at, activatedAt: user.activated_at };
  const event = accountEvents(known).find((one) => one.call === call);
  if (event) await inTransaction(deps.db, (trx) => storeEvent(trx, deps, event));
  return ok(undefined);
}

/**
 * A purchase that a browser reports: stored from the account's own paid order, once. Failures: those of `findConsenting`, `order.notFound`
 * if the account has no such order or it isn't paid. Source: TRACK-04.
 */
export async function trackPurchase(deps: Deps, userId: string, request: PurchaseRequest): Promise<Result<void>> {
  const account = await findConsenting(deps, { userId, ...request });
  if (!account.isOk) return account;
  const order = await findCustomerOrder(deps.db, userId, request.order_id);
  if (order?.status !== "paid" || !order.paid_at) return fail({ code: "order.notFound" });
  const event = await purchaseEvent(
    deps.db,
    { userId, email: account.value.email },
    { ...order, paid_at: order.paid_at },
  );
  await inTransaction(deps.db, (trx) => storeEvent(trx, deps, event));
  return ok(undefined);
}
