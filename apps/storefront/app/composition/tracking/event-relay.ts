import type { ConsentView, RaisedEvent } from "@shop/tracking";
import type { Tracker } from "@shop/tracking/store";
import type { Choices } from "./consent-choices.ts";

/** An event from before tracking was loaded, with what was chosen and who was logged in at that moment. `unread`: the choice wasn't loaded yet. */
export interface EarlyEvent {
  readonly event: RaisedEvent;
  readonly atMs: number;
  readonly consent: ConsentView | "unread";
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
  readonly choices: Pick<Choices, "current" | "isKnown">;
  readonly emailAddress: () => string | null;
  readonly nowMs: () => number;
}

/** Without a choice, and after a refusal, events are forgotten: they were in memory and nowhere else. */
export function createEventRelay({ choices, emailAddress, nowMs }: RelayDeps): EventRelay {
  let tracker: Tracker | null = null;
  let early: readonly EarlyEvent[] = [];
  return {
    raise: (event) => {
      if (tracker) return tracker.raise(event);
      const consent: EarlyEvent["consent"] | null = choices.isKnown() ? choices.current() : "unread";
      if (!consent || (consent !== "unread" && consent.allowed.length === 0)) early = [];
      else early = [...early, { event, atMs: nowMs(), consent, emailAddress: emailAddress() }].slice(-EARLY_MOST);
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
