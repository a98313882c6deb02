import type { KeyValueStorage } from "@shop/kernel";
import { createFakeClock, createFakeRandom, createMemoryStorage, type FakeClock } from "@shop/kernel/testing";
import type { ConsentView } from "../domain/stamp.ts";
import type { AnalyticsEvent } from "../domain/to-analytics.ts";
import { createJournal } from "../store/journal.ts";
import type { InTask, MarketingOutcome } from "../store/ports.ts";
import { createTracker } from "../store/tracker.ts";
import { createFakeActivityService, type FakeActivityService } from "./fake-activity-service.ts";
import { createFakePage } from "./fake-page.ts";

/** A value that listeners follow. */
export function createSource<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next: Value) => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Both categories, chosen before the test begins. */
export const FULL_CONSENT: ConsentView = {
  id: "5b0e2e5c-6f5e-4d8f-9a44-0c7d1f3b2a10",
  chosenAtMs: 1_768_000_000_000,
  allowed: ["marketing", "statistics"],
};

interface GivenTab {
  readonly consent?: ConsentView | null;
  readonly emailAddress?: string | null;
  readonly isVisible?: boolean;
  readonly hasTag?: boolean;
  /** Shared by the tabs of one browser. */
  readonly browser?: {
    readonly local: KeyValueStorage;
    readonly clock: FakeClock;
    readonly activity: FakeActivityService;
  };
  /** The tab's storage, for a page that follows another, or for a copy. */
  readonly session?: KeyValueStorage;
  readonly seed?: number;
  /** Default: work is done at once. */
  readonly inTask?: InTask;
}

/** One tab of a browser, with a logged-in customer who allows everything; pass what matters. */
export function buildTracker(given: GivenTab = {}) {
  const { consent = FULL_CONSENT, emailAddress = "ada@example.com", isVisible = true, hasTag = true } = given;
  const browser = given.browser ?? {
    local: createMemoryStorage(),
    clock: createFakeClock(),
    activity: createFakeActivityService(),
  };
  const session = given.session ?? createMemoryStorage();
  const page = createFakePage({ isVisible });
  const sources = { consent: createSource<ConsentView | null>(consent), account: createSource(emailAddress) };
  const calls: { readonly name: string; readonly request: Readonly<Record<string, unknown>> }[] = [];
  const analytics: AnalyticsEvent[] = [];
  const logged: object[] = [];
  const journal = createJournal();
  const service: { reply: (name: string) => Promise<MarketingOutcome> } = { reply: async () => ({ success: true }) };
  const tracker = createTracker({
    ...browser,
    ...page,
    ...sources,
    session,
    marketing: {
      call: (name, request) => {
        calls.push({ name, request });
        return service.reply(name);
      },
    },
    analytics: {
      send: (event) => {
        if (hasTag) analytics.push(event);
        return hasTag;
      },
    },
    inTask: given.inTask ?? ((work) => work()),
    context: () => ({ device: "desktop", screen: "desktop", browser: "Firefox", os: "Linux" }),
    random: createFakeRandom(given.seed ?? 1),
    log: (entry) => logged.push(entry),
    journal,
  });
  return {
    tracker,
    browser,
    ...browser,
    session,
    page,
    ...sources,
    calls,
    service,
    analyticsEvents: analytics,
    logged,
    journal,
  };
}
