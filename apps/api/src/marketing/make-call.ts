import type { MarketingCalls } from "@shop/api-client/contract";
import { ok, type Result } from "@shop/kernel";
import type * as z from "zod/mini";
import type { Deps } from "../ports/deps.ts";
import { findAccount } from "./find-consenting.ts";
import { reportChoice } from "./report-choice.ts";
import { setSubscription } from "./set-subscription.ts";
import { trackActivity } from "./track-activity.ts";
import { type EventRequest, trackEvent } from "./track-event.ts";
import { trackAccountEvent, trackPurchase } from "./track-known-event.ts";

type Name = keyof MarketingCalls;
type Handlers = {
  readonly [Call in Name]: (
    deps: Deps,
    userId: string,
    request: z.output<MarketingCalls[Call]["request"]>,
  ) => Promise<Result<void>>;
};

/** One event, of which the browser knows all. */
const event = (call: Parameters<typeof trackEvent>[2]) => (deps: Deps, userId: string, request: EventRequest) =>
  trackEvent(deps, userId, call, request);

/** What each call of a browser does for the session's account. */
const HANDLERS: Handlers = {
  trackDownload: event("trackDownload"),
  trackLogin: event("trackLogin"),
  trackLogout: event("trackLogout"),
  trackCartAdd: event("trackCartAdd"),
  trackCartRemove: event("trackCartRemove"),
  trackCheckout: event("trackCheckout"),
  trackPageView: event("trackPageView"),
  trackProductView: event("trackProductView"),
  trackRating: event("trackRating"),
  trackRedeem: event("trackRedeem"),
  trackSignup: (deps, userId, request) => trackAccountEvent(deps, userId, "trackSignup", request),
  trackVerify: (deps, userId, request) => trackAccountEvent(deps, userId, "trackVerify", request),
  trackPurchase,
  trackActivitySession: trackActivity,
  unsubscribe: (deps, userId, request) => setSubscription(deps, userId, "unsubscribe", request),
  resubscribe: (deps, userId, request) => setSubscription(deps, userId, "resubscribe", request),
  reportConsent: async (deps, userId, request) => {
    const account = await findAccount(deps, { userId, ...request });
    if (!account.isOk) return account;
    await reportChoice(deps, { userId, email: account.value.email }, request.consent);
    return ok(undefined);
  },
};

/** Makes a call whose request has passed its own schema. */
export function makeCall(deps: Deps, userId: string, name: Name, request: unknown): Promise<Result<void>> {
  const handler = HANDLERS[name] as (deps: Deps, userId: string, request: unknown) => Promise<Result<void>>;
  return handler(deps, userId, request);
}
