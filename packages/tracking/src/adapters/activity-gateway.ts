import { MAX_ACTIVITY_BYTES, MAX_ACTIVITY_EVENTS } from "@shop/api-client/contract";
import {
  buildBeacon,
  createMarketingTransport,
  createTrackingClient,
  type MarketingCallRequest,
} from "@shop/api-client/marketing";
import type { Clock } from "@shop/kernel";
import { consentOnWire } from "../domain/consent-on-wire.ts";
import { jsonBytes } from "../domain/split-events.ts";
import type { ActivityGateway, ActivityPart } from "../store/ports.ts";

/** Sends activity to the shop's back end, or to a marketing service of the same contract. */
export function createActivityGateway(deps: {
  readonly host: string;
  readonly fetch: typeof fetch;
  readonly sendBeacon: (url: string, body: string) => boolean;
  readonly clock: Clock;
}): ActivityGateway {
  const { host, clock } = deps;
  const client = createTrackingClient({ host, clock, transport: createMarketingTransport(deps.fetch) });
  return {
    most: { bytes: MAX_ACTIVITY_BYTES, events: MAX_ACTIVITY_EVENTS },
    bytesOf: (part) => jsonBytes(onWire(part)),
    send: (part) => client.call("trackActivitySession", onWire(part)),
    beacon: (part) => {
      const { url, body } = buildBeacon(host, onWire(part));
      return deps.sendBeacon(url, body);
    },
  };
}

function onWire(part: ActivityPart): MarketingCallRequest<"trackActivitySession"> {
  return {
    user_email: part.emailAddress,
    batch_id: part.batchId,
    consent: consentOnWire(part.consent),
    session_data: part.summary,
    events: [...part.events],
  };
}
