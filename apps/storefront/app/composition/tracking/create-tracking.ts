import { createForwardClock, createSystemRandom, randomUuid } from "@shop/kernel";
import { accountMark } from "@shop/tracking";
import { createActivityGateway, createMarketingGateway } from "@shop/tracking/adapters";
import { createJournal, createTracker } from "@shop/tracking/store";
import type { PageServices } from "../page-services.ts";
import { consentChoices } from "./consent-choices.ts";
import { createBrowserTrackingEnvironment } from "./tracking-environment.ts";
import type { TrackingServices } from "./tracking-services.ts";

type TrackedPage = Pick<PageServices, "environment" | "events"> & {
  readonly consent: Parameters<typeof consentChoices>[0];
  readonly auth: Pick<PageServices["auth"], "getState" | "subscribe">;
};

/** The tab's tracking: for as long as the tab. The session identifies the customer to the shop's own back end. */
export function createTracking(
  { environment, auth, events, consent: late }: TrackedPage,
  browser = createBrowserTrackingEnvironment(),
): TrackingServices {
  const { local, session, log } = environment;
  const consent = consentChoices(late);
  const clock = createForwardClock(environment.clock, () => performance.now());
  const ports = { host: "", fetch: browser.fetch, clock };
  const journal = createJournal();
  const random = createSystemRandom();
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
    random,
    log,
    journal,
  });
  events.connect(tracker, ({ event, atMs, emailAddress }) => {
    const choice = consent.current();
    // Made under this choice, or under none that still counts.
    const made = choice && choice.chosenAtMs <= atMs ? choice : null;
    const account = emailAddress === null ? null : accountMark(emailAddress);
    tracker.raise(event, { atMs, stamp: { consent: made, account } });
  });
  return { tracker, journal, tabId: randomUuid(random) };
}
