export { clearShelves } from "./activity-shelf.ts";
export { createJournal, type Fate, type Journal, type JournalEntry } from "./journal.ts";
export type * from "./ports.ts";
export { createTracker, type RaisedAt, type Tracker } from "./tracker.ts";
export type { TrackerDeps } from "./tracker-deps.ts";
