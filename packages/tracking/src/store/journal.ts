import { type ReadableStore, readable } from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import type { EventName } from "../domain/event-list.ts";
import type { Destination } from "../domain/event-routes.ts";
import { JOURNAL_MOST } from "../domain/limits.ts";
import type { Refusal } from "../domain/stamp.ts";

/** What became of an event at a destination: it is on its way, it has arrived, or why not. */
export type Fate =
  | { readonly kind: "waiting" | "sent" | "duplicate" | "byServer" | "noTag" }
  | { readonly kind: "refused"; readonly reason: Refusal }
  | { readonly kind: "failed"; readonly reason: string };

export interface JournalEntry {
  readonly id: string;
  readonly atMs: number;
  readonly name: EventName;
  readonly data: unknown;
  /** False: the data doesn't fit the event's schema, so that it goes nowhere. */
  readonly isValid: boolean;
  readonly fates: Readonly<Partial<Record<Destination, Fate>>>;
}

/** What an inspector shows: the last 200 events of this tab, the newest first. */
export interface Journal extends ReadableStore<{ readonly entries: readonly JournalEntry[] }> {
  write(entry: Omit<JournalEntry, "fates">): void;
  /** Notes what became of an event; one that is no longer listed is left alone. */
  settle(id: string, destination: Destination, fate: Fate): void;
  clear(): void;
}

export function createJournal(): Journal {
  const store = createStore<{ readonly entries: readonly JournalEntry[] }>(() => ({ entries: [] }));
  return {
    ...readable(store),
    write: (entry) =>
      store.setState(({ entries }) => ({ entries: [{ ...entry, fates: {} }, ...entries].slice(0, JOURNAL_MOST) })),
    settle: (id, destination, fate) =>
      store.setState(({ entries }) => ({
        entries: entries.map((entry) =>
          entry.id === id ? { ...entry, fates: { ...entry.fates, [destination]: fate } } : entry,
        ),
      })),
    clear: () => store.setState({ entries: [] }),
  };
}
