import {
  createMarketingTransport,
  createTrackingClient,
  type MarketingCallName,
  type MarketingCallRequest,
} from "@shop/api-client/marketing";
import type { Clock } from "@shop/kernel";
import type { MarketingOutcome } from "../store/ports.ts";
import { callOutcome } from "./call-outcome.ts";

export interface MarketingService {
  /** Sent once, with ten seconds to arrive. Never rejects: what fails is `{ success: false, message }`. Source: TRACK-04. */
  call(name: MarketingCallName, request: Readonly<Record<string, unknown>>): Promise<MarketingOutcome>;
}

/**
 * The marketing service for a browser: its tracking calls, unsubscribe and resubscribe. The session identifies the customer. `host`: the
 * origin of the service; empty for the page's own.
 */
export function createMarketingGateway(deps: {
  readonly host: string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
}): MarketingService {
  const { host, clock } = deps;
  const client = createTrackingClient({ host, clock, transport: createMarketingTransport(deps.fetch) });
  return {
    // The service checks each request by the same schema; events are checked by the list of events before.
    call: async (name, request) =>
      callOutcome(await client.call(name, request as MarketingCallRequest<MarketingCallName>)),
  };
}
