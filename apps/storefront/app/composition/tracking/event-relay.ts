import type { RaisedEvent } from "@shop/tracking";
import type { Tracker } from "@shop/tracking/store";

/** An event, when it happened, and who was logged in then. */
export interface TimedEvent {
  readonly event: RaisedEvent;
  readonly atMs: number;
  readonly emailAddress: string | null;
}

/** Where features raise their events, from the first moment on. */
export interface EventRelay {
  /** `atMs`: it happened earlier. Default: now. */
  raise(event: RaisedEvent, atMs?: number): void;
  /** Before a logout. Resolves at once where nothing is tracked. */
  leave(): Promise<void>;
  /** The logout has failed. */
  stay(): void;
  /** Tracking is loaded: passes on what was kept, and everything from then on. */
  connect(tracker: Tracker, adopt: (one: TimedEvent) => void): void;
}

/** What is kept in memory until tracking is loaded. */
const EARLY_MOST = 50;

interface RelayDeps {
  readonly emailAddress: () => string | null;
  readonly nowMs: () => number;
}

/** Until tracking is loaded, which needs a consent, the last events are in the page's memory and nowhere else. */
export function createEventRelay({ emailAddress, nowMs }: RelayDeps): EventRelay {
  let tracker: Tracker | null = null;
  let adopt: ((one: TimedEvent) => void) | null = null;
  let early: readonly TimedEvent[] = [];
  return {
    raise: (event, atMs = nowMs()) => {
      const one = { event, atMs, emailAddress: emailAddress() };
      if (adopt) adopt(one);
      else early = [...early, one].slice(-EARLY_MOST);
    },
    leave: async () => tracker?.leave(),
    stay: () => tracker?.stay(),
    connect: (loaded, adoptBy) => {
      tracker = loaded;
      adopt = adoptBy;
      for (const one of early) adoptBy(one);
      early = [];
    },
  };
}
