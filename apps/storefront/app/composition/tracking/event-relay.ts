import type { ConsentView, RaisedEvent } from "@shop/tracking";
import type { ConsentSource, Tracker } from "@shop/tracking/store";

/** An event from before tracking was loaded, with what was chosen and who was logged in at that moment. */
export interface EarlyEvent {
  readonly event: RaisedEvent;
  readonly atMs: number;
  readonly consent: ConsentView;
  readonly emailAddress: string | null;
}

/** Where features raise their events, from the first moment on. */
export interface EventRelay {
  raise(event: RaisedEvent): void;
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
  readonly consent: Pick<ConsentSource, "current">;
  readonly emailAddress: () => string | null;
  readonly nowMs: () => number;
}

/** Before a choice, and after a refusal, an event is forgotten at once. */
export function createEventRelay({ consent, emailAddress, nowMs }: RelayDeps): EventRelay {
  let tracker: Tracker | null = null;
  let early: readonly EarlyEvent[] = [];
  return {
    raise: (event) => {
      if (tracker) return tracker.raise(event);
      const choice = consent.current();
      if (!choice || choice.allowed.length === 0) return;
      const one = { event, atMs: nowMs(), consent: choice, emailAddress: emailAddress() };
      early = [...early, one].slice(-EARLY_MOST);
    },
    leave: async () => tracker?.leave(),
    stay: () => tracker?.stay(),
    connect: (loaded, adopt) => {
      tracker = loaded;
      const kept = early;
      early = [];
      for (const one of kept) adopt(one);
    },
  };
}
