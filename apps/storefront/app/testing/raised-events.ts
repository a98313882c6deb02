import { buildTracker } from "@shop/tracking/testing";
import type { EventRelay } from "../composition/tracking/event-relay.ts";

/** Follows what is raised, and returns a function that lists it, the oldest first. An event that doesn't fit its schema fails. */
export function raisedEvents(events: EventRelay): () => readonly (readonly [string, unknown])[] {
  const { tracker, journal } = buildTracker();
  events.connect(tracker, ({ event }) => tracker.raise(event));
  return () =>
    journal
      .getState()
      .entries.toReversed()
      .map(({ name, data, isValid }) => {
        if (!isValid) throw new Error(`The data of ${name} doesn't fit its schema: ${JSON.stringify(data)}`);
        return [name, data] as const;
      });
}
