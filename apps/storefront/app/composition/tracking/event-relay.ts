import type { RaisedEvent } from "@shop/tracking";
import type { Tracker } from "@shop/tracking/store";

/** An event from before tracking was loaded, with who was logged in at that moment. */
export interface EarlyEvent {
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
  connect(tracker: Tracker, adopt: (early: EarlyEvent) => void): void;
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
  let adopt: ((early: EarlyEvent) => void) | null = null;
  let early: readonly EarlyEvent[] = [];
  return {
    raise: (event, happenedAtMs) => {
      if (tracker && happenedAtMs === undefined) return tracker.raise(event);
      const one = { event, atMs: happenedAtMs ?? nowMs(), emailAddress: emailAddress() };
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
