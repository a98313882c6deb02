import type { OptionalCategory } from "./categories.ts";

/** What a visitor has decided, and what they were shown. Stored in the browser, sent as a record. */
export interface ConsentChoice {
  /** Random, one per browser. It names the browser's records and nobody. */
  readonly id: string;
  /** The categories that the text asked about. One that is added later is asked about then. */
  readonly asked: readonly OptionalCategory[];
  readonly granted: readonly OptionalCategory[];
  /** Ids of services that were allowed alone, without their category: by the placeholder of a frame. */
  readonly services: readonly string[];
  readonly chosenAtMs: number;
  readonly policyVersion: string;
  /** SHA-256 of the text that was shown, in hex; see `shownText`. Empty in a page on plain http, whose browser has no cryptography. */
  readonly textHash: string;
  /** Whether the browser sent Global Privacy Control when it was made: an explicit yes overrules the signal. */
  readonly hadSignal: boolean;
}

/** What is asked now. */
export interface ConsentPolicy {
  readonly version: string;
  /** The categories that have a service. */
  readonly asked: readonly OptionalCategory[];
}
