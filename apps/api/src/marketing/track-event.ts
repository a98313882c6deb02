import { type MarketingCalls, marketingPlatform } from "@shop/api-client/contract";
import { ok, type Result, randomUuid } from "@shop/kernel";
import type * as z from "zod/mini";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Deps } from "../ports/deps.ts";
import { putVisit } from "./activity.ts";
import { eventTime } from "./event-time.ts";
import { findConsenting } from "./find-consenting.ts";
import { storeEvent } from "./store-event.ts";
import { toVisit } from "./to-visit.ts";

/** The calls that report one event of which the browser knows all. */
export type EventCall = Exclude<
  keyof MarketingCalls,
  | "trackSignup"
  | "trackVerify"
  | "trackPurchase"
  | "trackActivitySession"
  | "unsubscribe"
  | "resubscribe"
  | "reportConsent"
>;
export type EventRequest = z.output<MarketingCalls[EventCall]["request"]>;

/** Stores an event of a customer. Failures: those of `findConsenting`. Source: TRACK-04, TRACK-05, AUTH-18, CART-12. */
export async function trackEvent(
  deps: Deps,
  userId: string,
  call: EventCall,
  request: EventRequest,
): Promise<Result<void>> {
  const account = await findConsenting(deps, { userId, ...request });
  if (!account.isOk) return account;
  const { event_id, occurred_at, consent: _consent, user_email: _email, ...fields } = request;
  const { product_name, session_data, ...rest } = {
    product_name: null,
    session_data: undefined,
    ...fields,
    ...("platform" in fields ? { platform: marketingPlatform(fields.platform) } : {}),
  };
  const nowMs = deps.clock.nowMs();
  await inTransaction(deps.db, async (trx) => {
    await storeEvent(trx, deps, {
      ...{ userId, call, email: account.value.email },
      eventId: event_id ?? randomUuid(deps.random),
      productName: product_name ?? null,
      data: rest,
      occurredAt: eventTime(occurred_at, nowMs),
    });
    if (session_data) await putVisit(trx, userId, toVisit(session_data, randomUuid(deps.random)), new Date(nowMs));
  });
  return ok(undefined);
}
