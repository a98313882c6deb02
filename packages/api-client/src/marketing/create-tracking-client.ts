import type { Result } from "@shop/kernel";
import type * as z from "zod/mini";
import { type MarketingCalls, marketingCalls } from "../contract/operations/marketing.ts";
import { type MarketingClientOptions, makeMarketingCall } from "./make-marketing-call.ts";

export type MarketingCallName = keyof MarketingCalls;
export type MarketingCallRequest<Name extends MarketingCallName> = z.input<MarketingCalls[Name]["request"]>;
export type MarketingCallAnswer<Name extends MarketingCallName> = z.output<MarketingCalls[Name]["answer"]>;

/**
 * The marketing service for a browser with the session of a logged-in customer. Every call resolves to a Result and is sent once; what fails
 * may be sent again with the same `event_id`. Failures as of `makeMarketingCall`; `tracking.otherAccount` and `tracking.noConsent` mean that
 * the event is never to be sent again.
 */
export interface TrackingClient {
  call<Name extends MarketingCallName>(
    name: Name,
    request: MarketingCallRequest<Name>,
  ): Promise<Result<MarketingCallAnswer<Name>>>;
}

/** The marketing service for one browser. Source: TRACK-04. */
export function createTrackingClient(options: MarketingClientOptions): TrackingClient {
  return {
    // The parsed result has passed this call's schema; the cast states that once, here.
    call: async (name, request) =>
      (await makeMarketingCall(options, marketingCalls[name], request)) as Result<MarketingCallAnswer<typeof name>>,
  };
}

/** What `navigator.sendBeacon(url, body)` takes to send a call while its page closes. A text body is JSON to the service. */
export function buildBeacon(
  host: string,
  request: MarketingCallRequest<"trackActivitySession">,
): { readonly url: string; readonly body: string } {
  return { url: `${host}${marketingCalls.trackActivitySession.path}`, body: JSON.stringify(request) };
}
