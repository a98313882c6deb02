import { createForwardClock, createSystemRandom } from "@shop/kernel";
import { accountMark } from "@shop/tracking";
import { createActivityGateway, createMarketingGateway } from "@shop/tracking/adapters";
import { createJournal, createTracker, type Journal, type Tracker } from "@shop/tracking/store";
import type { PageServices } from "../page-services.ts";
import { createBrowserTrackingEnvironment } from "./tracking-environment.ts";

export interface TrackingServices {
  readonly tracker: Tracker;
  /** The events of this tab, for the inspector. */
  readonly journal: Journal;
}

type TrackedPage = Pick<PageServices, "environment" | "events" | "choices"> & {
  readonly auth: Pick<PageServices["auth"], "getState" | "subscribe">;
};

/** The tab's tracking: for as long as the tab. The session identifies the customer to the shop's own back end. */
export function createTracking(
  { environment, auth, events, choices: consent }: TrackedPage,
  browser = createBrowserTrackingEnvironment(),
): TrackingServices {
  const { local, session, log } = environment;
  const clock = createForwardClock(environment.clock, () => performance.now());
  const ports = { host: "", fetch: browser.fetch, clock };
  const journal = createJournal();
  const tracker = createTracker({
    ...browser,
    consent,
    account: {
      current: () => auth.getState().user?.emailAddress ?? null,
      subscribe: (listener) => auth.subscribe((state, before) => state.user !== before.user && listener()),
    },
    activity: createActivityGateway({ ...ports, sendBeacon: browser.sendBeacon }),
    marketing: createMarketingGateway(ports),
    local,
    session,
    clock,
    random: createSystemRandom(),
    log,
    journal,
  });
  events.connect(tracker, ({ event, atMs, consent: chosen, emailAddress }) => {
    const account = emailAddress === null ? null : accountMark(emailAddress);
    const current = consent.current();
    const made = current && current.chosenAtMs <= atMs ? current : null;
    tracker.raise(event, { atMs, stamp: { consent: chosen === "unread" ? made : chosen, account } });
  });
  return { tracker, journal };
}
